/** How long each event is shown, in milliseconds, at the pace that the viewer chose. */

import { motionAllowed } from "../device/appearance";
import { settings } from "../device/settings.svelte";
import type { Pace } from "../device/storage";
import type { GameEvent } from "../game/model";

const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };

/** By how much the viewer stretches every time; 0 shows everything at once. */
export const paceFactor = (): number => FACTORS[settings.pace];

/** The parts of showing one event. */
export interface Times {
  before: number; // a choice lights up before it moves
  motion: number; // pieces move, dice tumble
  rest: number; // what came of it lies still, to be read
  after: number; // dice are sorted
}

const LONGEST_FLIGHT = 420;
const SORTING = 200;

/** Events of others, all in all; whoever waits for them wants to follow, but not to wait long. */
const OTHERS: Record<GameEvent["event"], number> = {
  roll_called: 0,
  weasel_used: 500,
  dice_landed: 0, // below: it depends on the number of dice
  face_set_aside: 340,
  bratworm_taken: 450,
  robbery_due: 0,
  attempt_failed: 1100,
  tile_taken: 700,
  tile_stolen: 1100,
  tile_defended: 1200,
  specialist_gained: 700,
  return_due: 0,
  specialist_put_back: 380,
  specialist_moved: 380,
  specialist_left: 380,
  tile_returned: 480,
  tile_turned: 450,
  turn_started: 120,
  game_over: 1200,
};

/** Events that happen to the viewer, where they take another time. */
const MINE: Partial<Record<GameEvent["event"], number>> = {
  face_set_aside: 260,
  bratworm_taken: 600,
  attempt_failed: 1700,
  tile_stolen: 1700,
  tile_defended: 1700,
  specialist_gained: 1000,
};

/** Taking the last tile ends the game, and everybody has to see that. */
const LAST_TILE = 1700;
const LIGHTS_UP = 340;
/** How long others' dice lie still at the normal pace before they are sorted: never below 700. */
const OTHERS_REST = 760;
const OWN_REST = 360;

/** The times of an event at the normal pace, of the viewer or of somebody else. */
function normalTimes(event: GameEvent, mine: boolean, endsGame: boolean): Times {
  if (event.event === "dice_landed") {
    const count = event.rolled.length;
    return {
      before: 0,
      motion: mine ? 500 + 50 * count : 380 + 25 * count,
      rest: mine ? OWN_REST : OTHERS_REST,
      after: SORTING,
    };
  }
  const usual = (mine ? MINE[event.event] : undefined) ?? OTHERS[event.event];
  const total = endsGame && event.event === "tile_taken" ? LAST_TILE : usual;
  const motion = Math.min(LONGEST_FLIGHT, total);
  const before = event.event === "face_set_aside" && !mine ? LIGHTS_UP : 0;
  return { before, motion, rest: total - motion, after: 0 };
}

/** The times of an event at the viewer's pace, `speed` times faster. Null: it is shown at once. */
export function timesOf(
  event: GameEvent,
  mine: boolean,
  speed = 1,
  endsGame = false,
): Times | null {
  const factor = paceFactor() / speed;
  const { before, motion, rest, after } = normalTimes(event, mine, endsGame);
  const total = before + motion + rest + after;
  if (!(total * factor > 0)) return null;
  const still = !motionAllowed(); // the same pauses, but nothing moves
  const isRoll = event.event === "dice_landed";
  return {
    before: before * factor,
    motion: still ? 0 : motion * factor,
    rest: (still && !isRoll ? rest + motion : rest) * factor,
    after: still ? 0 : after * factor,
  };
}

/** How long an event is shown at the viewer's pace. */
export function showTime(event: GameEvent, mine: boolean): number {
  const times = timesOf(event, mine);
  return times ? times.before + times.motion + times.rest + times.after : 0;
}
