import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../src/fairness/canonical-json";
import { FairDice, labelOfStart } from "../src/fairness/fair-dice";
import { hashOfText } from "../src/fairness/hashes";
import { diceMeta, type Line } from "../src/fairness/record";
import { digestOfStart, nextDigest } from "../src/fairness/running-digest";
import { nonceList, readSeats, setupOf } from "../src/fairness/setup";

interface Roll {
  number: number;
  white: number;
  golden_faces: string | null;
  message: string;
  block: string;
  dice: string;
  golden: string | null;
}
interface Case {
  name: string;
  header: Line;
  setup_text: string;
  setup: string;
  nonces: string;
  rolls: Roll[];
  start: string;
  lines: { line: Line; text: string; digest: string }[];
}
const file = new URL("../../vectors/dice/fair-2.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Case[] };

describe.each(cases)("method 2, $name", (each) => {
  const { header, setup, nonces, start } = each;
  const seats = readSeats(header) ?? [];

  it("hashes everything that is fixed before the nonces are revealed", () => {
    expect(hashOfText(each.setup_text)).toBe(setup);
    expect(setupOf(header, seats)).toBe(setup);
    expect(nonceList(seats)).toBe(nonces);
  });

  it("derives the rolls and who begins from it", () => {
    const dice = new FairDice(diceMeta(header)?.["secret"] as string, labelOfStart(setup, nonces));
    for (const { number, white, golden_faces, ...roll } of each.rolls) {
      expect(dice.message(number, 0)).toBe(roll.message);
      expect(Buffer.from(dice.block(number, 0)).toString("hex")).toBe(roll.block);
      const { dice: faces, golden } = roll;
      expect(dice.roll(number, white, golden_faces)).toEqual({ dice: faces, golden });
    }
    expect(dice.first(seats.length)).toBe(header["first"]);
  });

  it("continues the digest line by line", () => {
    expect(digestOfStart(header, seats)).toBe(start);
    let digest = start;
    for (const { line, text, digest: next } of each.lines) {
      expect(hashOfText(`${digest}:${text}`)).toBe(next);
      digest = nextDigest(digest, line);
      expect(digest).toBe(next);
    }
  });
});

it("there are several cases with lines", () => {
  expect(cases.length).toBeGreaterThan(2);
  expect(cases.flatMap(({ lines }) => lines).length).toBeGreaterThan(5);
});

describe("the digest of a line", () => {
  const after = (line: Line) => nextDigest("00", line);

  it("does not depend on the order of dice and keys, nor on remarks", () => {
    expect(after({ golden: "w", dice: "w41", do: "roll", meta: { by: "Anna" } })).toBe(
      after({ do: "roll", dice: "14w", golden: "w" }),
    );
  });

  it("takes notice of typed dice, but only on rolls", () => {
    const meta = { dice: "typed" };
    expect(after({ do: "stop", meta })).toBe(after({ do: "stop" }));
    expect(after({ do: "roll", dice: "1", meta })).not.toBe(after({ do: "roll", dice: "1" }));
  });
});

it("canonical JSON sorts keys at every depth and leaves no spaces", () => {
  const value = { b: [{ d: null, c: true }, 1], a: 'é"\n\u2028' };
  expect(canonicalJson(value)).toBe('{"a":"é\\"\\n\u2028","b":[{"c":true,"d":null},1]}');
});
