/** What the server refuses, in the language spoken. */

import type { Said } from "../net/protocol";
import { has, language, t } from "./words.svelte";

/** The exact reason if it was told by name, else what its code stands for. */
export function refused(
  code: string,
  sentence: string,
  why: Said | null = null,
  names: readonly string[] = [],
): string {
  if (why && has(why.code)) return wholeSentence(spoken(why, names));
  return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
}

/** A sentence that came by its name. A player in it is a number; here it gets its name. */
export function spoken(said: Said, names: readonly string[]): string {
  const details = Object.fromEntries(
    Object.entries(said.details).map(([key, value]) => [
      key,
      typeof value === "object" ? spoken(value, names) : value,
    ]),
  );
  const { player } = said.details;
  if (typeof player === "number") details["name"] = names[player] ?? t("player-number", { player });
  return t(said.code, details);
}

/** The console says its reasons after a colon; here they stand alone. */
function wholeSentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(language())}${text.slice(1)}.`;
}
