/** The told lines of a game: every event becomes at most one. */

import type { GameEvent } from "../lib/model";
import type { LogStep } from "../net/protocol";
import * as say from "../words/say";
import { t } from "../words/words.svelte";
import type { Line } from "./EventStrip.svelte";

const TONES: Partial<Record<GameEvent["event"], Line["tone"]>> = {
  dice_landed: "minor",
  face_set_aside: "minor",
  attempt_failed: "bad",
  tile_taken: "good",
  tile_stolen: "good",
  tile_defended: "good",
};

let keys = 0;

export function lineOf(event: GameEvent, turn: number, names: readonly string[]): Line | null {
  if (say.event(event, names) === null) return null;
  return {
    key: ++keys,
    turn,
    event,
    tone: TONES[event.event] ?? "plain",
    // Said when it is read, so that it follows the language.
    get text() {
      return say.event(event, names) ?? "";
    },
  };
}

/** Who came and went during the game; null where there is nothing to tell. */
export function lineOfEntry(
  entry: LogStep["entry"],
  turn: number,
  names: readonly string[],
): Line | null {
  if (!(
    entry.kind === "stood_in" ||
    entry.kind === "taken_back" ||
    (entry.kind === "left" && entry.bot)
  ))
    return null;
  const id = { stood_in: "stand-in", taken_back: "is-back", left: "left-for-good" }[entry.kind];
  const name = names[entry.seat] ?? "";
  return {
    key: ++keys,
    turn,
    event: null,
    tone: "plain",
    get text() {
      return t(id, { name });
    },
  };
}

/** The lines of what happened one after another; the first of it belongs to `turn`. */
export function linesOf(
  told: readonly (GameEvent | LogStep["entry"])[],
  turn: number,
  names: readonly string[],
): Line[] {
  return told.flatMap((each) => {
    if ("kind" in each) return lineOfEntry(each, turn, names) ?? [];
    if (each.event === "turn_started") turn = each.turn;
    return lineOf(each, turn, names) ?? [];
  });
}

/** The lines of steps of a table. */
export function linesOfSteps(steps: readonly LogStep[], names: readonly string[]): Line[] {
  return linesOf(
    steps.flatMap(({ entry, events }) => [entry, ...(events as GameEvent[])]),
    0,
    names,
  );
}
