/**
 * What a device keeps of a table while it watches, entry by entry. Everything that was seen first
 * stays: nothing that the server says later can replace it.
 */

import type { LogStep } from "../net/protocol";
import { METHOD_DAILY, readDailyStart } from "./daily-dice";
import { METHOD_2 } from "./fair-dice";
import { sortedDice } from "../game/pieces";
import { canonicalJson } from "./canonical-json";
import { commitmentOf, hashOfText } from "./hashes";
import { diceMeta, isRoll, type Line } from "./record";
import { digestOfStart, nextDigest } from "./running-digest";
import { KEPT_DIGITS, nothingSeen, type Alarm, type Seen } from "./seen";
import { firstFits, readSeats, setupOf, type DiceSeat } from "./setup";

const ENTRY_DIGITS = 8; // of the hash of each entry: enough to notice another one

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
  entries: Record<number, string>; // what each version says of the game, as a short hash
}

export const nothingWitnessed = (): Witnessed => ({
  ...nothingSeen(),
  drawn: {},
  leftOut: false,
  version: 0,
  entries: {},
});

export function sawCommitment(kept: Witnessed, commitment: string): Witnessed {
  if (kept.commitment === null) return { ...kept, commitment };
  return kept.commitment === commitment ? kept : alarmed(kept, "commitment");
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

/** The server says that this device has these seats, at the start or later. */
export function hadSeats(kept: Witnessed, seats: readonly number[]): Witnessed {
  const more = seats.filter((seat) => !kept.seats.includes(seat));
  return more.length ? { ...kept, seats: [...kept.seats, ...more] } : kept;
}

/** The next entry of the log. Entries come in order and without gaps. */
export function sawStep(kept: Witnessed, step: LogStep): Witnessed {
  const { version, entry, events } = step;
  let next = { ...sawEntry(kept, entry), version };
  next.entries = { ...kept.entries, [version]: hashOfEntry(entry) };
  if (!showsItsLine(step)) next = alarmed(next, "shown");
  const over = entry.kind === "abandoned" || events.some(({ event }) => event === "game_over");
  return over ? { ...next, ended: true } : next;
}

/** An entry that was seen before. It must still say the same. */
export function sawAgain(kept: Witnessed, { version, entry }: LogStep): Witnessed {
  const known = kept.entries[version];
  if (known === undefined || known === hashOfEntry(entry)) return kept;
  return alarmed(kept, "rewritten");
}

/** Names of people who sit down may change later; what is part of the game may not. */
function hashOfEntry(entry: LogStep["entry"]): string {
  const fixed = ["starting", "revealed", "started", "moved"].includes(entry.kind);
  return fixed ? hashOfText(canonicalJson(entry)).slice(0, ENTRY_DIGITS) : "";
}

/** Whether the table is about to start or has just started: nothing else happened since the list. */
export const isAtTheStart = ({ setup, day, lines, entries, version }: Witnessed): boolean =>
  (setup !== null || day !== null) && !lines.length && Boolean(entries[version]);

/** Players see events, records contain lines: both must tell of the same dice. */
function showsItsLine({ entry, events }: LogStep): boolean {
  const line: Line = entry.kind === "moved" ? entry.line : {};
  const due = isRoll(line)
    ? [sortedDice(`${line["dice"] as string}${(line["golden"] ?? "") as string}`)]
    : [];
  const shown = events.flatMap((each) =>
    each.event === "dice_landed" ? [sortedDice(each.rolled)] : [],
  );
  const faces = events.flatMap((each) => (each.event === "face_set_aside" ? [each.face] : []));
  const face = line["do"] === "keep" ? [line["face"]] : [];
  return shown.join() === due.join() && faces.join() === face.join();
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
    if (state === "accepted") next = alarmed(next, "share");
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
  if (diceMeta(header)?.["method"] === METHOD_DAILY) return sawDailyStart(kept, header);
  const list = readList(header);
  const shared = Object.values(kept.drawn).some(({ state }) => state === "accepted");
  if (!list) return kept.setup === null && !shared ? kept : alarmed(kept, "list");
  if (kept.start !== null) return alarmed(kept, "list"); // a game starts once
  let next = sawCommitment(kept, list.commitment);
  // Every game has a list. Whoever comes later finds it in the log.
  if (kept.setup !== list.setup) next = alarmed(next, "list");
  for (const [seat, nonce] of Object.entries(kept.nonces)) {
    const used = list.seats[Number(seat)]?.nonce ?? null;
    if (used !== null && used !== nonce) next = alarmed(next, "list");
    if (used === null) next = { ...next, leftOut: true };
    if (used === null && kept.accepted.includes(Number(seat))) next = alarmed(next, "dropped");
  }
  const start = digestOfStart(header, list.seats);
  return { ...next, setup: kept.setup ?? list.setup, start, digest: start, lines: [] };
}

/** A daily challenge has no list and no shares. A table that had them must not become one. */
function sawDailyStart(kept: Witnessed, header: Line): Witnessed {
  const start = readDailyStart(header);
  if (!start || kept.start !== null || kept.setup !== null || Object.keys(kept.drawn).length)
    return alarmed(kept, "list");
  const { commitment, day, fits, digest } = start;
  const next = { ...sawCommitment(kept, commitment), day, start: digest, digest, lines: [] };
  return fits ? next : alarmed(next, "daily");
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
  if (!firstFits(meta, seats.length)) return null;
  return { seats, setup: setupOf(header, seats), commitment: meta["commitment"] };
}

function withDrawn(kept: Witnessed, commitment: string, drawn: Drawn): Witnessed {
  return { ...kept, drawn: { ...kept.drawn, [commitment]: drawn } };
}

export const alarmed = (kept: Witnessed, alarm: Alarm): Witnessed => ({
  ...kept,
  alarm: kept.alarm ?? alarm,
});
