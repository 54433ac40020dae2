import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold } from "../src/game/fold";
import type { GameEvent, Position } from "../src/game/model";

// Whole games, played by the rules: scripts/fold_vectors.py writes them before these tests run.
const file = process.env["HECKMECK_FOLD_VECTORS"];
interface Played {
  start: Position;
  steps: { events: GameEvent[]; after: Partial<Position> }[];
}

/** What the client computes itself. Only the server knows legal moves, scores and winners. */
const FOLDED: readonly string[] = [
  "turn",
  "player",
  "grill",
  "players",
  "supply",
  "aside",
  "total",
  "rolled",
  "golden",
  "hand",
  "weasel_used",
  "over",
];
function visible(position: Partial<Position>): unknown {
  const players = position.players?.map((player) => ({ ...player, worms: null }));
  const entries = Object.entries({ ...position, players });
  return Object.fromEntries(entries.filter(([name]) => FOLDED.includes(name)));
}

describe.skipIf(!file)("folding", () => {
  const games = JSON.parse(file ? readFileSync(file, "utf8") : "[]") as Played[];

  it.each(games.map((game, index) => [index, game] as const))(
    "game %i: the events lead to the position of the server",
    (_, game) => {
      let position = game.start;
      for (const { events, after } of game.steps) {
        const folded = events.reduce(fold, position);
        expect(visible(folded)).toEqual(visible(after));
        position = { ...folded, ...after };
      }
    },
  );

  it("the games contain every kind of event", () => {
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
