/**
 * Every viewer sees the game at their own pace, while the server plays on. Nobody falls behind
 * forever: with much to show everything goes faster, with very much the present is shown at once.
 */

/** So much to show is no reason to hurry: the server waits for viewers who are further behind. */
export const COMFORTABLE = 63_000; // milliseconds, as all times here
export const LONGEST = 180_000;

/**
 * How many times faster than the chosen pace to show what is waiting. `backlog` is how long it
 * takes at the chosen pace, `clockStarts` when the viewer's own clock starts, if one is about to.
 */
export function speedOf(backlog: number, clockStarts: number | null): number {
  if (backlog <= 0) return 1;
  if (backlog > LONGEST) return Infinity;
  const inTime = clockStarts === null ? 0 : backlog / Math.max(0, clockStarts);
  return Math.max(1, backlog / COMFORTABLE, inTime);
}
