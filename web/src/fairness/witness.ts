/**
 * What a device keeps of a table while it watches, entry by entry. Everything that was seen first
 * stays: nothing that the server says later can replace it.
 */

import type { LogStep } from "../net/protocol";
import { METHOD_2 } from "./fair-dice";
import { commitmentOf } from "./hashes";
import { diceMeta, type Line } from "./record";
import { digestOfStart, nextDigest } from "./running-digest";
import { KEPT_DIGITS, nothingSeen, type Alarm, type Seen } from "./seen";
import { readSeats, setupOf, type DiceSeat } from "./setup";

/** A nonce that this device drew. Nobody else knows it before it is revealed. */
interface Drawn {
  nonce: string;
  seat: number; // as numbered before the start
  state: "sent" | "accepted" | "refused"; // its commitment
}

export interface Witnessed extends Seen {
  drawn: Record<string, Drawn>; // by commitment
  leftOut: boolean; // the game started without a nonce of this device
  version: number; // of the last entry seen
}

export const nothingWitnessed = (): Witnessed => ({
  ...nothingSeen(),
  drawn: {},
  leftOut: false,
  version: 0,
});

export function sawCommitment(kept: Witnessed, commitment: string): Witnessed {
  if (kept.commitment === null) return { ...kept, commitment };
  return kept.commitment === commitment ? kept : alarmed(kept, "commitment");
}

/** The seats of this device on the list. They stay, even if it leaves the game. */
export function tookPart(kept: Witnessed, seats: readonly number[]): Witnessed {
  return kept.setup === null || kept.seats.length ? kept : { ...kept, seats: [...seats] };
}

/** Keep a nonce before its commitment is sent. */
export function drewNonce(kept: Witnessed, seat: number, nonce: string): Witnessed {
  return withDrawn(kept, commitmentOf(nonce), { nonce, seat, state: "sent" });
}

/** The server has answered the command that carried this commitment. */
export function answered(
  kept: Witnessed,
  commitment: string,
  state: "accepted" | "refused",
): Witnessed {
  const drawn = kept.drawn[commitment];
  // What the log has shown counts more than an answer that comes late.
  if (drawn?.state !== "sent") return kept;
  return withDrawn(kept, commitment, { ...drawn, state });
}

/** Forget a nonce for a seat that this device did not get. */
export function forgotNonce(kept: Witnessed, commitment: string): Witnessed {
  const drawn = Object.entries(kept.drawn).filter(([each]) => each !== commitment);
  return { ...kept, drawn: Object.fromEntries(drawn) };
}

export const revealAccepted = (kept: Witnessed, seat: number): Witnessed =>
  kept.accepted.includes(seat) ? kept : { ...kept, accepted: [...kept.accepted, seat] };

/** The next entry of the log. Entries come in order and without gaps. */
export function sawStep(kept: Witnessed, { version, entry, events }: LogStep): Witnessed {
  const next = { ...sawEntry(kept, entry), version };
  const over = entry.kind === "abandoned" || events.some(({ event }) => event === "game_over");
  return over ? { ...next, ended: true } : next;
}

function sawEntry(kept: Witnessed, entry: LogStep["entry"]): Witnessed {
  switch (entry.kind) {
    case "sat":
    case "committed":
      return entry.commitment ? answered(kept, entry.commitment, "accepted") : kept;
    case "left":
      return kept.setup === null ? leftSeat(kept, entry.seat) : kept; // else a bot goes on
    case "starting":
      return sawList(kept, entry.header);
    case "revealed":
      return kept.nonces[entry.seat] === entry.nonce ? revealAccepted(kept, entry.seat) : kept;
    case "started":
      return sawStart(kept, entry.header);
    case "moved":
      return sawLine(kept, entry.line);
    default:
      return kept;
  }
}

/** Before the list is fixed, whoever leaves a seat takes their share along. */
function leftSeat(kept: Witnessed, seat: number): Witnessed {
  const drawn = Object.entries(kept.drawn).filter(([, each]) => each.seat !== seat);
  return { ...kept, drawn: Object.fromEntries(drawn) };
}

/**
 * The server has fixed the list. If nothing is wrong with it, this device reveals its nonces, which
 * are kept before they are sent.
 */
function sawList(kept: Witnessed, header: Line): Witnessed {
  const list = readList(header);
  if (!list || (kept.setup !== null && kept.setup !== list.setup)) return alarmed(kept, "list");
  let next: Witnessed = { ...sawCommitment(kept, list.commitment), setup: list.setup };
  const listed = list.seats.flatMap(({ commitment }) => kept.drawn[commitment ?? ""]?.seat ?? []);
  for (const { seat, state } of Object.values(kept.drawn)) {
    if (listed.includes(seat)) continue;
    next = state === "accepted" ? alarmed(next, "share") : { ...next, unshared: true };
  }
  return next.alarm === null ? { ...next, nonces: ownNonces(kept, list.seats) } : next;
}

function ownNonces({ drawn }: Witnessed, seats: readonly DiceSeat[]): Record<number, string> {
  const own = seats.flatMap(({ commitment }, seat) => {
    const nonce = commitment === null ? undefined : drawn[commitment]?.nonce;
    return nonce === undefined ? [] : [[seat, nonce] as const];
  });
  return Object.fromEntries(own);
}

function sawStart(kept: Witnessed, header: Line): Witnessed {
  const list = readList(header);
  const shared = Object.values(kept.drawn).some(({ state }) => state === "accepted");
  if (!list) return kept.setup === null && !shared ? kept : alarmed(kept, "list");
  if (kept.start !== null) return alarmed(kept, "list"); // a game starts once
  const fresh = kept.setup === null && !shared; // this device came after the list was published
  let next = sawCommitment(kept, list.commitment);
  if (!fresh && kept.setup !== list.setup) next = alarmed(next, "list");
  for (const [seat, nonce] of Object.entries(kept.nonces)) {
    const used = list.seats[Number(seat)]?.nonce ?? null;
    if (used !== null && used !== nonce) next = alarmed(next, "list");
    if (used === null) next = { ...next, leftOut: true };
    if (used === null && kept.accepted.includes(Number(seat))) next = alarmed(next, "dropped");
  }
  const start = digestOfStart(header, list.seats);
  return { ...next, setup: kept.setup ?? list.setup, start, digest: start, lines: [] };
}

function sawLine(kept: Witnessed, line: Line): Witnessed {
  if (kept.digest === null) return kept; // a table of method 1
  const digest = nextDigest(kept.digest, line);
  return { ...kept, digest, lines: [...kept.lines, digest.slice(0, KEPT_DIGITS)] };
}

function readList(header: Line): { seats: DiceSeat[]; setup: string; commitment: string } | null {
  const meta = diceMeta(header);
  const seats = readSeats(header);
  if (meta?.["method"] !== METHOD_2 || typeof meta["commitment"] !== "string" || !seats)
    return null;
  return { seats, setup: setupOf(header, seats), commitment: meta["commitment"] };
}

function withDrawn(kept: Witnessed, commitment: string, drawn: Drawn): Witnessed {
  return { ...kept, drawn: { ...kept.drawn, [commitment]: drawn } };
}

export const alarmed = (kept: Witnessed, alarm: Alarm): Witnessed => ({
  ...kept,
  alarm: kept.alarm ?? alarm,
});
