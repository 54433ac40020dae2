/** A record against what this device saw while the game was played. */

import { check, type Check } from "./checks";
import { METHOD_DAILY } from "./daily-dice";
import { METHOD_1 } from "./fair-dice";
import type { Proof } from "./proof";
import type { GameRecord } from "./record";
import { digestsOf } from "./running-digest";
import { KEPT_DIGITS, type Seen } from "./seen";
import { setupOf } from "./setup";

export function compareWithSeen(record: GameRecord, proof: Proof, seen: Seen): Check[] {
  const checks: Check[] = [];
  const { header } = record;
  if (seen.commitment) checks.push(check("kept", seen.commitment === proof.commitment));
  // If it is not the challenge of its day, that is said already.
  if (proof.fitsTheDay && (seen.setup || seen.day || seen.alarm)) {
    const same =
      seen.day === proof.day &&
      (seen.setup === null ||
        (proof.seats !== null && setupOf(header, proof.seats) === seen.setup));
    checks.push(
      check("setup", same && seen.alarm === null, {
        alarm: seen.alarm ?? "none",
        day: proof.day ?? "",
      }),
    );
  }
  checks.push(...compareNonces(proof, seen));
  if (seen.start) checks.push(compareLines(record, proof, seen));
  return checks;
}

/** Whether the nonces of this device are part of the dice. */
function compareNonces({ method, nonces, seats }: Proof, seen: Seen): Check[] {
  if (method === METHOD_1) {
    if (!seen.oldNonces.length) return [];
    const part = seen.oldNonces.some((nonce) => nonces.includes(nonce));
    return [check("nonce", part, { why: "missing" })];
  }
  if (method === METHOD_DAILY) return []; // with shares, the dice would not be the same for all
  const revealed = Object.entries(seen.nonces).map(([seat, nonce]) => ({
    nonce,
    used: seats?.[Number(seat)]?.nonce,
    accepted: seen.accepted.includes(Number(seat)),
  }));
  const leftOut = revealed.filter(({ used }) => used === null);
  const replaced = revealed.some(({ nonce, used }) => used !== null && used !== nonce);
  // The server may say that a nonce came too late, but not after it has accepted it.
  if (replaced) return [check("nonce", false, { why: "replaced" })];
  if (leftOut.some(({ accepted }) => accepted)) return [check("nonce", false, { why: "dropped" })];
  if (revealed.some(({ nonce, used }) => used === nonce)) return [check("nonce", true)];
  if (leftOut.length) return [check("nonce", null, { why: "late" })];
  return seen.seats.length ? [check("nonce", null, { why: "unshared" })] : [];
}

/**
 * The start and every line. Lines are compared from the start that was seen, so that a changed name
 * does not make every line look changed.
 */
function compareLines({ moves }: GameRecord, proof: Proof, seen: Seen): Check {
  const { start, lines } = seen;
  const sameStart = proof.start === start;
  const digests = digestsOf(start ?? "", moves.slice(0, lines.length));
  const differs = digests.findIndex((digest, at) => digest.slice(0, KEPT_DIGITS) !== lines[at]);
  const args = {
    seen: lines.length,
    moves: moves.length,
    line: differs >= 0 ? differs + 2 : sameStart ? 0 : 1, // 0: none of them
    missing: Math.max(0, lines.length - moves.length),
    added: seen.ended ? Math.max(0, moves.length - lines.length) : 0,
  };
  return check("seen", !args.line && !args.missing && !args.added, args);
}
