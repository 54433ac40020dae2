/** How long each event is shown before the next one, in milliseconds. */

import { motionAllowed } from "../device/appearance";
import { settings } from "../device/settings.svelte";
import type { Pace } from "../device/storage";
import type { GameEvent } from "../game/model";

const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };

const DURATIONS: Record<GameEvent["event"], number> = {
  roll_called: 0,
  weasel_used: 500,
  dice_landed: 620,
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

/** By how much the viewer stretches every time; 0 shows everything at once. */
export const paceFactor = (): number => FACTORS[settings.pace];

export function durationOf(event: GameEvent): number {
  // Without motion, only a failed attempt needs time to be read.
  if (!motionAllowed() && event.event !== "attempt_failed") return 0;
  return DURATIONS[event.event] * paceFactor();
}
