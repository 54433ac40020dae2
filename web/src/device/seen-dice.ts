/**
 * What this device saw of a table's fair dice before the game: the server's commitment and the
 * nonces it drew itself. The verification compares the finished record with them.
 */

import { KEY, read, write } from "./storage";

export interface SeenDice {
  commitment?: string;
  nonces: string[];
}

const keyOf = (table: string): string => `${KEY}-table-${table}`;
const nonceKey = (seat: number): string => `nonce-${seat}`;

/** Remember a nonce. The commitment that was seen first stays: it must not change any more. */
export function rememberNonce(
  table: string,
  commitment: string,
  seat: number,
  nonce: string,
): void {
  write(keyOf(table), { commitment, ...read(keyOf(table)), [nonceKey(seat)]: nonce });
}

/** Forget the nonces of seats that were given up before the game: they are not part of the dice. */
export function forgetOtherNonces(table: string, seats: readonly number[]): void {
  const kept = ["commitment", ...seats.map(nonceKey)];
  const seen = read(keyOf(table));
  const entries = Object.entries(seen).filter(([name]) => kept.includes(name));
  if (entries.length < Object.keys(seen).length) write(keyOf(table), Object.fromEntries(entries));
}

export function seenDice(table: string): SeenDice {
  const { commitment, ...rest } = read(keyOf(table)) as Record<string, string>;
  return { ...(commitment ? { commitment } : {}), nonces: Object.values(rest) };
}
