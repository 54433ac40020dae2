/**
 * SHA-256 of texts and of bytes in hexadecimal. Browsers offer their own cryptography only to pages
 * from https or from the machine itself, so a library computes the hashes.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The commitment to a secret or a nonce: the hash of its bytes. */
export const commitmentOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** Whether a value is lower-case hexadecimal for this many bytes. */
export function isHex(value: unknown, leastBytes: number, mostBytes = leastBytes): value is string {
  if (typeof value !== "string" || !/^([0-9a-f]{2})*$/.test(value)) return false;
  return value.length >= 2 * leastBytes && value.length <= 2 * mostBytes;
}
