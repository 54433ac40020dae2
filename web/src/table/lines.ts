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
export function lineOfEntry(entry: LogStep["entry"], turn: number, names: readonly string[]): Line | null {
  if (!(entry.kind === "stood_in" || entry.kind === "taken_back" || (entry.kind === "left" && entry.bot))) return null;
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

/** The lines of a run of events, of which the first belongs to `turn`. */
export function linesOf(events: readonly GameEvent[], turn: number, names: readonly string[]): Line[] {
  return linesOfAll(events, turn, (event, now) => lineOf(event, now, names));
}

/** The lines of steps of a table. */
export function linesOfSteps(steps: readonly LogStep[], names: readonly string[]): Line[] {
  const told = steps.flatMap(({ entry, events }) => [entry, ...(events as GameEvent[])]);
  return linesOfAll(told, 0, (each, turn) => ("kind" in each ? lineOfEntry(each, turn, names) : lineOf(each, turn, names)));
}

function linesOfAll<T extends object>(told: readonly T[], turn: number, line: (each: T, turn: number) => Line | null): Line[] {
  const lines: Line[] = [];
  for (const each of told) {
    if ("event" in each && each.event === "turn_started" && "turn" in each) turn = each.turn as number;
    const made = line(each, turn);
    if (made) lines.push(made);
  }
  return lines;
}
