/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104) in plain TypeScript. Browsers keep their own from pages
 * that came over plain http, and that is how phones in a home network get the game.
 */

const BLOCK = 64;
type Bytes = Uint8Array<ArrayBuffer>;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++)
    if (found.every((prime) => each % prime)) found.push(each);
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(BLOCK).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Bytes): DataView {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((data.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (data.length * 8) >>> 0);
  return view;
}

export function sha256(data: Bytes): Bytes {
  const view = padded(data);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(BLOCK);
  const word = (place: number): number => words[place] ?? 0;
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let i = 0; i < BLOCK; i++) {
      if (i < 16) {
        words[i] = view.getUint32(at + 4 * i);
        continue;
      }
      const [early, late] = [word(i - 15), word(i - 2)];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = word(i - 16) + small + word(i - 7) + large;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < BLOCK; i++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + mixed + chosen + (ROUND[i] ?? 0) + word(i)) >>> 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
    }
    for (const [i, each] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + each;
  }
  const found = new DataView(new ArrayBuffer(32));
  for (const [i, each] of state.entries()) found.setUint32(4 * i, each);
  return new Uint8Array(found.buffer);
}

export function hmac(key: Bytes, data: Bytes): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const within = (mask: number, rest: Bytes): Bytes => {
    const joined = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
    for (const [i, byte] of short.entries()) joined[i] = byte ^ mask;
    joined.set(rest, BLOCK);
    return sha256(joined);
  };
  return within(0x5c, within(0x36, data));
}
