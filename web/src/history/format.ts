/** Dates and figures as people of the chosen language write them. */

import { percent } from "../words/say";
import { language, t } from "../words/words.svelte";
import type { Share } from "./numbers";

export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

export const decimal = (value: number | null): string =>
  value === null
    ? "–"
    : new Intl.NumberFormat(language(), {
        maximumFractionDigits: 1,
        minimumFractionDigits: 1,
      }).format(value);

/** "25 % (probably between 9 % and 53 %)": few games say little. */
export function shareText(found: Share | null): string {
  if (!found) return "–";
  const { share, low, high } = found;
  return t("share-interval", { share: percent(share), low: percent(low), high: percent(high) });
}
