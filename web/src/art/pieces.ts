/** What is printed on the pieces. This is how they look, not how they are played. */

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
export const SPECIALISTS = [
  "canned_worm",
  "hen",
  "raven",
  "weasel",
  "golden_die",
  "apple",
] as const;
