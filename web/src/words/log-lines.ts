/** The lines of the log: every event gives at most one. */

import type { GameEvent } from "../game/model";
import type { LogStep } from "../net/protocol";
import * as say from "./say";
import { t } from "./words.svelte";

type Entry = LogStep["entry"];
type Names = say.Names;

export interface LogLine {
  key: number;
  turn: number;
  event: GameEvent | null; // null: about people, not about the game
  tone: "plain" | "good" | "bad" | "minor";
  readonly text: string; // a getter, so that it follows the language
}

const TONES: Partial<Record<GameEvent["event"], LogLine["tone"]>> = {
  dice_landed: "minor",
  face_set_aside: "minor",
  attempt_failed: "bad",
  tile_taken: "good",
  tile_stolen: "good",
  tile_defended: "good",
};

let lastKey = 0;

/** The line of an event, or null if it needs no words. */
export function lineOfEvent(event: GameEvent, turn: number, names: Names): LogLine | null {
  if (say.event(event, names) === null) return null;
  return {
    key: ++lastKey,
    turn,
    event,
    tone: TONES[event.event] ?? "plain",
    get text() {
      return say.event(event, names) ?? "";
    },
  };
}

/** The line of somebody who comes or goes during the game, or null for any other entry. */
export function lineOfEntry(entry: Entry, turn: number, names: Names): LogLine | null {
  const message = messageOf(entry);
  if (!message || !("seat" in entry)) return null;
  const [seat, other] = entry.kind === "voted" ? [entry.by, entry.seat] : [entry.seat, null];
  const name = names[seat] ?? "";
  const details = other === null ? { name } : { name, other: names[other] ?? "" };
  return {
    key: ++lastKey,
    turn,
    event: null,
    tone: "plain",
    get text() {
      return t(message, details);
    },
  };
}

function messageOf(entry: Entry): string | null {
  if (entry.kind === "stood_in") return "stand-in";
  if (entry.kind === "taken_back") return "is-back";
  if (entry.kind === "left" && entry.bot) return entry.removed ? "was-removed" : "left-for-good";
  if (entry.kind === "voted" && entry.agree !== false) return `voted-${entry.on}`;
  return null;
}

/** The lines of events and entries in order; the first of them belong to `turn`. */
export function linesOf(
  happened: readonly (GameEvent | Entry)[],
  turn: number,
  names: Names,
): LogLine[] {
  return happened.flatMap((each) => {
    if ("kind" in each) return lineOfEntry(each, turn, names) ?? [];
    if (each.event === "turn_started") turn = each.turn;
    return lineOfEvent(each, turn, names) ?? [];
  });
}

export function linesOfSteps(steps: readonly LogStep[], names: Names): LogLine[] {
  const happened = steps.flatMap(({ entry, events }) => [entry, ...events]);
  return linesOf(happened, 0, names);
}
