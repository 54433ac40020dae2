/** Keyboard shortcuts: 1 to 5 and w set a face aside, r rolls, s stops. */

import type { Move } from "../game/model";

/** The pressed key, or null if it is meant for a form field, a dialog or the browser. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]"))
    return null;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
    return null;
  return event.key.toLowerCase();
}

/** The key of a move, if it has one. */
export function keyOf(move: Move): string | undefined {
  if (move.do === "keep") return move.face;
  if (move.do === "roll" || move.do === "reroll") return "r";
  return move.do === "stop" && !move.take ? "s" : undefined;
}
