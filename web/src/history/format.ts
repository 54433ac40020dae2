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

/** "probably between 9 % and 53 %": few games say little. */
export const betweenText = ({ low, high }: Share): string =>
  t("share-between", { low: percent(low), high: percent(high) });

/** The same after the share: "25 %; your true rate is probably between 9 % and 53 %". */
export const shareText = (found: Share | null): string =>
  found ? `${percent(found.share)}; ${betweenText(found)}` : "–";
