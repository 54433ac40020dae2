/** Checks that the dice of a record were fair, and that it tells the game that was played. */

import { check, type Check } from "./checks";
import { compareWithSeen } from "./compare";
import { revealTime } from "./daily-dice";
import { FairDice } from "./fair-dice";
import { readProof, type NoProof, type Proof } from "./proof";
import { isRoll, playersOf, readRecord, type GameRecord } from "./record";
import { checkRolls } from "./rolls";
import { digestsOf } from "./running-digest";
import type { Seen } from "./seen";
import { lineAgainstTurns } from "./turns";

/**
 * verified: everything is proven. failed: something is wrong. broken: the rules do not allow the
 * moves. cut_off: right as far as it goes, but the end of the game is missing. unproven: nothing is
 * wrong, but not everything can be proven.
 */
export type Verdict = "verified" | "failed" | "broken" | "cut_off" | "unproven";

/** What one should know about a record although nothing is wrong with it. */
export interface Note {
  name: "left_out" | "server_alone" | "daily" | "given_up" | "saw_part";
  args: Record<string, string | number>;
}

export interface Verification {
  verdict: Verdict;
  checks: Check[];
  notes: Note[];
  players: string[];
  moves: number;
  rolls: number;
  digest: string | null; // of the lines in the record
}

/** What is known about a record besides its text. This page knows no rules. */
interface Known {
  seen?: Seen | null; // by this device
  finished?: boolean | null; // whether its last line ends the game
  illegal?: string | null; // why the rules do not allow a line; null: they allow all of them
  now?: number; // in milliseconds since 1970
}

const CLOCKS_DIFFER = 600_000; // milliseconds that the clock of this device may be wrong

/** Check the text of a record; throws `NotARecord`. */
export function verify(
  text: string,
  { seen = null, finished = null, illegal, now = Date.now() }: Known = {},
): Verification {
  const record = readRecord(text);
  const proof = readProof(record.header);
  const digest = typeof proof === "string" ? null : digestOf(record, proof);
  const checks =
    typeof proof === "string" ? checkWithoutProof(proof, seen) : checkProof(record, proof, now);
  if (typeof proof !== "string") {
    const compared = seen ? compareWithSeen(record, proof, seen) : [];
    const isWhole = seen?.ended && compared.some(({ name, ok }) => name === "seen" && ok);
    checks.push(...checkEnd(proof, digest, finished ?? (isWhole ? true : null)), ...compared);
  }
  const line = lineAgainstTurns(record);
  if (line) checks.push(check("moves", false, { line }));
  else if (illegal !== undefined)
    checks.push(check("moves", illegal === null, { why: illegal ?? "" }));
  return {
    verdict: verdictOf(checks),
    checks,
    notes: typeof proof === "string" ? [] : notesOn(record, proof, checks),
    players: playersOf(record.header),
    moves: record.moves.length,
    rolls: record.moves.filter(isRoll).length,
    digest,
  };
}

function verdictOf(checks: Check[]): Verdict {
  const faults = checks.filter(({ ok }) => ok === false).map(({ name }) => name);
  if (faults.some((name) => name !== "moves" && name !== "cut_off")) return "failed";
  if (faults.includes("moves")) return "broken";
  if (faults.includes("cut_off")) return "cut_off";
  return checks.some(({ ok }) => ok === null) ? "unproven" : "verified";
}

/** A missing proof is a fault if this device saw that there was one. */
function checkWithoutProof(why: NoProof, seen: Seen | null): Check[] {
  const proof = check("proof", why === "malformed" ? false : null, { why });
  if (!seen?.setup && !seen?.day && !seen?.alarm) return [proof];
  return [proof, check("setup", false, { alarm: seen.alarm ?? "none" })];
}

function checkProof(record: GameRecord, proof: Proof, now: number): Check[] {
  const { header } = record;
  const players = playersOf(header).length;
  const checks =
    proof.dice === null
      ? [checkPending(record, proof.day ?? "", now)]
      : [check("proof", true, { why: proof.method }), check("commitment", proof.secretFits)];
  if (!proof.fitsTheDay) checks.push(check("setup", false, { alarm: "daily" }));
  if (proof.first !== "unknown" && players && proof.dice instanceof FairDice) {
    const seat = typeof header["first"] === "number" ? header["first"] : 0;
    const agreed = proof.first !== "drawn";
    const drawn = proof.first === "drawn" ? proof.dice.first(players) : proof.first;
    checks.push(check("first", seat === drawn, { seat, drawn, agreed: Number(agreed) }));
  }
  return proof.dice === null ? checks : [...checks, checkRolls(proof.dice, record)];
}

/** The secret of a day is revealed on the next one: later than the game, but then without fail. */
function checkPending({ moves }: GameRecord, day: string, now: number): Check {
  const reveal = revealTime(day);
  const why = now < reveal + CLOCKS_DIFFER ? "later" : "overdue";
  return check("proof", null, { why, reveal, rolls: moves.filter(isRoll).length });
}

function digestOf({ moves }: GameRecord, { start }: Proof): string | null {
  if (start === null) return null;
  return digestsOf(start, moves).at(-1) ?? start;
}

/** Whether the record is whole: it ends with the end of the game, or proves that it was given up. */
function checkEnd(proof: Proof, digest: string | null, finished: boolean | null): Check[] {
  if (proof.start === null) return finished === false ? [check("cut_off", false)] : [];
  const fits = proof.digest === digest;
  if (fits && (proof.givenUp || finished !== false)) return [check("digest", true)];
  // Without the rules nobody can tell a record that was cut off from one that was changed.
  const cutOff = finished === false || (finished === null && proof.digest === null);
  return [check(cutOff ? "cut_off" : "digest", false)];
}

function notesOn({ header }: GameRecord, proof: Proof, checks: Check[]): Note[] {
  const notes: Note[] = [];
  const players = playersOf(header);
  const leftOut = (proof.seats ?? []).flatMap(({ commitment, nonce }, seat) =>
    commitment && nonce === null ? (players[seat] ?? "") : [],
  );
  if (leftOut.length)
    notes.push({
      name: "left_out",
      args: { count: leftOut.length, names: leftOut.join(", "), games: 2 ** leftOut.length },
    });
  if (proof.day !== null) notes.push({ name: "daily", args: {} });
  else if (!proof.nonces.length) notes.push({ name: "server_alone", args: {} });
  const isWrong = checks.some(({ ok }) => ok === false);
  if (proof.givenUp && !isWrong) notes.push({ name: "given_up", args: {} });
  const { args = {} } = checks.find(({ name }) => name === "seen") ?? {};
  if (Number(args["seen"]) < Number(args["moves"]) && !args["added"])
    notes.push({ name: "saw_part", args });
  return notes;
}
