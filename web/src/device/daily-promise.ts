/**
 * The promise of the daily dice: this device keeps the first commitment that it saw of a day, and
 * compares every later one with it. Secrets must be revealed in time, and belong to the same chain.
 */

import { continues, dayNumber } from "../fairness/daily-dice";
import type { Daily } from "../net/protocol";
import { KEY, read, write } from "./storage";

const STORED = `${KEY}-daily`;
const STEPS_TO_COMMITMENT = 2; // the commitment of a day is the secret of two days before
const HALF_DAY = 43_200_000; // milliseconds: at noon, the secret of the day before is revealed
const LATEST = 60_000; // so long after that it may come

/**
 * first: nothing to compare with. kept: the same chain as at the last visit. new: the server says
 * that another chain has begun since. broken: the server has changed the dice. withheld: it does
 * not reveal a secret that is due.
 */
export type Promised = "first" | "kept" | "new" | "broken" | "withheld";

type Shown = Pick<Daily, "day" | "commitment" | "chain_since" | "left" | "revealed">;

/** Compare what the server shows with what it showed at the last visit, and keep the latest. */
export function comparePromise(shown: Shown): Promised {
  const { day, commitment, chain_since } = shown;
  const kept = read(STORED);
  const before = dayNumber(kept["day"]);
  const now = dayNumber(day);
  const known = typeof kept["commitment"] === "string" ? kept["commitment"] : null;
  if (now === null || (known !== null && before !== null && now < before)) return "broken";
  const since = dayNumber(chain_since);
  const found = compare(known, before, commitment, now, since);
  const revealed = since === null ? "broken" : compareRevealed(shown, now, since);
  if (found === "broken" || revealed === "broken") return "broken";
  // What was seen first stays: a broken promise must not become the one to compare with.
  if (now !== before) write(STORED, { day, commitment });
  return revealed ?? found;
}

/** The commitment that this device was shown for a day, or null. */
export function promisedFor(day: string | null | undefined): string | null {
  if (!day) return null;
  const { day: kept, commitment } = read(STORED);
  return kept === day && typeof commitment === "string" ? commitment : null;
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

/** The latest secret that was revealed: of the right day, and of the chain of the commitment. */
function compareRevealed(
  { commitment, left, revealed }: Shown,
  now: number,
  since: number,
): "broken" | "withheld" | null {
  const day = dayNumber(revealed?.day);
  const committed = now - STEPS_TO_COMMITMENT; // whose secret the commitment is
  if (revealed && day !== null && day >= since) {
    const [earlier, later] =
      day < committed ? [revealed.secret, commitment] : [commitment, revealed.secret];
    if (!continues(earlier, later, Math.abs(day - committed))) return "broken";
  }
  const due = left < HALF_DAY - LATEST ? now - 1 : committed;
  return due >= since && (day === null || day < due) ? "withheld" : null;
}
