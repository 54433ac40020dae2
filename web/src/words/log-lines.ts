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
  readonly short?: string | null; // what it means, where the dice themselves can be seen
}

const MINOR: GameEvent["event"][] = ["dice_landed", "face_set_aside"];
const GAINS: GameEvent["event"][] = ["tile_taken", "tile_stolen", "tile_defended"];

/** What an event is to the viewer. Others' gains and failures are neither; what they take is a loss. */
function toneOf(event: GameEvent, me: number | null): LogLine["tone"] {
  if (MINOR.includes(event.event)) return "minor";
  const lost = me !== null && "source" in event && event.source === me;
  if (lost && event.event !== "tile_defended") return "bad";
  const mine = me === null || ("seat" in event && event.seat === me);
  if (event.event === "attempt_failed" && mine) return "bad";
  return GAINS.includes(event.event) && mine ? "good" : "plain";
}

let lastKey = 0;

/** The line of an event, or null if it needs no words. It says “you” to the player at seat `me`. */
export function lineOfEvent(
  event: GameEvent,
  turn: number,
  names: Names,
  me: number | null = null,
  total: number | null = null, // of the dice set aside before, if it is known
): LogLine | null {
  if (say.event(event, names, me) === null) return null;
  return {
    key: ++lastKey,
    turn,
    event,
    tone: toneOf(event, me),
    get text() {
      return say.event(event, names, me) ?? "";
    },
    get short() {
      return event.event === "face_set_aside" && total !== null
        ? say.sum(event, total, names, me)
        : null;
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
  me: number | null = null,
): LogLine[] {
  let total: number | null = null;
  return happened.flatMap((each) => {
    if ("kind" in each) return lineOfEntry(each, turn, names) ?? [];
    const before = total;
    if (each.event === "turn_started") [turn, total] = [each.turn, 0];
    if (each.event === "face_set_aside") total = each.total;
    return lineOfEvent(each, turn, names, me, before) ?? [];
  });
}

/** The lines of steps in order; what comes before the next turn belongs to `turn`. */
export function linesOfSteps(
  steps: readonly LogStep[],
  names: Names,
  me: number | null = null,
  turn = 0,
): LogLine[] {
  const happened = steps.flatMap(({ entry, events }) => [entry, ...events]);
  return linesOf(happened, turn, names, me);
}
