/** Why something did not work, in the chosen language. */

import { Offline, RequestRefused } from "../net/api";
import type { Problem } from "../net/protocol";
import { messageText } from "./messages";
import { hasMessage, language, t } from "./words.svelte";

/** The text of an error of a request. */
export function errorText(error: unknown): string {
  if (error instanceof Offline) return t("error-offline");
  if (error instanceof RequestRefused) return refusalText(error.problem);
  return error instanceof Error ? error.message : String(error);
}

/** The exact reason if the server gave one, or else what the code of the refusal means. */
export function refusalText(
  { code, sentence, why }: Pick<Problem, "sentence" | "why"> & { code: string },
  names: readonly string[] = [],
): string {
  if (why && hasMessage(why.code)) return asSentence(messageText(why, names));
  return hasMessage(`refused-${code}`) ? t(`refused-${code}`) : sentence;
}

/** The catalogue writes reasons as the console shows them, after a colon. */
function asSentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(language())}${text.slice(1)}.`;
}
