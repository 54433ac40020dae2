import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/game/model";
import { fakePage } from "./support/fake-page";
import { position } from "./support/messages";

type Moments = typeof import("../src/presentation/moments");
let momentOf: Moments["momentOf"];
let momentOfStep: Moments["momentOfStep"];
let setLanguage: (language: string) => Promise<void>;

beforeAll(async () => {
  fakePage();
  vi.stubGlobal("document", { documentElement: {} });
  ({ momentOf, momentOfStep } = await import("../src/presentation/moments"));
  ({ setLanguage } = await import("../src/words/words.svelte"));
});
beforeEach(() => setLanguage("en"));

const names = ["Anna", "Ben", "Cleo"];
const failed = { event: "attempt_failed", seat: 0, reason: "no_worm" } as GameEvent;
const returned = { event: "tile_returned", seat: 0, tile: 21 } as GameEvent;
const stolen = { event: "tile_stolen", seat: 1, tile: 26, source: 0 } as GameEvent;
const nextTurn = { event: "turn_started", seat: 1, turn: 2 } as GameEvent;
const over = { event: "game_over", winners: [1], tie_break: "none" } as GameEvent;

function seen(event: GameEvent, me: number | null, following: GameEvent[] = [], at = position()) {
  const moment = momentOf(event, following, at, names, me);
  return moment && [moment.title, moment.tone, moment.large];
}

describe("a moment", () => {
  it("says what a failure costs, loudest to the one it happens to", () => {
    expect(seen(failed, 0, [returned])).toEqual(["You lose 21!", "loss", true]);
    expect(seen(failed, 0)).toEqual(["A failed attempt", "loss", true]);
    expect(seen(failed, 1, [returned])).toEqual(["Anna failed: no worm", "news", false]);
  });

  it("says that failing costs the hen instead", () => {
    const players = position().players.map((player, seat) =>
      seat ? player : { ...player, specialist: "hen" as const },
    );
    const at = position({ players });
    const moved = { event: "specialist_moved", specialist: "hen", tile: 22 } as GameEvent;
    expect(seen(failed, 0, [moved], at)).toEqual(["You lose the hen!", "loss", true]);
    expect(seen(failed, 0, [moved])).toEqual(["A failed attempt", "loss", true]);
  });

  it("is a gain to the thief, a loss to the victim, and news to everybody else", () => {
    expect(seen(stolen, 0)).toEqual(["Ben steals your 26!", "loss", true]);
    expect(seen(stolen, 1)).toEqual(["You steal 26!", "gain", true]);
    expect(seen(stolen, 2)).toEqual(["Ben stole 26 from Anna", "news", false]);
    expect(seen(stolen, null)).toEqual(["Ben stole 26 from Anna", "news", false]);
  });

  it("is the end, which only the winner celebrates", () => {
    expect(seen(over, 1)).toEqual(["You win!", "gain", true]);
    expect(seen(over, 0)).toEqual(["Ben won", "news", true]);
  });

  const lie = (...tiles: number[]) =>
    position({ grill: tiles.map((tile) => ({ tile, up: tile !== 36, specialist: null })) });

  it("is the last tile: that it is left, and that it is taken", () => {
    const taken: GameEvent = { event: "tile_taken", seat: 0, tile: 24, total: 24 };
    const turned: GameEvent = { event: "tile_turned", tile: 33 };
    expect(seen(taken, 0, [], lie(21, 24, 27, 36))).toBeNull();
    expect(seen(taken, 0, [], lie(21, 24, 36))).toEqual([
      "Only 21 is left on the grill",
      "news",
      false,
    ]);
    expect(seen(turned, 0, [], lie(21, 33, 36))?.[0]).toBe("Only 21 is left on the grill");
    expect(seen(turned, 0, [], lie(21, 22, 33))).toBeNull();
    expect(seen(taken, 0, [over], lie(24, 36))).toEqual(["You take the last tile!", "gain", true]);
    expect(seen(taken, 1, [over], lie(24))).toEqual(["Anna takes the last tile", "news", true]);
  });

  it("of a whole step is its weightiest one", () => {
    const grill = [{ tile: 24, up: true, specialist: null }];
    const taken: GameEvent = { event: "tile_taken", seat: 0, tile: 24, total: 24 };
    const title = (events: GameEvent[], me: number | null) =>
      momentOfStep(events, position({ grill }), names, me)?.title;
    expect(title([taken, over], 1)).toBe("You win!");
    expect(title([stolen, nextTurn], null)).toBe("Ben stole 26 from Anna");
    expect(title([nextTurn], null)).toBeUndefined();
    const robbed = { event: "specialist_gained", seat: 1, specialist: "raven", source: 0 };
    expect(momentOfStep([stolen, robbed as GameEvent], position(), names, 0)).toMatchObject({
      title: "Ben steals your 26!",
      detail: "Ben takes the raven from you!",
    });
  });

  it("is not made of everyday events", () => {
    const taken: GameEvent = { event: "tile_taken", seat: 0, tile: 24, total: 24 };
    expect(seen(taken, 0, [], lie(24, 25, 26))).toBeNull();
    expect(seen({ event: "bratworm_taken", seat: 1, source: null }, 0)).toBeNull();
  });

  it.each([
    ["de", "Ben stiehlt dir die 26!"],
    ["fr", "Ben te pique le 26\u00a0!"],
    ["it", "Ben ti ruba la 26!"],
  ])("speaks the viewer's language (%s)", async (language, title) => {
    await setLanguage(language);
    expect(seen(stolen, 0)?.[0]).toBe(title);
  });
});

it("a loss never sounds like a success", async () => {
  const { feelingOf } = await import("../src/presentation/animation");
  expect([feelingOf(stolen, 0), feelingOf(stolen, 1), feelingOf(stolen, 2)]).toEqual([
    "robbed",
    "steal",
    "steal",
  ]);
  expect([feelingOf(over, 0), feelingOf(over, 1), feelingOf(over, null)]).toEqual([
    "lose",
    "win",
    "win",
  ]);
});
