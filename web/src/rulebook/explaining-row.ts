/** Which row of the rules explains an event. */

import type { GameEvent } from "../game/model";

const ROWS_OF_FAILURES = {
  no_new_face: "A3",
  accepted: "B2",
  no_worm: "A6",
  nothing_to_take: "C4",
  exact_tile_missing: "C3",
} as const;

const ROWS: Partial<Record<GameEvent["event"], string>> = {
  weasel_used: "B2",
  face_set_aside: "A2",
  robbery_due: "E2",
  tile_stolen: "C2",
  tile_defended: "D5",
  return_due: "D6",
  specialist_put_back: "D7",
  specialist_left: "D7",
  tile_returned: "F3",
};

/** For every line about an event: the row that explains it, if there is one. */
export function explainingRows<Line extends { turn: number; event: GameEvent | null }>(
  lines: readonly Line[],
): Map<Line, string | null> {
  const rows = new Map<Line, string | null>();
  let turn = 0;
  let earlier: GameEvent[] = [];
  for (const line of lines) {
    if (line.turn !== turn) {
      turn = line.turn;
      earlier = [];
    }
    if (line.event) {
      rows.set(line, explainingRow(line.event, earlier));
      earlier.push(line.event);
    }
  }
  return rows;
}

/** `earlier` are the events of the same turn that happened before this one. */
export function explainingRow(event: GameEvent, earlier: GameEvent[]): string | null {
  const before = earlier.at(-1)?.event;
  switch (event.event) {
    case "attempt_failed":
      return ROWS_OF_FAILURES[event.reason];
    case "tile_taken":
      return event.tile === event.total ? "C1" : "C4";
    case "bratworm_taken":
      if (event.source !== null) return "E2";
      return before === "tile_taken" ? "D3" : "A7";
    case "specialist_gained":
      if (before === "tile_defended") return "D5";
      return event.source === null ? "D2" : "D4";
    case "specialist_moved":
      return before === "tile_turned" ? "F3" : "D3";
    case "tile_turned":
      return earlier.some((each) => each.event === "tile_returned" && each.tile === event.tile)
        ? "option-returned_highest"
        : "F3";
    case "game_over":
      return event.tie_break === "none" ? "G2" : "G3";
    default:
      return ROWS[event.event] ?? null;
  }
}
