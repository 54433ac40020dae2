import { beforeEach, describe, expect, it, vi } from "vitest";
import { comparePromise } from "../src/device/daily-promise";
import { earlierSecret } from "../src/fairness/daily-dice";

const LAST = "ab".repeat(32); // the commitment of 20 November
const shown = (day: number, commitment = earlierSecret(LAST, 20 - day), since = 1) => ({
  day: `2026-11-${String(day).padStart(2, "0")}`,
  commitment,
  chain_since: `2026-11-${String(since).padStart(2, "0")}`,
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

  it("begins again with a chain that says that it is new", () => {
    comparePromise(shown(10));
    expect(comparePromise(shown(12, "cd".repeat(32), 12))).toBe("new");
    expect(comparePromise(shown(12, "cd".repeat(32), 12))).toBe("kept");
  });
});
