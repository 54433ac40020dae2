/** The position, the moves and the events as the record specification and the rules name them. */

import type { Face } from "../art/pieces";

export type Specialist = "canned_worm" | "hen" | "raven" | "weasel" | "golden_die" | "apple";

export interface GrillTile {
  tile: number;
  up: boolean;
  specialist: Specialist | null;
}

export interface Player {
  name: string;
  stack: number[];
  specialist: Specialist | null;
  bratworms: number;
  worms: number;
}

export type Move =
  | { do: "roll"; golden?: boolean }
  | { do: "reroll" }
  | { do: "keep"; face: Face }
  | { do: "stop"; take?: "lower" }
  | { do: "fail" }
  | { do: "rob"; player: number }
  | { do: "return"; specialist: Specialist };

export interface Position {
  edition: "original" | "specialists";
  turn: number;
  player: number;
  phase: "roll" | "chance" | "keep" | "rob" | "return" | "over";
  grill: GrillTile[];
  players: Player[];
  supply: number;
  removed: Specialist[];
  aside: string;
  total: number;
  rolled: string | null;
  golden: Face | null;
  hand: { white: number; golden: boolean };
  weasel_used: boolean;
  legal: Move[];
  over: boolean;
  winners: number[];
}

/** What stopping now would give. The server says so; the browser only shows it. */
export interface Stopping {
  result: "take" | "steal" | "hen" | "fail";
  tile: number | null;
  from: number | null;
  total: number | null;
  reason: FailReason | null;
}

export type FailReason = "no_new_face" | "accepted" | "no_worm" | "nothing_to_take" | "exact_tile_missing";

export type GameEvent =
  | { event: "roll_called"; seat: number; white: number; golden: boolean }
  | { event: "weasel_used"; seat: number }
  | { event: "dice_landed"; seat: number; rolled: string; golden: Face | null }
  | { event: "face_set_aside"; seat: number; face: Face; count: number; total: number }
  | { event: "bratworm_taken"; seat: number; source: number | null }
  | { event: "robbery_due"; seat: number; choices: number[] }
  | { event: "attempt_failed"; seat: number; reason: FailReason }
  | { event: "tile_taken"; seat: number; tile: number; total: number }
  | { event: "tile_stolen"; seat: number; tile: number; source: number }
  | { event: "tile_defended"; seat: number; tile: number; source: number }
  | { event: "specialist_gained"; seat: number; specialist: Specialist; source: number | null }
  | { event: "return_due"; seat: number; choices: Specialist[] }
  | { event: "specialist_put_back"; seat: number; specialist: Specialist; tile: number }
  | { event: "specialist_moved"; specialist: Specialist; tile: number }
  | { event: "specialist_left"; specialist: Specialist }
  | { event: "tile_returned"; seat: number; tile: number }
  | { event: "tile_turned"; tile: number }
  | { event: "turn_started"; seat: number; turn: number }
  | { event: "game_over"; scores: number[]; winners: number[]; tie_break: "none" | "highest_tile" | "shared" };

export function sameMove(a: Move, b: Move): boolean {
  return JSON.stringify(a, Object.keys(a).sort()) === JSON.stringify(b, Object.keys(b).sort());
}

/** Every tile of the game in order, wherever it lies. */
export function allTiles(position: Position): number[] {
  const tiles = position.grill.map((each) => each.tile);
  for (const player of position.players) tiles.push(...player.stack);
  return tiles.sort((a, b) => a - b);
}

/** Faces in groups, in the order they are given: "11w" gives [["1", 2], ["w", 1]]. */
export function grouped(dice: string): [face: Face, count: number][] {
  const groups = new Map<Face, number>();
  for (const face of dice as Iterable<Face>) groups.set(face, (groups.get(face) ?? 0) + 1);
  return [...groups];
}
