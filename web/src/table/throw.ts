/** Dice thrown into the tray: where each of them comes to lie, and when. */

import { facesOf } from "../game/model";
import type { Face } from "../game/pieces";

/** A die in the tray. Places are fractions of the room that the tray leaves it. */
export interface ThrownDie {
  face: Face;
  golden: boolean;
  key: string; // the same as of the die in its group
  x: number;
  y: number;
  angle: number; // degrees
  spin: number; // full turns while it tumbles
  settles: number; // when it lies still, as a fraction of the whole throw
}

/** A roll from the throw until the dice are sorted. */
export interface Roll {
  dice: readonly ThrownDie[]; // in the order in which they settle
  settled: number; // so many of them lie still
  time: number; // milliseconds until the last one does
}

const FIRST_SETTLES = 0.45;
export const MOST_IN_ROW = 4; // more dice lie in two rows
// By the number of dice in the row: how wide it is, and how far a die may lie from its place.
const ROW_WIDTHS = [0, 0, 0.44, 0.74, 0.88, 0.94];
const JITTERS = [0, 0.2, 0.1, 0.08, 0.06, 0.03];

/**
 * The key of a die in flight: the same in the tray and among the dice set aside. A face that lies
 * there already cannot be set aside again, so its dice in the tray need keys of their own.
 */
export function dieKey(face: Face, nth: number, used = false): string {
  return `${used ? "used" : "die"}-${face}-${nth}`;
}

/** Throw dice. Neither their places nor their order depend on what they show. */
export function throwDice(
  rolled: string,
  golden: Face | null,
  aside = "",
  random: () => number = Math.random,
): ThrownDie[] {
  const seen: Partial<Record<Face, number>> = {};
  const dice = facesOf(rolled).map((face) => {
    const nth = seen[face] ?? 0;
    seen[face] = nth + 1;
    const key = dieKey(face, nth, aside.includes(face));
    return { face, golden: golden === face && nth === 0, key };
  });
  const places = shuffled(scattered(dice.length, random), random);
  return shuffled(dice, random).map((die, index) => ({
    ...die,
    ...(places[index] ?? { x: 0.5, y: 0.5 }),
    angle: (random() - 0.5) * 56,
    spin: (1 + Math.floor(random() * 2)) * (random() < 0.5 ? -1 : 1),
    settles:
      dice.length < 2 ? 1 : FIRST_SETTLES + ((1 - FIRST_SETTLES) * index) / (dice.length - 1),
  }));
}

/** Places that look random but do not overlap: one or two loose rows. */
function scattered(count: number, random: () => number): { x: number; y: number }[] {
  const rows = count > MOST_IN_ROW ? 2 : 1;
  const longest = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / longest);
    const inRow = row ? count - longest : longest;
    const along = inRow > 1 ? (index % longest) / (inRow - 1) - 0.5 : 0;
    const y = rows === 1 ? 0.1 + random() * 0.8 : row * 0.76 + random() * 0.24;
    const x = 0.5 + along * (ROW_WIDTHS[inRow] ?? 1) + (random() - 0.5) * 2 * (JITTERS[inRow] ?? 0);
    return { x: Math.min(1, Math.max(0, x)), y };
  });
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
