import { expect, test } from "vitest";
import { moodsAfter, type Moods } from "../src/game/moods";
import type { GameEvent } from "../src/game/model";

const after = (moods: Moods, ...events: object[]): Moods =>
  events.reduce<Moods>((now, event) => moodsAfter(now, event as GameEvent), moods);

test("a thief is glad and the victim robbed, until they roll again", () => {
  const stolen = after({}, { event: "tile_stolen", seat: 1, tile: 25, source: 0 });
  expect(stolen).toEqual({ 0: "robbed", 1: "glad" });
  expect(after(stolen, { event: "dice_landed", seat: 0, rolled: "1", golden: null })).toEqual({
    0: "waiting",
    1: "glad",
  });
});

test("whoever takes a tile is glad, whoever fails is not, and at the end only the winners are", () => {
  const played = after(
    {},
    { event: "tile_taken", seat: 0, tile: 25, total: 25 },
    { event: "attempt_failed", seat: 1, reason: "no_worm" },
    { event: "turn_started", seat: 2, turn: 3 },
  );
  expect(played).toEqual({ 0: "glad", 1: "robbed" });
  const over = { event: "game_over", scores: [1, 5, 5], winners: [1, 2], tie_break: "shared" };
  expect(after(played, over)).toEqual({ 1: "glad", 2: "glad" });
});
