/** The types of a game on the screen, most of them from the protocol, and small helpers. */

import type { Hint, Position, Reacted } from "../net/protocol";
import type { Mood } from "./moods";
import type { Face } from "./pieces";

export type { GameEvent, GameView, Hint, KeepPreview, Position, Stopping } from "../net/protocol";
export type HintObjective = NonNullable<Hint["objective"]>;
export type GrillTile = Position["grill"][number];
export type Player = Position["players"][number];
export type Specialist = NonNullable<Player["specialist"]>;
export type Move = Position["legal"][number];

/** A seat as the table shows it. */
export interface Seat {
  name: string;
  colour: number;
  bot: string | null; // the bot that makes its moves
  character: string | null; // who the bot is
  mood?: Mood; // of what happened last; waiting if nobody says
  botReplacesPlayer: boolean; // the bot plays for the person whose name the seat carries
  connected: boolean;
  mine: boolean; // played on this device
  reacts?: boolean; // somebody else, whose reactions can be shown here
}

/** A reaction that is being shown. */
export interface ShownReaction {
  key: number;
  reaction: Reacted["reaction"];
}

export function sameMove(a: Move, b: Move): boolean {
  const [one, two] = [Object.entries(a).sort(), Object.entries(b).sort()];
  return JSON.stringify(one) === JSON.stringify(two);
}

/** All tiles of the game in ascending order, on the grill and in front of the players. */
export function allTiles(position: Position): number[] {
  const tiles = position.grill.map((each) => each.tile);
  for (const player of position.players) tiles.push(...player.stack);
  return tiles.sort((a, b) => a - b);
}

/** Count the dice of each face: "11w" gives [["1", 2], ["w", 1]]. */
export function countFaces(dice: string): [face: Face, count: number][] {
  const counts = new Map<Face, number>();
  for (const face of facesOf(dice)) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

/** The faces of a string of dice. */
export function facesOf(dice: string): Face[] {
  return Array.from(dice) as Face[];
}
