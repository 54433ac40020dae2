/**
 * Dice anyone can verify, method hmac-sha256-1, written from docs/fair-dice.md and checked with the
 * same vectors as the Python side. It uses the browser's own cryptography wherever a page gets it.
 */

import { FACES, type Face } from "../art/pieces";
import { hmac, sha256 } from "./sha256";

const METHOD = "hmac-sha256-1";
const WHITE = "12345w";

export interface Check {
  name: "proof" | "commitment" | "kept" | "nonce" | "first" | "rolls";
  ok: boolean | null; // null: cannot be shown
  args: Record<string, string | number>;
  faults: { line: number; shown: string; must: string; number: number }[];
}

export interface Verdict {
  verdict: "verified" | "failed" | "unproven";
  checks: Check[];
  players: string[];
  rolls: number;
}

interface Proof {
  method?: unknown;
  commitment?: unknown;
  nonces?: unknown;
  first?: unknown;
  secret?: unknown;
}

export class NotARecord extends Error {}

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(hex.length / 2);
  for (let i = 0; i < found.length; i++) found[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return found;
}

const hexOf = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const isHex = (value: unknown, least: number, most: number): value is string =>
  typeof value === "string" &&
  /^([0-9a-f]{2})*$/.test(value) &&
  value.length >= 2 * least &&
  value.length <= 2 * most;

/** Missing where a page came over plain http, whatever the types say. */
const browsers = (): SubtleCrypto | undefined => crypto.subtle as SubtleCrypto | undefined;

export async function commitmentOf(secret: string): Promise<string> {
  const data = bytes(secret);
  const subtle = browsers();
  return hexOf(subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : sha256(data));
}

export class FairDice {
  readonly #secret: Uint8Array<ArrayBuffer>;
  #key: Promise<CryptoKey> | undefined;

  constructor(
    secret: string,
    readonly nonces: readonly string[],
  ) {
    this.#secret = bytes(secret);
  }

  message(name: string | number, block: number): string {
    return `heckmeck-${METHOD}:${this.nonces.join(",")}:${name}:${block}`;
  }

  async block(name: string | number, block: number): Promise<Uint8Array> {
    const text = new TextEncoder().encode(this.message(name, block));
    const subtle = browsers();
    if (!subtle) return hmac(this.#secret, text);
    this.#key ??= subtle.importKey("raw", this.#secret, { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    return new Uint8Array(await subtle.sign("HMAC", await this.#key, text));
  }

  /** So many numbers below `sides`, without bias: bytes beyond the largest multiple are skipped. */
  async numbers(name: string | number, count: number, sides: number): Promise<number[]> {
    const found: number[] = [];
    for (let block = 0; found.length < count; block++) {
      for (const byte of await this.block(name, block)) {
        if (byte < 256 - (256 % sides) && found.length < count) found.push(byte % sides);
      }
    }
    return found;
  }

  async roll(
    number: number,
    white: number,
    goldenFaces: string | null,
  ): Promise<{ dice: string; golden: string | null }> {
    const numbers = await this.numbers(number, white + (goldenFaces ? 1 : 0), 6);
    const golden = goldenFaces ? (goldenFaces[numbers.pop() ?? 0] ?? null) : null;
    return { dice: sorted(numbers.map((each) => WHITE[each] ?? "").join("")), golden };
  }

  async first(players: number): Promise<number> {
    return (await this.numbers("first", 1, players))[0] ?? 0;
  }
}

export function sorted(dice: string): string {
  return [...dice].sort((a, b) => FACES.indexOf(a as Face) - FACES.indexOf(b as Face)).join("");
}

type Line = Record<string, unknown>;

function parse(text: string): Line[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  try {
    const parsed = lines.map((line) => JSON.parse(line) as unknown);
    if (
      parsed.length &&
      parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line))
    ) {
      if ((parsed[0] as Line)["heckmeck"] === 1) return parsed as Line[];
    }
  } catch {
    // Falls through: not JSON, so no record.
  }
  throw new NotARecord();
}

const show = (dice: string, golden: unknown): string =>
  typeof golden === "string" ? `${dice} + ${golden}` : dice;

/** Check a record. `kept` is what this device remembers of the table, if anything. */
export async function verify(text: string, kept: Record<string, string> = {}): Promise<Verdict> {
  const [header = {}, ...moves] = parse(text);
  const players = Array.isArray(header["players"]) ? header["players"].map(String) : [];
  const rolls = moves
    .map((move, index) => ({ move, line: index + 2 }))
    .filter(({ move }) => move["do"] === "roll" || move["do"] === "reroll");
  const checks: Check[] = [];
  const add = (
    name: Check["name"],
    ok: Check["ok"],
    args: Check["args"] = {},
    faults: Check["faults"] = [],
  ) => checks.push({ name, ok, args, faults });
  const finish = (): Verdict => {
    const verdict = checks.some(({ ok }) => ok === false)
      ? "failed"
      : checks.some(({ ok }) => ok === null)
        ? "unproven"
        : "verified";
    return { verdict, checks, players, rolls: rolls.length };
  };

  const proof = ((header["meta"] as Line | undefined)?.["dice"] ?? null) as Proof | null;
  const { secret, commitment, nonces } = proof ?? {};
  if (!proof || proof.method !== METHOD || secret === undefined) {
    add("proof", null, {
      why: !proof
        ? "none"
        : proof.method === "typed"
          ? "typed"
          : proof.method !== METHOD
            ? "unknown"
            : "secret",
    });
    return finish();
  }
  const sound =
    Array.isArray(nonces) &&
    nonces.length <= players.length &&
    nonces.every((each) => isHex(each, 16, 64));
  if (!isHex(secret, 32, 32) || !isHex(commitment, 32, 32) || !sound) {
    add("proof", false, { why: "malformed" });
    return finish();
  }
  add("proof", true, { why: METHOD });
  add("commitment", (await commitmentOf(secret)) === commitment, { commitment });
  if (kept["commitment"]) add("kept", kept["commitment"] === commitment);
  const own = Object.entries(kept).filter(([key]) => key.startsWith("nonce-"));
  if (own.length)
    add(
      "nonce",
      own.some(([, nonce]) => (nonces as string[]).includes(nonce)),
    );

  const dice = new FairDice(secret, nonces as string[]);
  if (proof.first === "drawn")
    add("first", (await dice.first(players.length)) === (header["first"] ?? 0));

  const options = (header["options"] ?? {}) as Line;
  const goldenFaces = options["golden_die"] === "standard" ? WHITE : "111www";
  const faults: Check["faults"] = [];
  let typed = 0;
  for (const [number, { move, line }] of rolls.entries()) {
    if ((move["meta"] as Line | undefined)?.["dice"] === "typed") {
      typed++;
      continue;
    }
    const shown = sorted(String(move["dice"] ?? ""));
    const golden = move["golden"];
    const must = await dice.roll(
      number,
      shown.length,
      typeof golden === "string" ? goldenFaces : null,
    );
    if (must.dice !== shown || must.golden !== (golden ?? null)) {
      faults.push({ line, number, shown: show(shown, golden), must: show(must.dice, must.golden) });
    }
  }
  const proven = rolls.length - typed;
  add(
    "rolls",
    faults.length ? false : typed ? null : true,
    { rolls: rolls.length, proven: proven - faults.length },
    faults,
  );
  return finish();
}
