import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nothingSeen, type Seen } from "../src/fairness/seen";
import { verify } from "../src/fairness/verify";

interface Case {
  name: string;
  finding: string[]; // one of these checks must fail; empty if none may
  verdict?: string;
  rules?: boolean; // only somebody who knows the rules can find it
  record: string[] | object[];
  seen: Partial<Seen>;
}
function casesOf(name: string): Case[] {
  const file = new URL(`../../vectors/dice/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { cases: Case[] }).cases;
}
const cases = [...casesOf("cheats"), ...casesOf("daily-cheats")];

function check({ record, seen }: Case) {
  const lines = record.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const result = verify(lines.join("\n"), { seen: { ...nothingSeen(), ...seen } });
  const failing = result.checks.filter(({ ok }) => ok === false).map(({ name }) => name as string);
  return { ...result, failing };
}

describe("an honest server", () => {
  it.each(cases.filter(({ finding }) => !finding.length))("$name", (each) => {
    const { verdict, failing } = check(each);
    expect([verdict, failing]).toEqual([each.verdict, []]);
  });
});

describe("a cheating server is found out", () => {
  const cheats = cases.filter(({ finding, rules }) => finding.length && !rules);
  it("in many ways", () => expect(cheats.length).toBeGreaterThan(30));

  it.each(cheats)("$name", (each) => {
    const { verdict, failing, notes } = check(each);
    expect(notes.map(({ name }) => name)).not.toContain("given_up"); // "everything is right"
    expect(
      each.finding.some((name) => failing.includes(name)),
      failing.join(),
    ).toBe(true);
    expect(verdict).toBe("failed");
  });
});
