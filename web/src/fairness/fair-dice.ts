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

/** Which roll of a game this is. */
export interface RollPlace {
  number: number; // rolls and rerolls before it in the game
  turn: number; // from 1
  inTurn: number; // rolls and rerolls before it in its turn
}

/** The label of method 1: the nonces of the seats that sent one. */
export const labelOfNonces = (nonces: readonly string[]): string =>
  `heckmeck-${METHOD_1}:${nonces.join(",")}`;

/** The label of method 2: everything that was fixed before the first roll. */
export const labelOfStart = (setup: string, nonces: string): string =>
  `heckmeck-${METHOD_2}:${setup}:${nonces}`;

/** Unbiased numbers below `sides` from blocks: bytes from its largest multiple up are skipped. */
export function blocksOf(
  secret: string, // in hexadecimal
  message: (block: number) => string,
  count: number,
  sides: number,
): number[] {
  const limit = 256 - (256 % sides);
  const numbers: number[] = [];
  for (let block = 0; numbers.length < count; block++) {
    const usable = blockOf(secret, message(block)).filter((byte) => byte < limit);
    numbers.push(...Array.from(usable, (byte) => byte % sides));
  }
  return numbers.slice(0, count);
}

const blockOf = (secret: string, message: string): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(message));

export const landedDice = (numbers: readonly number[]): string =>
  sortedDice(numbers.map((each) => WHITE_FACES[each] ?? "").join(""));

export const goldenFace = (faces: string | null, number: number | undefined): string | null =>
  faces ? (faces[number ?? 0] ?? null) : null;

export class FairDice {
  constructor(
    readonly secret: string, // in hexadecimal
    readonly label: string,
  ) {}

  /** The text whose HMAC gives a block of random bytes; `name` is "first" or a roll's number. */
  message(name: string | number, block: number): string {
    return `${this.label}:${name}:${block}`;
  }

  block(name: string | number, block: number): Uint8Array {
    return blockOf(this.secret, this.message(name, block));
  }

  /** The seat that begins. */
  first(players: number): number {
    return this.#numbers("first", 1, players)[0] ?? 0;
  }

  /** A roll of `white` white dice, and of the golden die if its faces are given. */
  roll(number: number, white: number, goldenFaces: string | null): Roll {
    const numbers = this.#numbers(number, white + (goldenFaces ? 1 : 0), 6);
    const golden = goldenFace(goldenFaces, numbers[white]);
    return { dice: landedDice(numbers.slice(0, white)), golden };
  }

  rollAt({ number }: RollPlace, white: number, goldenFaces: string | null): Roll {
    return this.roll(number, white, goldenFaces);
  }

  #numbers(name: string | number, count: number, sides: number): number[] {
    return blocksOf(this.secret, (block) => this.message(name, block), count, sides);
  }
}
