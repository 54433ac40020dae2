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

export function rememberNonce(
  table: string,
  commitment: string,
  seat: number,
  nonce: string,
): void {
  write(keyOf(table), { ...read(keyOf(table)), commitment, [`nonce-${seat}`]: nonce });
}

export function seenDice(table: string): SeenDice {
  const { commitment, ...rest } = read(keyOf(table)) as Record<string, string>;
  return { ...(commitment ? { commitment } : {}), nonces: Object.values(rest) };
}
