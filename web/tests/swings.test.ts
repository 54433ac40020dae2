import { beforeAll, expect, it, vi } from "vitest";
import { mostly, swingText } from "../src/history/swings";
import type { GameEvent } from "../src/game/model";
import type { Swing } from "../src/net/protocol";
import { linesOf } from "../src/words/log-lines";
import { loadEveningMessages, setLanguage } from "../src/words/words.svelte";

// The words set the language of the page; there is no page here.
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
  await loadEveningMessages();
});

const NAMES = ["Anna", "Ben"];
const swing = (more: Partial<Swing>): Swing => ({
  step: 9,
  turn: 1,
  mover: 1,
  seat: 0,
  before: 0.61,
  after: 0.34,
  luck: 0.2,
  choice: -0.01,
  ...more,
});
const told = (me: number | null, more: Partial<Swing>, ...events: GameEvent[]): string =>
  swingText(swing(more), linesOf(events, 1, NAMES, me), NAMES, me).replaceAll(
    /[\u2068\u2069]/g,
    "",
  );

it("names the larger share, and none if both are small", () => {
  expect(mostly(swing({}))).toBe("good");
  expect(mostly(swing({ luck: -0.2 }))).toBe("bad");
  expect(mostly(swing({ luck: 0.13, choice: -0.14 }))).toBe("choice");
  expect(mostly(swing({ luck: 0.1, choice: -0.11 }))).toBeNull(); // less than half of 27
  expect(mostly(swing({ before: 0, after: 0, luck: -0.02, choice: -0.02 }))).toBeNull();
});

const STOLEN = { event: "tile_stolen", seat: 1, tile: 32, source: 0 } as const;

it("says what happened, to me and to others", () => {
  expect(told(0, {}, STOLEN)).toBe(
    "Turn 1: Ben stole your 32, 3 worms. Your chance fell from 61% to 34%. Mostly luck: the dice were kind to Ben.",
  );
  expect(told(null, { seat: 1, before: 0.3, after: 0.5 }, STOLEN)).toBe(
    "Turn 1: Ben stole 32 from Anna, 3 worms. Ben’s chance rose from 30% to 50%. Mostly luck: the dice were kind to Ben.",
  );
});

it("tells a failure by the dice from one by choice, also in the last turn", () => {
  const failed = { event: "attempt_failed", seat: 1, reason: "no_new_face" } as const;
  const stopped = { event: "attempt_failed", seat: 1, reason: "no_worm" } as const;
  const over = { event: "game_over", winners: [0], tie_break: "none" } as unknown as GameEvent;
  expect(told(0, { luck: -0.3 }, failed, over)).toContain(
    "Turn 1: Ben failed: no new face. Your chance fell from 61% to 34%. Mostly bad luck: the dice let Ben down.",
  );
  expect(told(1, { luck: 0.02, choice: -0.24 }, stopped)).toContain(
    "Mostly your choice: other moves were worth about 24 percentage points more.",
  );
});
