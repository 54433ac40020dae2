/** The moments that changed somebody's estimated chance to win the most. */

import type { Replayed } from "../net/protocol";

export interface Swing {
  step: number; // at which the new chances hold
  turn: number; // in which it happened
  seat: number; // whose chance changed the most
  from: number;
  to: number;
  kind: "steal" | "luck" | "choice"; // a robbery, dice that failed, or what somebody took
  mover: number;
}

const WORTH_TELLING = 0.08;

/** The biggest swings, at most `most`, in the order of the game. */
export function swings({ steps, chances = [] }: Replayed, most: number): Swing[] {
  const found = chances.slice(1).map((point, index): Swing => {
    const before = chances[index] ?? point;
    const changes = point.chances.map((share, seat) => share - (before.chances[seat] ?? 0));
    const sizes = changes.map(Math.abs);
    const seat = sizes.indexOf(Math.max(...sizes));
    const events = steps.slice(before.step + 1, point.step + 1).flatMap((step) => step.events);
    const failed = events.find((each) => each.event === "attempt_failed");
    return {
      step: point.step,
      turn: before.turn,
      seat,
      from: before.chances[seat] ?? 0,
      to: point.chances[seat] ?? 0,
      kind: events.some((each) => each.event === "tile_stolen")
        ? "steal"
        : failed?.reason === "no_new_face" || failed?.reason === "accepted"
          ? "luck"
          : "choice",
      mover: steps[before.step]?.game.position.player ?? 0,
    };
  });
  return found
    .filter(({ from, to }) => Math.abs(to - from) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}
