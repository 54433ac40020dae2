/** What the server refuses, in the language spoken. */

import type { Message } from "../net/protocol";
import { has, language, t } from "./words.svelte";

/** The exact reason if it was told by name, else what its code stands for. */
export function refused(
  code: string,
  sentence: string,
  why: Message | null = null,
  names: readonly string[] = [],
): string {
  if (why && has(why.code)) return wholeSentence(spoken(why, names));
  return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
}

/** The text of a message. A player in it is the number of a seat; the text has the name. */
export function spoken(message: Message, names: readonly string[]): string {
  const details = Object.fromEntries(
    Object.entries(message.details).map(([key, value]) => [
      key,
      typeof value === "object" ? spoken(value, names) : value,
    ]),
  );
  const { player } = message.details;
  if (typeof player === "number") details["name"] = names[player] ?? t("player-number", { player });
  return t(message.code, details);
}

/** The console says its reasons after a colon; here they stand alone. */
function wholeSentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(language())}${text.slice(1)}.`;
}
