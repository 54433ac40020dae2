import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nothingSeen } from "../src/fairness/seen";
import type { Witnessed } from "../src/fairness/witness";
import { fakePage, FakeStorage } from "./support/fake-page";

type SeenDice = typeof import("../src/device/seen-dice");

/** The page is loaded anew: only what the browser keeps is left. */
async function load(): Promise<SeenDice> {
  vi.resetModules();
  return import("../src/device/seen-dice");
}

beforeEach(() => {
  vi.useFakeTimers();
  fakePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saw = (commitment: string) => (seen: Witnessed) => ({ ...seen, commitment });

describe("what a device saw of the dice", () => {
  it("outlives the page", async () => {
    (await load()).updateSeenDice("ID", (seen) => ({ ...seen, lines: ["0123456789abcdef"] }));
    expect((await load()).seenDice("ID").lines).toEqual(["0123456789abcdef"]);
  });

  it("is what another tab has seen, too", async () => {
    const [one, two] = [await load(), await load()];
    one.updateSeenDice("ID", (seen) => ({ ...seen, version: 7 }));
    two.updateSeenDice("ID", (seen) => ({ ...seen, version: seen.version + 1 }));
    expect(one.seenDice("ID").version).toBe(8);
  });

  it("was once kept in another form, which still counts for the tables of then", async () => {
    const old = { commitment: "ab".repeat(32), "nonce-0": "0f", "nonce-3": "1f" };
    localStorage.setItem("heckmeck-table-ID", JSON.stringify(old));
    const expected = {
      commitment: "ab".repeat(32),
      oldNonces: ["0f", "1f"],
      drawn: {},
      version: 0,
    };
    expect((await load()).seenDice("ID")).toMatchObject({ ...nothingSeen(), ...expected });
  });

  it.each(["null", "5", "[]", "{", '"x"'])("is nothing if the browser returns %s", async (text) => {
    localStorage.setItem("heckmeck-table-ID", text);
    expect((await load()).seenDice("ID")).toMatchObject(nothingSeen());
  });

  it("is found by the link or the id with which the table was opened", async () => {
    const { followLink, tableSeenAt, updateSeenDice } = await load();
    updateSeenDice("ID", saw("ab"));
    followLink("ID", "CODE");
    expect([tableSeenAt("CODE"), tableSeenAt("ID"), tableSeenAt("OTHER")]).toEqual([
      "ID",
      "ID",
      null,
    ]);
  });

  it("is kept for the latest 50 tables", async () => {
    const { updateSeenDice, seenDice } = await load();
    for (let table = 0; table < 60; table++) {
      vi.advanceTimersByTime(1000);
      updateSeenDice(`ID${table}`, saw("ab"));
      updateSeenDice("ID0", (seen) => ({ ...seen, version: table })); // the oldest one goes on
    }
    const kept = Array.from({ length: 60 }, (_, table) => seenDice(`ID${table}`).commitment);
    expect(kept.filter((each) => each === "ab")).toHaveLength(50);
    expect([kept[0], kept[10], kept[11]]).toEqual(["ab", null, "ab"]);
  });
});

describe("where the browser", () => {
  it("keeps nothing, a device knows what it saw until the page is closed", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { keepsSeenDice, seenDice, updateSeenDice } = await load();
    expect(keepsSeenDice()).toBe(true); // as far as it knows
    updateSeenDice("ID", saw("ab"));
    expect([seenDice("ID").commitment, keepsSeenDice()]).toEqual(["ab", false]);
    expect((await load()).seenDice("ID").commitment).toBeNull();
  });

  it("has little room left, older tables make room", async () => {
    vi.stubGlobal("localStorage", new FakeStorage(6000));
    const { keepsSeenDice, seenDice, updateSeenDice } = await load();
    for (let table = 0; table < 20; table++) {
      vi.advanceTimersByTime(1000);
      updateSeenDice(`ID${table}`, saw("ab"));
    }
    const lines = Array.from({ length: 100 }, () => "0123456789abcdef");
    updateSeenDice("ID19", (seen) => ({ ...seen, lines }));
    expect(seenDice("ID19").lines).toHaveLength(100);
    expect([seenDice("ID0").commitment, keepsSeenDice()]).toEqual([null, true]);
  });
});

describe("a link", () => {
  it("always leads to the same table", async () => {
    const { followLink } = await load();
    expect(followLink("ID", "CODE")).toBe(true);
    expect(followLink("ID", "CODE")).toBe(true);
    expect(followLink("ID", "ID")).toBe(true); // the same table has two
    expect((await load()).followLink("OTHER", "CODE")).toBe(false);
    expect(followLink("NEXT", "NEW")).toBe(true);
  });
});
