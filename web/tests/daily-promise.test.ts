import { beforeEach, describe, expect, it, vi } from "vitest";
import { comparePromise, promisedFor } from "../src/device/daily-promise";
import { earlierSecret } from "../src/fairness/daily-dice";

const LAST = "ab".repeat(32); // the commitment of 20 November
const HOUR = 3_600_000;
const date = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
/** In the morning, the latest secret that is known is the commitment itself. */
const shown = (day: number, commitment = earlierSecret(LAST, 20 - day), since = 1) => ({
  day: date(day),
  commitment,
  chain_since: date(since),
  left: 14 * HOUR,
  revealed: day - 2 < since ? null : { day: date(day - 2), secret: commitment, table: null },
});
/** In the afternoon, the secret of the day before is known. */
const afternoon = (day: number, known = day - 1, secret = earlierSecret(LAST, 18 - known)) => ({
  ...shown(day),
  left: 11 * HOUR,
  revealed: { day: date(known), secret, table: null },
});

describe("the promise of the dice of the day", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it("is noted at the first visit and kept over days", () => {
    expect(comparePromise(shown(10))).toBe("first");
    expect(comparePromise(shown(10))).toBe("kept");
    expect(comparePromise(shown(11))).toBe("kept");
    expect(comparePromise(shown(17))).toBe("kept");
  });

  it("is broken by other dice, on the same day or later, for good", () => {
    comparePromise(shown(10));
    expect(comparePromise(shown(10, "cd".repeat(32)))).toBe("broken");
    expect(comparePromise(shown(12, "cd".repeat(32)))).toBe("broken");
    expect(comparePromise(shown(12))).toBe("kept");
  });

  it("is broken by a day that comes back", () => {
    comparePromise(shown(10));
    expect(comparePromise(shown(9))).toBe("broken");
  });

  it("is kept while every secret is revealed in time", () => {
    expect(comparePromise(afternoon(10))).toBe("first");
    expect(comparePromise(shown(11))).toBe("kept");
    expect(comparePromise(afternoon(11))).toBe("kept");
  });

  it("is withheld if a secret that is due does not come, or an older one", () => {
    expect(comparePromise({ ...afternoon(10), revealed: null })).toBe("withheld");
    expect(comparePromise(afternoon(10, 8))).toBe("withheld");
    expect(comparePromise(afternoon(10, 5))).toBe("withheld");
    expect(comparePromise({ ...shown(10), revealed: null })).toBe("withheld");
    expect(comparePromise(afternoon(10))).toBe("kept");
  });

  it("has nothing to reveal on its first day, but on the second", () => {
    const first = { ...shown(10, undefined, 10), left: HOUR, revealed: null };
    expect(comparePromise(first)).toBe("first");
    expect(comparePromise({ ...shown(11, undefined, 10), revealed: null })).toBe("kept");
    expect(comparePromise({ ...first, ...shown(11, undefined, 10), left: HOUR })).toBe("withheld");
  });

  it("is broken by a secret of another chain", () => {
    expect(comparePromise(afternoon(10, 9, "cd".repeat(32)))).toBe("broken");
    expect(comparePromise(afternoon(10, 5, "cd".repeat(32)))).toBe("broken");
    expect(comparePromise(afternoon(10))).toBe("first");
  });

  it("is known to the table of its day", () => {
    comparePromise(shown(10));
    expect(promisedFor("2026-11-10")).toBe(shown(10).commitment);
    for (const other of ["2026-11-11", null, undefined]) expect(promisedFor(other)).toBeNull();
  });

  it("begins again with a chain that says that it is new", () => {
    comparePromise(shown(10));
    expect(comparePromise(shown(12, "cd".repeat(32), 12))).toBe("new");
    expect(comparePromise(shown(12, "cd".repeat(32), 12))).toBe("kept");
  });
});
