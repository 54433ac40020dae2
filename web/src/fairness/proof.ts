/** The proof of the dice in the header of a record. */

import { FairDice, labelOfNonces, labelOfStart, METHOD_1, METHOD_2 } from "./fair-dice";
import { commitmentOf, isHex } from "./hashes";
import { diceMeta, playersOf, type Line } from "./record";
import { hasOnly, nonceList, readSeats, setupOf, type DiceSeat } from "./setup";

export interface Proof {
  method: typeof METHOD_1 | typeof METHOD_2;
  commitment: string;
  secret: string;
  nonces: string[];
  seats: DiceSeat[] | null; // null in method 1, which does not bind nonces to seats
  firstDrawn: boolean; // the dice also decided who begins
  digest: string | null;
  givenUp: boolean;
  dice: FairDice;
}

/** Why a record has no usable proof. Only "malformed" is a fault. */
export type NoProof = "none" | "typed" | "unknown" | "secret" | "malformed";

const KEYS_OF_METHOD_2 = ["method", "commitment", "seats", "secret", "digest", "given_up"];

export function readProof(header: Line): Proof | NoProof {
  const meta = diceMeta(header);
  if (!meta) return "none";
  if (meta["method"] === "typed") return "typed";
  if (meta["method"] === METHOD_1) return readMethod1(meta, playersOf(header).length);
  if (meta["method"] === METHOD_2) return readMethod2(header, meta);
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
    secret,
    nonces,
    seats: null,
    firstDrawn: first === "drawn",
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
  if ("digest" in meta && !isHex(digest, 32)) return "malformed";
  if ("given_up" in meta && meta["given_up"] !== true) return "malformed";
  if (secret === undefined) return "secret";
  if (!isHex(secret, 32)) return "malformed";
  return {
    method: METHOD_2,
    commitment,
    secret,
    nonces: seats.flatMap(({ nonce }) => nonce ?? []),
    seats,
    firstDrawn: true,
    digest: digest as string | null,
    givenUp: "given_up" in meta,
    dice: new FairDice(secret, labelOfStart(setupOf(header, seats), nonceList(seats))),
  };
}

const nonceFits = ({ commitment, nonce }: DiceSeat): boolean =>
  nonce === null || commitmentOf(nonce) === commitment;
