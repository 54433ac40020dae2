/** The notification that it is my turn, for a page in the background. */

import { mayNotify, notify } from "../device/call";
import { settings } from "../device/settings.svelte";
import { t } from "../words/words.svelte";

/** One notification per table: a newer one replaces the older one. */
export const turnTag = (table: string): string => `heckmeck-${table}`;

/** Notify the person about their turn, if they are elsewhere and want to know. */
export function notifyTurn(table: string, title: string | null | undefined): void {
  if (!document.hidden || !settings.notify || !mayNotify()) return;
  notify(t("your-turn"), title ?? t("product"), turnTag(table));
}
