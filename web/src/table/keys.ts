/** Playing with the keyboard: 1 to 5 and w set aside, r rolls, s stops. */

import type { Move } from "../lib/model";

/** A key that is meant for the table, and for nothing else on the page. */
export function typed(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]"))
    return null;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
    return null;
  return event.key.toLowerCase();
}

/** The key of a move, where there is one. */
export function keyOf(move: Move): string | undefined {
  if (move.do === "keep") return move.face;
  if (move.do === "roll" || move.do === "reroll") return "r";
  return move.do === "stop" && !move.take ? "s" : undefined;
}
