import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commitmentOf, FairDice } from "../src/fairness/fair-dice";
import { NotARecord, verify } from "../src/fairness/verify";

const folder = new URL("../../vectors/dice/", import.meta.url);
interface Roll {
  number: number;
  white: number;
  golden_faces: string | null;
  message: string;
  block: string;
  numbers: string;
  dice: string;
  golden: string | null;
}
interface Case {
  name?: string;
  secret: string;
  commitment: string;
  nonces: string[];
  first: Record<string, number>;
  rolls: Roll[];
}
const { cases } = JSON.parse(readFileSync(new URL("fair.json", folder), "utf8")) as {
  cases: Case[];
};
const records = readdirSync(folder).filter((name) => /^fair-(?!2-).*\.heck$/.test(name));
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");

describe("fair dice", () => {
  it.each(cases.map((each, index) => [each.name ?? String(index), each] as const))(
    "%s",
    (_, each) => {
      expect(commitmentOf(each.secret)).toBe(each.commitment);
      const dice = new FairDice(each.secret, each.nonces);
      for (const [players, seat] of Object.entries(each.first))
        expect(dice.first(Number(players))).toBe(seat);
      for (const roll of each.rolls) {
        expect(dice.message(roll.number, 0)).toBe(roll.message);
        expect(Buffer.from(dice.block(roll.number, 0)).toString("hex")).toBe(roll.block);
        expect(dice.roll(roll.number, roll.white, roll.golden_faces)).toEqual({
          dice: roll.dice,
          golden: roll.golden,
        });
      }
    },
  );
});

describe("records", () => {
  it("there are some", () => expect(records.length).toBeGreaterThan(1));

  it.each(records)("%s passes", (name) => {
    const { verdict, rolls } = verify(read(name));
    expect(verdict).toBe("verified");
    expect(rolls).toBeGreaterThan(10);
  });

  it.each(records)("%s with one die flipped fails and names the line", (name) => {
    const lines = read(name).trimEnd().split("\n");
    const index = lines.findIndex((line, at) => at > 5 && line.includes('"roll"'));
    const move = JSON.parse(lines[index] ?? "") as { dice: string };
    const [die = ""] = move.dice;
    move.dice = (die === "1" ? "2" : "1") + move.dice.slice(1);
    lines[index] = JSON.stringify(move);
    const { verdict, checks } = verify(lines.join("\n"));
    expect(verdict).toBe("failed");
    expect(
      checks.find((check) => check.name === "rolls")?.faults.map((fault) => fault.line),
    ).toEqual([index + 1]);
  });

  it("a secret that does not fit the commitment fails", () => {
    const [first = ""] = records;
    const [header = "", ...moves] = read(first).split("\n");
    const parsed = JSON.parse(header) as { meta: { dice: { secret: string } } };
    parsed.meta.dice.secret = "00".repeat(32);
    const { checks } = verify([JSON.stringify(parsed), ...moves].join("\n"));
    expect(checks.find((check) => check.name === "commitment")?.ok).toBe(false);
  });

  it("a commitment other than the one seen at the table fails", () => {
    const { verdict } = verify(read(records[0] ?? ""), {
      commitment: "ab".repeat(32),
      nonces: [],
    });
    expect(verdict).toBe("failed");
  });

  it("a nonce of this device that is missing fails", () => {
    const { verdict } = verify(read(records[0] ?? ""), { nonces: ["00".repeat(16)] });
    expect(verdict).toBe("failed");
  });

  it.each([undefined, 5, ["1"]])("dice that are %j fail", (dice) => {
    const lines = read(records[0] ?? "").split("\n");
    const index = lines.findIndex((line) => line.includes('"roll"'));
    lines[index] = JSON.stringify({ do: "roll", dice });
    expect(verify(lines.join("\n")).verdict).toBe("failed");
  });

  it("a record without a proof is unproven", () => {
    const { verdict } = verify(
      '{"heckmeck": 1, "edition": "original", "players": ["A", "B"]}\n{"do":"roll","dice":"1112345w"}',
    );
    expect(verdict).toBe("unproven");
  });

  it.each(["", "hello", "[]", '{"heckmeck": 2}', '{"a":'])("%j is not a record", (text) => {
    expect(() => verify(text)).toThrow(NotARecord);
  });
});
