/** Keys at a table: 1 to 5 and w set aside, r rolls, s stops. */

import type { Move } from "./model";

export function moveOfKey(event: KeyboardEvent, legal: readonly Move[]): Move | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return undefined;
  const pressed = event.key.toLowerCase();
  return legal.find(
    (each) =>
      (each.do === "keep" && each.face === pressed) ||
      (pressed === "r" && (each.do === "roll" || each.do === "reroll")) ||
      (pressed === "s" && each.do === "stop" && !each.take),
  );
}
