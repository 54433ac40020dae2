/** The told lines of a game: every event becomes at most one. */

import type { GameEvent } from "../lib/model";
import * as say from "../words/say";
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

/** The lines of a run of events, of which the first belongs to `turn`. */
export function linesOf(events: readonly GameEvent[], turn: number, names: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (event.event === "turn_started") turn = event.turn;
    const line = lineOf(event, turn, names);
    if (line) lines.push(line);
  }
  return lines;
}
