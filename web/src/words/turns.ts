/** The log by turns: what came of each, and the lines it consists of. */

import { printedWorms } from "../game/pieces";
import type { LogLine } from "./log-lines";
import { t } from "./words.svelte";

export interface Turn {
  turn: number; // the end of the game comes after the last one
  lines: LogLine[];
  tone: LogLine["tone"];
  readonly summary: string;
}

/** What a turn is about, the most important first. */
const OUTCOMES = [
  "game_over",
  "tile_stolen",
  "tile_defended",
  "tile_taken",
  "attempt_failed",
] as const;

/** Made before, by the last line: a long log is not made anew with every line that is added. */
const made = new WeakMap<LogLine, Turn>();

/** The turns, the newest first. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const isEnd = line.event?.event === "game_over"; // it must not hide what the last turn brought
    if (last?.[0]?.turn === line.turn && !isEnd) last.push(line);
    else turns.push([line]);
  }
  return turns.reverse().map(turnOf);
}

function turnOf(lines: LogLine[]): Turn {
  const last = lines[lines.length - 1] as LogLine;
  const before = made.get(last);
  if (before?.lines.length === lines.length && before.lines[0] === lines[0]) return before;
  const outcome = outcomeOf(lines);
  const turn: Turn = {
    turn: last.turn + Number(lines[0]?.event?.event === "game_over"),
    lines,
    tone: outcome?.tone ?? "plain",
    get summary() {
      return outcome ? summaryOf(outcome, lines) : soFar(lines);
    },
  };
  made.set(last, turn);
  return turn;
}

/** What a finished turn brought its player, also where it ended the game. */
export function resultOfTurn(lines: readonly LogLine[]): string {
  const [end, ...results] = OUTCOMES;
  const outcome = outcomeOf(lines, [...results, end]);
  return outcome ? summaryOf(outcome, lines) : "";
}

function outcomeOf(
  lines: readonly LogLine[],
  kinds: readonly (typeof OUTCOMES)[number][] = OUTCOMES,
): LogLine | null {
  for (const kind of kinds) {
    const found = lines.find(({ event }) => event?.event === kind);
    if (found) return found;
  }
  return null;
}

/** "You took 26, 2 worms"; "Ben failed: no new face. 24 went back to the grill" */
function summaryOf(outcome: LogLine, lines: readonly LogLine[]): string {
  const { event, text } = outcome;
  if (event?.event === "tile_taken" || event?.event === "tile_stolen")
    return t("turn-worms", { text, count: printedWorms(event.tile) });
  if (event?.event !== "attempt_failed") return text;
  const lost = lines.find((line) =>
    ["tile_returned", "specialist_put_back"].includes(line.event?.event ?? ""),
  );
  return lost ? t("turn-lost", { text, lost: lost.text }) : text;
}

/** The turn is still going on. */
function soFar(lines: readonly LogLine[]): string {
  const line = lines.findLast(({ event }) => event?.event === "face_set_aside") ?? lines.at(-1);
  return line?.short ?? line?.text ?? "";
}
