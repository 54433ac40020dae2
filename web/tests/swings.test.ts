import { expect, it } from "vitest";
import { swings } from "../src/history/swings";
import type { GameEvent } from "../src/game/model";
import type { Replayed } from "../src/net/protocol";
import { game } from "./support/messages";

const step = (player: number, ...events: GameEvent[]) => ({ game: game({ player }), events });

const replayed: Replayed = {
  problem: null,
  steps: [
    step(0),
    step(1, { event: "attempt_failed", seat: 0, reason: "no_new_face" }),
    step(0, { event: "tile_stolen", seat: 1, tile: 25, source: 0 }),
    step(1, { event: "tile_taken", seat: 0, tile: 22, total: 22 }),
    step(0, { event: "tile_taken", seat: 1, tile: 36, total: 36 }),
  ],
  chances: [
    { step: 0, turn: 1, chances: [0.5, 0.5] },
    { step: 1, turn: 2, chances: [0.4, 0.6] },
    { step: 2, turn: 3, chances: [0.1, 0.9] },
    { step: 3, turn: 4, chances: [0.12, 0.88] },
    { step: 4, turn: 4, chances: [0, 1] },
  ],
};

it("finds the biggest swings in the order of the game and says what they were", () => {
  expect(swings(replayed, 4).map(({ turn, kind, mover }) => [turn, kind, mover])).toEqual([
    [1, "luck", 0],
    [2, "steal", 1],
    [4, "choice", 1],
  ]);
  const [biggest] = swings(replayed, 1);
  expect(biggest).toMatchObject({ turn: 2, step: 2, from: 0.4, to: 0.1, seat: 0 });
});

it("finds nothing without estimates", () => {
  expect(swings({ ...replayed, chances: [] }, 4)).toEqual([]);
});
