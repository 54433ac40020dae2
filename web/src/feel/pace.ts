/** How long each event is shown before the next one, in milliseconds. */

import type { GameEvent } from "../lib/model";
import { moves, settings } from "../lib/settings.svelte";

const TUMBLE = 620;

const SHOWN: Record<GameEvent["event"], number> = {
  roll_called: 0,
  weasel_used: 500,
  dice_landed: TUMBLE,
  face_set_aside: 260,
  bratworm_taken: 350,
  robbery_due: 0,
  attempt_failed: 1300,
  tile_taken: 480,
  tile_stolen: 600,
  tile_defended: 600,
  specialist_gained: 380,
  return_due: 0,
  specialist_put_back: 380,
  specialist_moved: 380,
  specialist_left: 380,
  tile_returned: 480,
  tile_turned: 450,
  turn_started: 120,
  game_over: 400,
};

export function lasts(event: GameEvent): number {
  const whole = SHOWN[event.event];
  // Without motion only what must be read is held.
  if (!moves()) return event.event === "attempt_failed" ? (settings.fast ? 250 : 900) : 0;
  return settings.fast ? whole / 2.5 : whole;
}
