/** Messages of a server, as short as a test wants them. */

import type { GameEvent, Position } from "../../src/game/model";
import type { LogStep, SeatView, Step, TableView, Welcome } from "../../src/net/protocol";

export function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    kind: "human",
    name: "Anna",
    bot: null,
    standing_in: null,
    connected: true,
    colour: 0,
    commitment: "cc".repeat(32),
    nonce: null,
    bot_replaces_player: false,
    ...change,
  };
}

export function table(change: Partial<TableView> = {}): TableView {
  return {
    id: "ID",
    code: "CODE",
    lifecycle: "running",
    seats: [seat(), seat({ name: "Ben", colour: 1 })],
    settings: { title: null, edition: "original" },
    dice: { kind: "fair", commitment: "ab".repeat(32), secret: null },
    owner: 0,
    created: 0,
    spectators: 0,
    next: null,
    abandoned: null,
    starting: false,
    ...change,
  };
}

export function position(change: Partial<Position> = {}): Position {
  const player = { stack: [], specialist: null, bratworms: 0, worms: 0 };
  return {
    edition: "original",
    turn: 1,
    player: 0,
    phase: "roll",
    grill: [{ tile: 21, up: true, specialist: null }],
    players: [
      { ...player, name: "Anna" },
      { ...player, name: "Ben" },
    ],
    supply: 0,
    removed: [],
    aside: "",
    total: 0,
    rolled: null,
    golden: null,
    hand: { white: 8, golden: false },
    weasel_used: false,
    legal: [],
    over: false,
    winners: [],
    ...change,
  };
}

export const game = (change: Partial<Position> = {}) => ({
  position: position(change),
  stopping: null,
  lower: null,
  keeps: [],
});

export function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 1,
    version: 7,
    table: table(),
    game: game(),
    clock: null,
    you: { name: "Anna", seats: [0], owner: true },
    missed: [],
    ...change,
  };
}

export function logStep(
  version: number,
  events: GameEvent[] = [],
  entry: LogStep["entry"] = { kind: "moved", seat: 0, line: {}, by: "human" },
): LogStep {
  return { version, at: 0, entry, events };
}

export function step(version: number, change: Partial<Step> = {}): Step {
  return { type: "step", step: logStep(version), game: null, table: null, clock: null, ...change };
}
