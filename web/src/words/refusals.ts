/** What the server refuses, in the language spoken. A bad message is told as the server tells it. */

import { has, t } from "./words.svelte";

export function refused(code: string, sentence: string): string {
  return code !== "bad_message" && has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
}
