/** Checks that the dice of a record were fair. */

import type { SeenDice } from "../device/seen-dice";
import { sortedDice } from "../game/pieces";
import { commitmentOf, FairDice, METHOD, WHITE_FACES, type Roll } from "./fair-dice";

interface Check {
  name: "proof" | "commitment" | "kept" | "nonce" | "first" | "rolls";
  ok: boolean | null; // null: cannot be proven
  args: Record<string, string | number>; // for its text
  faults: Fault[];
}

/** A roll that is not the one the secret gives. */
interface Fault {
  line: number;
  number: number;
  shown: string;
  must: string;
}

export interface Verification {
  verdict: "verified" | "failed" | "unproven";
  checks: Check[];
  players: string[];
  rolls: number;
}

export class NotARecord extends Error {}

type Line = Record<string, unknown>;

interface Proof {
  secret: string;
  commitment: string;
  nonces: string[];
  firstDrawn: boolean; // the dice also decided who begins
}

/** Check the text of a record, and compare it with what this device saw of the table. */
export function verify(text: string, seen: SeenDice = { nonces: [] }): Verification {
  const [header = {}, ...moves] = parse(text);
  const players = Array.isArray(header["players"]) ? header["players"].map(String) : [];
  const rolls = moves
    .map((move, index) => ({ move, line: index + 2 }))
    .filter(({ move }) => move["do"] === "roll" || move["do"] === "reroll");
  const [proofCheck, proof] = readProof(header, players);
  const checks = [proofCheck];
  if (proof) {
    const dice = new FairDice(proof.secret, proof.nonces);
    checks.push(...checkCommitment(proof, seen));
    if (proof.firstDrawn)
      checks.push(check("first", dice.first(players.length) === (header["first"] ?? 0)));
    checks.push(checkRolls(dice, rolls, goldenFaces(header)));
  }
  return { verdict: verdictOf(checks), checks, players, rolls: rolls.length };
}

function parse(text: string): Line[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  let parsed: unknown[];
  try {
    parsed = lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new NotARecord();
  }
  if (!parsed.every(isObject) || parsed[0]?.["heckmeck"] !== 1) throw new NotARecord();
  return parsed;
}

function isObject(value: unknown): value is Line {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function check(
  name: Check["name"],
  ok: Check["ok"],
  args: Check["args"] = {},
  faults: Fault[] = [],
): Check {
  return { name, ok, args, faults };
}

function verdictOf(checks: Check[]): Verification["verdict"] {
  if (checks.some(({ ok }) => ok === false)) return "failed";
  return checks.some(({ ok }) => ok === null) ? "unproven" : "verified";
}

/** Whether the header of a record holds a usable proof, and that proof. */
function readProof(header: Line, players: string[]): [Check, Proof | null] {
  const meta = isObject(header["meta"]) ? header["meta"] : {};
  const proof = meta["dice"];
  const unproven = (why: string): [Check, null] => [check("proof", null, { why }), null];
  if (!isObject(proof)) return unproven("none");
  const { method, secret, commitment, nonces, first } = proof;
  if (method === "typed") return unproven("typed");
  if (method !== METHOD) return unproven("unknown");
  if (secret === undefined) return unproven("secret");
  if (!isHex(secret, 32, 32) || !isHex(commitment, 32, 32) || !areNonces(nonces, players.length))
    return [check("proof", false, { why: "malformed" }), null];
  const usable = { secret, commitment, nonces, firstDrawn: first === "drawn" };
  return [check("proof", true, { why: METHOD }), usable];
}

function isHex(value: unknown, leastBytes: number, mostBytes: number): value is string {
  if (typeof value !== "string" || !/^([0-9a-f]{2})*$/.test(value)) return false;
  return value.length >= 2 * leastBytes && value.length <= 2 * mostBytes;
}

function areNonces(value: unknown, most: number): value is string[] {
  return Array.isArray(value) && value.length <= most && value.every((each) => isHex(each, 16, 64));
}

function checkCommitment({ secret, commitment, nonces }: Proof, seen: SeenDice): Check[] {
  const checks = [check("commitment", commitmentOf(secret) === commitment, { commitment })];
  if (seen.commitment) checks.push(check("kept", seen.commitment === commitment));
  if (seen.nonces.length)
    checks.push(
      check(
        "nonce",
        seen.nonces.some((nonce) => nonces.includes(nonce)),
      ),
    );
  return checks;
}

function goldenFaces(header: Line): string {
  const options = isObject(header["options"]) ? header["options"] : {};
  return options["golden_die"] === "standard" ? WHITE_FACES : "111www";
}

function checkRolls(
  dice: FairDice,
  rolls: { move: Line; line: number }[],
  facesOfGolden: string,
): Check {
  const faults: Fault[] = [];
  let typed = 0; // rolled by hand and typed in, which nobody can prove
  for (const [number, { move, line }] of rolls.entries()) {
    if (isObject(move["meta"]) && move["meta"]["dice"] === "typed") {
      typed++;
      continue;
    }
    const shown = {
      dice: sortedDice(textOf(move["dice"])),
      golden: move["golden"] == null ? null : textOf(move["golden"]),
    };
    const must = dice.roll(number, shown.dice.length, shown.golden && facesOfGolden);
    if (must.dice !== shown.dice || must.golden !== shown.golden)
      faults.push({ line, number, shown: rollText(shown), must: rollText(must) });
  }
  const proven = rolls.length - typed - faults.length;
  const ok = faults.length ? false : typed ? null : true;
  return check("rolls", ok, { rolls: rolls.length, proven }, faults);
}

/** Dice are strings; anything else becomes a text that no roll can match. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "?");

const rollText = ({ dice, golden }: Roll): string =>
  golden === null ? dice : `${dice} + ${golden}`;
