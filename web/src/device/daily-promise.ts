/**
 * The promise of the daily dice: this device keeps the first commitment that it saw of a day, and
 * compares every later one with it.
 */

import { continues, dayNumber } from "../fairness/daily-dice";
import { KEY, read, write } from "./storage";

const STORED = `${KEY}-daily`;

/**
 * first: nothing to compare with. kept: the same chain as at the last visit. new: the server says
 * that another chain has begun since. broken: the server has changed the dice.
 */
export type Promised = "first" | "kept" | "new" | "broken";

interface Shown {
  day: string;
  commitment: string;
  chain_since: string;
}

/** Compare what the server shows with what it showed at the last visit, and keep the latest. */
export function comparePromise({ day, commitment, chain_since }: Shown): Promised {
  const kept = read(STORED);
  const before = dayNumber(kept["day"]);
  const now = dayNumber(day);
  const known = typeof kept["commitment"] === "string" ? kept["commitment"] : null;
  if (now === null || (known !== null && before !== null && now < before)) return "broken";
  const found = compare(known, before, commitment, now, dayNumber(chain_since));
  // What was seen first stays: a broken promise must not become the one to compare with.
  if (found !== "broken" && now !== before) write(STORED, { day, commitment });
  return found;
}

function compare(
  known: string | null,
  before: number | null,
  commitment: string,
  now: number,
  since: number | null,
): Promised {
  if (known === null || before === null) return "first";
  if (continues(known, commitment, now - before)) return "kept";
  return since !== null && since > before ? "new" : "broken";
}
