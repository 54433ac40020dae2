import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold } from "../src/lib/fold";
import type { GameEvent, Position } from "../src/lib/model";

// Whole games played by the real rules: made by scripts/fold_vectors.py, which tests/web runs first.
const file = process.env["HECKMECK_FOLD_VECTORS"];
interface Played {
  start: Position;
  steps: { events: GameEvent[]; after: Partial<Position> }[];
}

// What only the server knows: which moves are legal, the scores, who won; and a specialist that is
// between two places while its holder chooses.
function visible(position: Partial<Position>): unknown {
  const {
    legal: _legal,
    winners: _winners,
    edition: _edition,
    phase: _phase,
    removed: _removed,
    ...rest
  } = position;
  return { ...rest, players: rest.players?.map(({ worms: _worms, ...player }) => player) };
}

describe.skipIf(!file)("folding", () => {
  const games = JSON.parse(file ? readFileSync(file, "utf8") : "[]") as Played[];

  it.each(games.map((game, index) => [index, game] as const))(
    "game %i: the events lead to the position the server tells",
    (_, game) => {
      let position = game.start;
      for (const { events, after } of game.steps) {
        const folded = events.reduce(fold, position);
        expect(visible(folded)).toEqual(visible(after));
        position = { ...folded, ...after } as Position;
      }
    },
  );

  it("the games hold every kind of event", () => {
    const kinds = new Set(
      games.flatMap((game) => game.steps.flatMap((step) => step.events.map((each) => each.event))),
    );
    expect(kinds.size).toBe(19);
  });

  it("changes nothing in place", () => {
    const [game] = games;
    const before = JSON.stringify(game?.start);
    game?.steps
      .slice(0, 20)
      .reduce((position, { events }) => events.reduce(fold, position), game.start);
    expect(JSON.stringify(game?.start)).toBe(before);
  });
});
