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

/** A chance to one decimal. What is possible is never shown as 0 or 100 percent. */
export function chance(share: number): string {
  const possible = share > 0 && share < 1 ? Math.min(Math.max(share, 0.001), 0.999) : share;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(possible);
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

/**
 * A sentence for an event, or null if it needs no words. It says “you” to the player at seat `me`;
 * without one, as for spectators and on a shared device, everybody is called by name.
 */
export function event(happened: GameEvent, names: Names, me: number | null = null): string | null {
  const seat = "seat" in happened ? happened.seat : null;
  const source = "source" in happened ? happened.source : null;
  const who = {
    name: seat === null ? "" : (names[seat] ?? ""),
    from: source === null ? "" : (names[source] ?? ""),
    you: me === null ? "no" : me === seat ? "by" : me === source ? "from" : "no",
  };
  switch (happened.event) {
    case "dice_landed":
      return t("ev-dice_landed", { ...who, dice: dice(happened.rolled) });
    case "face_set_aside": {
      const { count, total } = happened;
      const face = faceName(happened.face, count);
      return t("ev-face_set_aside", { ...who, total, dice: t("dice-of", { count, face }) });
    }
    case "bratworm_taken":
      return t(source === null ? "ev-bratworm_taken" : "ev-bratworm_robbed", who);
    case "weasel_used":
      return t("ev-weasel_used", who);
    case "attempt_failed":
      return t(`ev-failed-${happened.reason}`, who);
    case "tile_taken":
    case "tile_stolen":
    case "tile_defended":
    case "tile_returned":
      return t(`ev-${happened.event}`, { ...who, tile: happened.tile });
    case "tile_turned":
      return t("ev-tile_turned", { tile: happened.tile });
    case "specialist_gained":
      return t(source === null ? "ev-specialist_gained" : "ev-specialist_gained-from", {
        ...who,
        specialist: happened.specialist,
      });
    case "specialist_put_back":
    case "specialist_moved":
      return t(`ev-${happened.event}`, { specialist: happened.specialist, tile: happened.tile });
    case "specialist_left":
      return t("ev-specialist_left", { specialist: happened.specialist });
    case "game_over": {
      const won = me !== null && happened.winners.includes(me);
      const others = happened.winners.filter((each) => !won || each !== me);
      const you = won ? (others.length ? "shared" : "alone") : "no";
      return t("ev-won", { you, names: list(others.map((each) => names[each] ?? "")) });
    }
    default:
      return null;
  }
}

/** What the dice just set aside came to: “You have 12 + 5 = 17”. */
export function sum(
  { seat, total }: Extract<GameEvent, { event: "face_set_aside" }>,
  before: number,
  names: Names,
  me: number | null = null,
): string {
  const points = before ? `${before} + ${total - before} = ${total}` : String(total);
  const you = seat === me ? "by" : "no";
  return t("ev-sum", { name: names[seat] ?? "", you, points });
}

/** A random name for somebody who gives none. */
export function guestName(): string {
  return t(`guest-${1 + Math.floor(Math.random() * 8)}`);
}
