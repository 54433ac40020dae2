import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fold } from "../src/game/fold";
import type { GameEvent, Position } from "../src/game/model";

interface Played {
  start: Position;
  steps: { events: GameEvent[]; after: Partial<Position> }[];
}

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Whole games, played by the rules, which are written in Python. */
function playGames(): Played[] {
  const installed = [".venv/bin/python", ".venv/Scripts/python.exe"].map(inRepository);
  const python = process.env["HECKMECK_PYTHON"] ?? installed.find(existsSync) ?? "python3";
  const path = [inRepository("src"), process.env["PYTHONPATH"] ?? ""].join(delimiter);
  const output = execFileSync(python, [inRepository("scripts/fold_vectors.py")], {
    env: { ...process.env, PYTHONPATH: path },
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(output) as Played[];
}

/** Every kind of event; the compiler finds missing ones. */
const KINDS: Record<GameEvent["event"], true> = {
  roll_called: true,
  weasel_used: true,
  dice_landed: true,
  face_set_aside: true,
  bratworm_taken: true,
  robbery_due: true,
  attempt_failed: true,
  tile_taken: true,
  tile_stolen: true,
  tile_defended: true,
  specialist_gained: true,
  return_due: true,
  specialist_put_back: true,
  specialist_moved: true,
  specialist_left: true,
  tile_returned: true,
  tile_turned: true,
  turn_started: true,
  game_over: true,
};

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

describe("folding", () => {
  const games = playGames();

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
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
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
