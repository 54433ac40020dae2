/** How the events of a game leave everybody: pleased, robbed, or waiting for what comes. */

import type { GameEvent } from "./model";

export type Mood = "waiting" | "glad" | "robbed";
export type Moods = Readonly<Record<number, Mood>>; // by seat; waiting if not listed

export function moodsAfter(moods: Moods, event: GameEvent): Moods {
  switch (event.event) {
    case "dice_landed":
      return { ...moods, [event.seat]: "waiting" };
    case "tile_taken":
      return { ...moods, [event.seat]: "glad" };
    case "tile_stolen":
      return { ...moods, [event.seat]: "glad", [event.source]: "robbed" };
    case "attempt_failed":
      return { ...moods, [event.seat]: "robbed" };
    case "game_over":
      return Object.fromEntries(event.winners.map((seat) => [seat, "glad"]));
    default:
      return moods;
  }
}
