/**
 * Fair dice, method hmac-sha256-1, written from docs/fair-dice.md and tested with the same vectors
 * as the Python implementation. Browsers offer their own cryptography only to pages from https or
 * from the machine itself, so a library computes the hashes.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { sortedDice } from "../game/pieces";

export const METHOD = "hmac-sha256-1";
export const WHITE_FACES = "12345w";

export interface Roll {
  dice: string;
  golden: string | null;
}

/** The commitment to a secret, both in hexadecimal. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export class FairDice {
  readonly #secret: Uint8Array;

  constructor(
    secret: string, // in hexadecimal, like the nonces
    readonly nonces: readonly string[],
  ) {
    this.#secret = hexToBytes(secret);
  }

  /** The text whose HMAC gives a block of random bytes; `name` is "first" or a roll's number. */
  message(name: string | number, block: number): string {
    return `heckmeck-${METHOD}:${this.nonces.join(",")}:${name}:${block}`;
  }

  block(name: string | number, block: number): Uint8Array {
    return hmac(sha256, this.#secret, utf8ToBytes(this.message(name, block)));
  }

  /** The seat that begins. */
  first(players: number): number {
    return this.#numbers("first", 1, players)[0] ?? 0;
  }

  /** A roll of `white` white dice, and of the golden die if its faces are given. */
  roll(number: number, white: number, goldenFaces: string | null): Roll {
    const numbers = this.#numbers(number, white + (goldenFaces ? 1 : 0), 6);
    const golden = goldenFaces ? (goldenFaces[numbers.pop() ?? 0] ?? null) : null;
    return { dice: sortedDice(numbers.map((each) => WHITE_FACES[each] ?? "").join("")), golden };
  }

  /** Unbiased numbers below `sides`: bytes from its largest multiple up are skipped. */
  #numbers(name: string | number, count: number, sides: number): number[] {
    const limit = 256 - (256 % sides);
    const numbers: number[] = [];
    for (let block = 0; numbers.length < count; block++) {
      const usable = this.block(name, block).filter((byte) => byte < limit);
      numbers.push(...Array.from(usable, (byte) => byte % sides));
    }
    return numbers.slice(0, count);
  }
}
