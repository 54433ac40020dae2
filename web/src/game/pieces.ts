/** What is printed on the pieces: how they look, not how they are played. */

const PRINTED: readonly [upTo: number, worms: number][] = [
  [24, 1],
  [28, 2],
  [32, 3],
  [36, 4],
];

export function printedWorms(tile: number): number {
  return PRINTED.find(([upTo]) => tile <= upTo)?.[1] ?? 4;
}

export type Face = "1" | "2" | "3" | "4" | "5" | "w";
export const FACES: readonly Face[] = ["1", "2", "3", "4", "5", "w"];

/** Dice in the order of the notation: "w41" gives "14w". */
export function sortedDice(dice: string): string {
  const place = (face: string): number => FACES.indexOf(face as Face);
  return Array.from(dice)
    .sort((a, b) => place(a) - place(b))
    .join("");
}

export const SPECIALISTS = [
  "canned_worm",
  "hen",
  "raven",
  "weasel",
  "golden_die",
  "apple",
] as const;
