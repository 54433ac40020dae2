/** The daily challenge in words. */

import type { Daily, DailyResult } from "../net/protocol";
import { language, t } from "./words.svelte";

const SIGNS = { taken: "🟩", stolen: "🟨", failed: "🟥" };
const LEAST_PLAYERS = 5; // fewer would tell who it was

/** A day such as 2026-11-17, in the language of the reader. */
export function dayText(day: string, style: "long" | "short" = "long"): string {
  const options: Intl.DateTimeFormatOptions =
    style === "long"
      ? { weekday: "long", day: "numeric", month: "long" }
      : { day: "numeric", month: "short" };
  const format = new Intl.DateTimeFormat(language().slice(0, 2), { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "Wednesday at 1:00 PM": on the clock of this device, to the hour, because answers take time. */
export function momentText(at: number): string {
  const HOUR = 3_600_000;
  const format = new Intl.DateTimeFormat(language().slice(0, 2), {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return format.format(new Date(Math.round(at / HOUR) * HOUR));
}

/** "5 h 12 min" */
export function timeText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours
    ? t("daily-hours", { hours, minutes: minutes % 60 })
    : t("daily-minutes", { minutes });
}

export const placeText = (place: number | null): string => t("daily-place", { place: place ?? 4 });

/** "better than 63 % of 19 players", if that says enough and betrays nobody. */
export function comparison({ players = 0, beaten = null }: Daily): string {
  if (beaten === null || players < LEAST_PLAYERS) return "";
  const percent = Math.round((100 * beaten) / (players - 1));
  return t("daily-better", { percent, players: players - 1 });
}

/** One line that tells the result and nothing about the dice. */
export function shareText({ day, worms, place, turns = [] }: DailyResult): string {
  const signs = turns.map((turn) => SIGNS[turn]).join("");
  return t("daily-share", { day, worms: worms ?? 0, place: placeText(place ?? null), signs });
}
