import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hmac, sha256 } from "../src/lib/sha256";

const data = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 151 + length) % 256);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("our own SHA-256", () => {
  it("is that of everybody else, whatever the length", () => {
    for (let length = 0; length < 300; length++) {
      expect(hex(sha256(data(length)))).toBe(
        createHash("sha256").update(data(length)).digest("hex"),
      );
    }
  });

  it("and so is the HMAC, whatever the lengths of key and text", () => {
    for (const key of [0, 1, 31, 32, 63, 64, 65, 200]) {
      for (const length of [0, 1, 55, 56, 64, 119, 120, 500]) {
        const must = createHmac("sha256", data(key)).update(data(length)).digest("hex");
        expect(hex(hmac(data(key), data(length)))).toBe(must);
      }
    }
  });
});
