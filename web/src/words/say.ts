/** Phrases about dice, tiles and events, composed of messages of the catalogue. */

import { FluentNumber } from "@fluent/bundle";
import { countFaces, type GameEvent, type GrillTile, type Stopping } from "../game/model";
import { printedWorms, type Face } from "../game/pieces";
import { language, t } from "./words.svelte";

export type Names = readonly string[];

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(parts);
}

export function percent(share: number): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}

export function worms(value: number): string {
  return new Intl.NumberFormat(language(), {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  }).format(value);
}

/** The same as an argument of a message, whose words may depend on the number. */
export function exactWorms(value: number): FluentNumber {
  return new FluentNumber(value, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
}

export function specialist(name: string): string {
  return t(`specialist-${name}`);
}

export function faceName(face: Face, count: number): string {
  return t(`face-${face}`, { count });
}

/** "3 fours, 2 worms and 1 one" */
export function dice(faces: string): string {
  return list(
    countFaces(faces).map(([face, count]) => t("dice-of", { count, face: faceName(face, count) })),
  );
}

export function tile(each: GrillTile, lit: boolean): string {
  const name = each.up
    ? t("tile-worms", { tile: each.tile, worms: printedWorms(each.tile) })
    : t("tile-down", { tile: each.tile });
  const parts = [name];
  if (each.specialist) parts.push(t("tile-with", { specialist: specialist(each.specialist) }));
  if (lit) parts.push(t("tile-lit"));
  return parts.join(", ");
}

/** What stopping now would give, as a sentence. */
export function stopping(given: Stopping, names: Names): string {
  const name = given.from === null ? "" : (names[given.from] ?? "");
  if (given.result === "fail")
    return t(`stopping-${given.reason ?? "no_worm"}`, { total: given.total ?? 0 });
  return t(`stopping-${given.result}`, { tile: given.tile ?? 0, name });
}

/** The same, short enough for a button. */
export function stoppingShort(given: Stopping | null, names: Names): string {
  if (!given) return "";
  const name = given.from === null ? "" : (names[given.from] ?? "");
  return t(`stop-${given.result}`, { tile: given.tile ?? 0, name });
}

/** A sentence for an event, or null if it needs no words. */
export function event(happened: GameEvent, names: Names): string | null {
  const name = "seat" in happened ? (names[happened.seat] ?? "") : "";
  switch (happened.event) {
    case "dice_landed":
      return t("ev-dice_landed", { name, dice: dice(happened.rolled) });
    case "face_set_aside": {
      const face = faceName(happened.face, happened.count);
      return t("ev-face_set_aside", {
        name,
        total: happened.total,
        dice: t("dice-of", { count: happened.count, face }),
      });
    }
    case "bratworm_taken":
      return happened.source === null
        ? t("ev-bratworm_taken", { name })
        : t("ev-bratworm_robbed", { name, from: names[happened.source] ?? "" });
    case "weasel_used":
      return t("ev-weasel_used", { name });
    case "attempt_failed":
      return t(`ev-failed-${happened.reason}`, { name });
    case "tile_taken":
      return t("ev-tile_taken", { name, tile: happened.tile });
    case "tile_stolen":
    case "tile_defended":
      return t(`ev-${happened.event}`, {
        name,
        tile: happened.tile,
        from: names[happened.source] ?? "",
      });
    case "specialist_gained":
      return happened.source === null
        ? t("ev-specialist_gained", { name, specialist: happened.specialist })
        : t("ev-specialist_gained-from", {
            name,
            specialist: happened.specialist,
            from: names[happened.source] ?? "",
          });
    case "specialist_put_back":
    case "specialist_moved":
      return t(`ev-${happened.event}`, { specialist: happened.specialist, tile: happened.tile });
    case "specialist_left":
      return t("ev-specialist_left", { specialist: happened.specialist });
    case "tile_returned":
    case "tile_turned":
      return t(`ev-${happened.event}`, { tile: happened.tile });
    case "game_over":
      return t("ev-won", { names: list(happened.winners.map((seat) => names[seat] ?? "")) });
    default:
      return null;
  }
}

/** A random name for somebody who gives none. */
export function guestName(): string {
  return t(`guest-${1 + Math.floor(Math.random() * 8)}`);
}
