import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  continues,
  DailyDice,
  dayCommitment,
  dayNumber,
  readDailyStart,
  revealTime,
} from "../src/fairness/daily-dice";
import { hashOfText } from "../src/fairness/hashes";
import { diceMeta, type Line } from "../src/fairness/record";
import { verify, type Verification } from "../src/fairness/verify";
import { drewNonce, nothingWitnessed, sawStep, type Witnessed } from "../src/fairness/witness";
import type { LogStep } from "../src/net/protocol";
import { isPending } from "../src/words/findings";
import { logStep } from "./support/messages";

interface Case {
  header: Line;
  start_text: string;
  start: string;
  rolls: {
    turn: number;
    roll: number;
    white: number;
    golden_faces: string | null;
    message: string;
    dice: string;
    golden: string | null;
  }[];
}
const vector = (name: string): string =>
  readFileSync(new URL(`../../vectors/dice/${name}`, import.meta.url), "utf8");
const { cases } = JSON.parse(vector("daily.json")) as { cases: Case[] };
const proofOf = ({ header }: Case): Line => diceMeta(header) ?? {};

describe.each(cases)("the dice of a day", (each) => {
  const { secret, day, commitment } = proofOf(each) as Record<string, string>;

  it("show what the vectors say", () => {
    const dice = new DailyDice(secret ?? "", day ?? "");
    expect(dayCommitment(secret ?? "")).toBe(commitment);
    for (const { turn, roll, white, golden_faces, message, ...landed } of each.rolls) {
      const place = { number: 99, turn, inTurn: roll - 1 };
      expect(dice.message(place, 0)).toBe(message);
      const { dice: faces, golden } = landed;
      expect(dice.rollAt(place, white, golden_faces)).toEqual({ dice: faces, golden });
    }
  });

  it("begin with the digest of everything that is fixed", () => {
    expect(hashOfText(each.start_text)).toBe(each.start);
    expect(readDailyStart(each.header)).toEqual({
      day,
      commitment,
      fits: true,
      digest: each.start,
    });
  });
});

it("days form a chain", () => {
  const [first = "", ...later] = cases.map((each) => String(proofOf(each)["commitment"]));
  later.forEach((each, index) => expect(continues(first, each, index + 1)).toBe(true));
  expect(continues(first, later[0] ?? "", 2)).toBe(false);
  expect(continues(first, "nonsense", 1)).toBe(false);
});

it("days are dates, and secrets are revealed at noon of the next one", () => {
  expect(dayNumber("1970-01-02")).toBe(1);
  for (const wrong of [null, 7, "", "2026-1-2", "2026-02-30", "20261117"])
    expect(dayNumber(wrong)).toBeNull();
  expect(new Date(revealTime("2026-12-31")).toISOString()).toBe("2027-01-01T12:00:00.000Z");
});

it("a whole game is verified", () => {
  const { verdict, notes } = verify(vector("daily.heck"));
  expect(verdict).toBe("verified");
  expect(notes.map(({ name }) => name)).toEqual(["daily"]);
});

describe("a device", () => {
  const [game] = cases as [Case];
  const proof = { ...proofOf(game) };
  delete proof["secret"];
  const started = (changes: Line = {}): LogStep["entry"] => ({
    kind: "started",
    seats: [0, 1, 2, 3],
    header: { ...game.header, meta: { dice: proof }, ...changes },
  });
  const watch = (kept: Witnessed, entry: LogStep["entry"]): Witnessed =>
    sawStep(kept, logStep(kept.version + 1, [], entry));

  it("keeps the start of a daily challenge", () => {
    const kept = watch(nothingWitnessed(), started());
    expect(kept).toMatchObject({ alarm: null, day: proof["day"], start: game.start });
    expect(kept.commitment).toBe(proof["commitment"]);
  });

  it("raises an alarm if it is not the challenge of the day, or starts again", () => {
    expect(watch(nothingWitnessed(), started({ first: 1 })).alarm).toBe("daily");
    const kept = watch(nothingWitnessed(), started());
    expect(watch(kept, started()).alarm).toBe("list");
  });

  it("does not let a table with shares become one", () => {
    const kept = drewNonce(nothingWitnessed(), 0, "ab".repeat(32));
    expect(watch(kept, started()).alarm).toBe("list");
  });

  describe("before the reveal", () => {
    const [first = "", ...rest] = vector("daily.heck").trim().split("\n");
    const whole = JSON.parse(first) as { meta: { dice: Line } };
    delete whole.meta.dice["secret"];
    const lines = [JSON.stringify(whole), ...rest];
    const other = { ...whole, meta: { dice: { ...whole.meta.dice, digest: "0".repeat(64) } } };
    const reveal = revealTime(String(whole.meta.dice["day"]));
    const seen = (() => {
      let kept = watch(nothingWitnessed(), {
        kind: "started",
        seats: [0, 1, 2, 3],
        header: whole as unknown as Line,
      });
      for (const line of rest)
        kept = watch(kept, { kind: "moved", seat: 0, line: JSON.parse(line) as Line, by: "human" });
      return { ...kept, alarm: null, ended: true };
    })();
    const open = ({ checks }: Verification) => checks.filter(({ ok }) => ok === null);

    it("says what is proven and when the rest will be", () => {
      const result = verify(lines.join("\n"), { seen, finished: true, now: reveal - 1 });
      expect(result.verdict).toBe("unproven");
      expect(isPending(result)).toBe(true);
      expect(open(result).map(({ args }) => args["why"])).toEqual(["later"]);
      expect(open(result)[0]?.args).toMatchObject({ reveal, rolls: result.rolls });
      const right = result.checks.filter(({ ok }) => ok).map(({ name }) => name);
      expect(right).toEqual(["digest", "kept", "setup", "seen"]);
      expect(result.digest).toBe(whole.meta.dice["digest"]);
    });

    it("says that a secret is overdue, also if the clock of the device is not quite right", () => {
      const at = (now: number) => open(verify(lines.join("\n"), { now }))[0]?.args["why"];
      expect(at(reveal + 60_000)).toBe("later");
      expect(at(reveal + 3_600_000)).toBe("overdue");
      expect(isPending(verify(lines.join("\n"), { seen, now: reveal + 3_600_000 }))).toBe(false);
    });

    it.each([
      ["another digest", [JSON.stringify(other), ...rest], "digest"],
      ["a line less", lines.slice(0, -1), "seen"],
      ["another line", [...lines.slice(0, 2), ...lines.slice(3)], "seen"],
    ])("raises the alarm: %s", (_, changed, name) => {
      const { verdict, checks } = verify(changed.join("\n"), { seen, now: reveal - 1 });
      expect(verdict).toBe("failed");
      expect(checks.filter(({ ok }) => ok === false).map((each) => each.name)).toContain(name);
    });
  });
});
