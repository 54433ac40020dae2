/**
 * Fair dice as docs/fair-dice.md describes them, tested with the same vectors as the Python
 * implementation. The methods differ only in the label that every block of random bytes has.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { sortedDice } from "../game/pieces";

export const METHOD_1 = "hmac-sha256-1";
export const METHOD_2 = "hmac-sha256-2";
export const WHITE_FACES = "12345w";

export interface Roll {
  dice: string;
  golden: string | null;
}

/** The label of method 1: the nonces of the seats that sent one. */
export const labelOfNonces = (nonces: readonly string[]): string =>
  `heckmeck-${METHOD_1}:${nonces.join(",")}`;

/** The label of method 2: everything that was fixed before the first roll. */
export const labelOfStart = (setup: string, nonces: string): string =>
  `heckmeck-${METHOD_2}:${setup}:${nonces}`;

export class FairDice {
  readonly #secret: Uint8Array;

  constructor(
    secret: string, // in hexadecimal
    readonly label: string,
  ) {
    this.#secret = hexToBytes(secret);
  }

  /** The text whose HMAC gives a block of random bytes; `name` is "first" or a roll's number. */
  message(name: string | number, block: number): string {
    return `${this.label}:${name}:${block}`;
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
