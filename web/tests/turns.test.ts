import { describe, expect, it } from "vitest";
import { lineAgainstTurns } from "../src/fairness/turns";
import { verify } from "../src/fairness/verify";
import { diceOf, finished, seenBy, started, textOf } from "./support/fair-game";

const ROLL = { do: "roll", dice: "11234555" };
const KEEP = { do: "keep", face: "5" };
const STOP = { do: "stop" };
const roll = (dice: string, golden?: string) => ({ do: "roll", dice, ...(golden && { golden }) });

const wrongLine = (edition: string, ...moves: Record<string, unknown>[]) =>
  lineAgainstTurns({ header: { edition }, moves });

it("a roll of no dice, which would skip the one that was due, is found in the record", () => {
  const header = started();
  const dice = diceOf(header);
  const [second] = [dice.roll(1, 8, null).dice];
  const moves = [roll(""), roll(second), { do: "keep", face: second.at(-1) }, STOP];
  const game = finished(header, moves);
  const { verdict, checks } = verify(textOf(game), { seen: seenBy(game), finished: true });
  expect(checks.find(({ name }) => name === "rolls")?.ok).toBe(true);
  expect(checks.find(({ name }) => name === "moves")).toMatchObject({ ok: false });
  expect(verdict).toBe("broken");
});

describe("the dice in hand", () => {
  it.each<[string, string, Record<string, unknown>[]]>([
    ["are fewer after each roll", "original", [ROLL, KEEP, roll("1234w")]],
    ["are all rolled after a roll that shows nothing new", "original", [ROLL, KEEP, roll("55555")]],
    ["may include the golden die", "specialists", [roll("11234555", "5"), KEEP, roll("11122")]],
    ["may include it once more", "specialists", [roll("11234555", "1"), KEEP, roll("11122", "w")]],
    ["are rolled again by the weasel", "specialists", [ROLL, { ...ROLL, do: "reroll" }, KEEP]],
    [
      "do not matter to a robbery",
      "specialists",
      [ROLL, KEEP, { do: "rob", seat: 1 }, roll("11112")],
    ],
  ])("%s", (_, edition, moves) => {
    expect(wrongLine(edition, ...moves)).toBe(0);
  });

  it.each<[string, string, Record<string, unknown>[]]>([
    ["too few", "original", [roll("1")]],
    ["none", "original", [roll("")]],
    ["all of them again", "original", [ROLL, KEEP, ROLL]],
    ["rolled again without the weasel", "original", [ROLL, ROLL]],
    ["rerolled in the wrong edition", "original", [ROLL, { ...ROLL, do: "reroll" }]],
    ["a golden die in the wrong edition", "original", [roll("11234555", "w")]],
    ["a golden die from nowhere", "specialists", [ROLL, KEEP, roll("11122", "w")]],
    [
      "a golden die that was set aside",
      "specialists",
      [roll("11234555", "5"), KEEP, roll("11122", "w")],
    ],
    ["set aside without having been rolled", "original", [ROLL, { do: "keep", face: "w" }]],
    ["set aside twice", "original", [ROLL, KEEP, roll("55123"), KEEP]],
    ["set aside before a roll", "original", [KEEP]],
    ["left in the middle of a roll", "original", [ROLL, STOP]],
    ["dice in another move", "original", [{ do: "skip", dice: "1" }]],
    ["a failure before a roll", "original", [{ do: "fail" }]],
  ])("cannot be %s", (_, edition, moves) => {
    expect(wrongLine(edition, ...moves)).toBe(moves.length + 1);
  });
});
