/** The names the components use for what the protocol defines, and small helpers about it. */

import type { Face } from "../art/pieces";
import type {
  GameView as ToldGame,
  HintMove as ToldHint,
  Position as ToldPosition,
} from "../net/protocol";

export type { GameEvent, KeepPreview, Stopping } from "../net/protocol";
export type Game = ToldGame;
export type Position = ToldPosition;
export type GrillTile = Position["grill"][number];
export type Player = Position["players"][number];
export type Specialist = NonNullable<Player["specialist"]>;
export type Move = Position["legal"][number];
export type HintMove = ToldHint;

/** Who sits where, as the table shows it. */
export interface Seat {
  name: string;
  colour: number;
  bot: string | null;
  standingIn: boolean;
  connected: boolean;
  mine: boolean;
}

export function sameMove(a: Move, b: Move): boolean {
  const [one, two] = [Object.entries(a).sort(), Object.entries(b).sort()];
  return JSON.stringify(one) === JSON.stringify(two);
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
