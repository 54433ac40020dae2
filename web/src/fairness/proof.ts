/** The proof of the dice in the header of a record. */

import { dayCommitment, DailyDice, METHOD_DAILY, readDailyStart } from "./daily-dice";
import { FairDice, labelOfNonces, labelOfStart, METHOD_1, METHOD_2 } from "./fair-dice";
import { commitmentOf, isHex } from "./hashes";
import { diceMeta, playersOf, type Line } from "./record";
import { digestOfStart } from "./running-digest";
import {
  agreedFirst,
  firstFits,
  hasOnly,
  nonceList,
  readSeats,
  setupOf,
  type DiceSeat,
} from "./setup";

export interface Proof {
  method: typeof METHOD_1 | typeof METHOD_2 | typeof METHOD_DAILY;
  commitment: string;
  secretFits: boolean | null; // it is the one that the commitment is of; null: not revealed yet
  nonces: string[];
  seats: DiceSeat[] | null; // only in method 2, which binds nonces to seats
  day: string | null; // of a daily challenge
  fitsTheDay: boolean; // false: it is not the daily challenge of that day
  start: string | null; // the digest before the first line; null in method 1, which has none
  first: number | "drawn" | "unknown"; // the seat that begins by agreement, or the dice decided
  digest: string | null;
  givenUp: boolean;
  dice: FairDice | DailyDice | null; // null: the secret of the day is not revealed yet
}

/** Why a record has no usable proof. Only "malformed" is a fault. */
export type NoProof = "none" | "typed" | "unknown" | "secret" | "malformed";

const KEYS_OF_DAILY = ["method", "day", "commitment", "secret", "digest", "given_up"];
const KEYS_OF_METHOD_2 = ["method", "commitment", "seats", "first", "secret", "digest", "given_up"];

export function readProof(header: Line): Proof | NoProof {
  const meta = diceMeta(header);
  if (!meta) return "none";
  if (meta["method"] === "typed") return "typed";
  if (meta["method"] === METHOD_1) return readMethod1(meta, playersOf(header).length);
  if (meta["method"] === METHOD_2) return readMethod2(header, meta);
  if (meta["method"] === METHOD_DAILY) return readDaily(header, meta);
  return "unknown";
}

function readMethod1(meta: Line, players: number): Proof | NoProof {
  const { secret, commitment, nonces, first } = meta;
  if (secret === undefined) return "secret";
  if (!isHex(secret, 32) || !isHex(commitment, 32)) return "malformed";
  if (!Array.isArray(nonces) || nonces.length > players) return "malformed";
  if (!nonces.every((nonce) => isHex(nonce, 16, 64))) return "malformed";
  if (first !== undefined && first !== "drawn") return "malformed";
  return {
    method: METHOD_1,
    commitment,
    secretFits: commitmentOf(secret) === commitment,
    nonces,
    seats: null,
    day: null,
    fitsTheDay: true,
    start: null,
    first: first === "drawn" ? "drawn" : "unknown",
    digest: null,
    givenUp: false,
    dice: new FairDice(secret, labelOfNonces(nonces)),
  };
}

function readMethod2(header: Line, meta: Line): Proof | NoProof {
  const { secret, commitment, digest = null } = meta;
  const seats = readSeats(header);
  if (!hasOnly(meta, KEYS_OF_METHOD_2) || !isHex(commitment, 32)) return "malformed";
  if (seats?.length !== playersOf(header).length || !seats.every(nonceFits)) return "malformed";
  if (!firstFits(meta, seats.length)) return "malformed";
  if (!isEndSound(meta)) return "malformed";
  if (secret === undefined) return "secret";
  if (!isHex(secret, 32)) return "malformed";
  return {
    method: METHOD_2,
    commitment,
    secretFits: commitmentOf(secret) === commitment,
    nonces: seats.flatMap(({ nonce }) => nonce ?? []),
    seats,
    day: null,
    fitsTheDay: true,
    start: digestOfStart(header, seats),
    first: agreedFirst(meta) ?? "drawn",
    digest: digest as string | null,
    givenUp: "given_up" in meta,
    dice: new FairDice(secret, labelOfStart(setupOf(header, seats), nonceList(seats))),
  };
}

function readDaily(header: Line, meta: Line): Proof | NoProof {
  const { secret, digest = null } = meta;
  const start = readDailyStart(header);
  if (!start || !hasOnly(meta, KEYS_OF_DAILY) || !isEndSound(meta)) return "malformed";
  if (secret !== undefined && !isHex(secret, 32)) return "malformed";
  return {
    method: METHOD_DAILY,
    commitment: start.commitment,
    secretFits: secret === undefined ? null : dayCommitment(secret) === start.commitment,
    nonces: [],
    seats: null,
    day: start.day,
    fitsTheDay: start.fits,
    start: start.digest,
    first: "unknown",
    digest: digest as string | null,
    givenUp: "given_up" in meta,
    dice: secret === undefined ? null : new DailyDice(secret, start.day),
  };
}

function isEndSound(meta: Line): boolean {
  if ("digest" in meta && !isHex(meta["digest"], 32)) return false;
  return !("given_up" in meta) || meta["given_up"] === true;
}

const nonceFits = ({ commitment, nonce }: DiceSeat): boolean =>
  nonce === null || commitmentOf(nonce) === commitment;
