import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FairDice, labelOfNonces } from "../src/fairness/fair-dice";
import { commitmentOf } from "../src/fairness/hashes";
import { NotARecord } from "../src/fairness/record";
import { nothingSeen, type Seen } from "../src/fairness/seen";
import { verify, type Verification } from "../src/fairness/verify";
import {
  finished,
  NONCES,
  seenBy,
  started,
  textOf,
  withDigest,
  type Game,
} from "./support/fair-game";

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
      const dice = new FairDice(each.secret, labelOfNonces(each.nonces));
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

describe("records of method 1", () => {
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
    const seen = { ...nothingSeen(), commitment: "ab".repeat(32) };
    expect(verify(read(records[0] ?? ""), { seen }).verdict).toBe("failed");
  });

  it("a nonce of this device that is missing fails", () => {
    const seen = { ...nothingSeen(), oldNonces: ["00".repeat(16)] };
    expect(verify(read(records[0] ?? ""), { seen }).verdict).toBe("failed");
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

  it("a record without a proof fails where this device was alarmed, and names the alarm", () => {
    const { verdict, checks } = verify('{"heckmeck": 1, "edition": "original", "players": ["A"]}', {
      seen: { ...nothingSeen(), alarm: "share" },
    });
    expect(verdict).toBe("failed");
    expect(checks.find(({ name }) => name === "setup")?.args).toEqual({ alarm: "share" });
  });

  it.each(["", "hello", "[]", '{"heckmeck": 2}', '{"a":'])("%j is not a record", (text) => {
    expect(() => verify(text)).toThrow(NotARecord);
  });
});

describe("records of method 2", () => {
  const notesOf = (name: string) => {
    const { verdict, notes } = verify(read(name));
    return [verdict, notes.map((note) => note.name)];
  };
  it("pass", () => expect(notesOf("fair-2-original.heck")).toEqual(["verified", []]));
  it("pass with somebody left out", () =>
    expect(notesOf("fair-2-left-out.heck")).toEqual(["verified", ["left_out"]]));
  it("pass when the game was given up", () =>
    expect(notesOf("fair-2-given-up.heck")).toEqual(["verified", ["given_up"]]));
  it("says that who begins was agreed on", () => {
    const { verdict, checks } = verify(read("fair-2-host-begins.heck"));
    expect(verdict).toBe("verified");
    expect(checks.find(({ name }) => name === "first")?.args).toMatchObject({ seat: 0, agreed: 1 });
  });
});

const failing = ({ checks }: Verification): string[] =>
  checks.filter(({ ok }) => ok === false).map(({ name }) => name);

describe("an honest game of method 2", () => {
  it("passes, and so does the comparison with what a device saw", () => {
    const game = finished();
    const result = verify(textOf(game), { seen: seenBy(game) });
    expect(failing(result)).toEqual([]);
    expect(result).toMatchObject({ verdict: "verified", notes: [], rolls: 6 });
    expect(result.digest).toBe(game.header.meta.dice.digest);
  });

  it("says whose share was left out, and between how many games one could have chosen", () => {
    const { verdict, notes } = verify(textOf(finished(started([null, null]))));
    expect(verdict).toBe("verified");
    expect(notes).toContainEqual({
      name: "left_out",
      args: { count: 2, names: "Anna, Ben", games: 4 },
    });
    expect(notes).toContainEqual({ name: "server_alone", args: {} });
  });

  it("may be given up, which its digest proves", () => {
    const game = finished();
    game.header.meta.dice.given_up = true;
    const { verdict, notes } = verify(textOf(game), { finished: false });
    expect([verdict, notes]).toEqual(["verified", [{ name: "given_up", args: {} }]]);
  });

  it("passes on a device that came late or left early, which says how much it saw", () => {
    const game = finished();
    const seen = { ...seenBy(game), ended: false };
    seen.lines = seen.lines.slice(0, 5);
    const { verdict, notes } = verify(textOf(game), { seen });
    expect(verdict).toBe("verified");
    expect(notes).toMatchObject([{ name: "saw_part", args: { seen: 5, moves: 18 } }]);
  });

  it("is not proven for a device whose share came too late", () => {
    const game = finished(started([null, NONCES[1]]));
    const seen = { ...seenBy(game), accepted: [] };
    expect(verify(textOf(game), { seen }).verdict).toBe("unproven");
  });

  it("is unproven before its secret is revealed", () => {
    expect(verify(textOf({ header: started(), moves: [] })).verdict).toBe("unproven");
  });
});

/** A forged record of the game that `seen` tells of, and the check that notices it. */
type Cheat = [name: string, found: string, forge: (game: Game) => unknown];

// Whoever changes a line can also write the digest that fits it, so these are found by the device.
const CHEATS: Cheat[] = [
  ["a move is missing", "seen", ({ moves }) => moves.splice(4, 1)],
  ["a move is added", "seen", ({ moves }) => moves.splice(4, 0, { do: "stop" })],
  ["a decision is changed", "seen", ({ moves }) => (moves[1] = { do: "keep", face: "5" })],
  ["two moves are swapped", "seen", ({ moves }) => moves.splice(5, 0, ...moves.splice(4, 1))],
  ["the end is missing", "seen", ({ moves }) => moves.splice(-3)],
  ["the game goes on", "seen", ({ moves }) => moves.push({ do: "stop" })],
  ["names are swapped", "setup", ({ header }) => header.players.reverse()],
  ["an option is changed", "setup", ({ header }) => (header["options"] = { steal: "optional" })],
  ["the edition is changed", "setup", ({ header }) => (header["edition"] = "specialists")],
  ["another player begins", "seen", ({ header }) => (header.first = ((header.first ?? 0) + 1) % 3)],
  [
    "an accepted share is left out",
    "nonce",
    (game) => Object.assign(game, finished(started([null, NONCES[1]]))),
  ],
];

describe("a cheating server", () => {
  it.each(CHEATS)("is caught when %s", (_, found, forge) => {
    const honest = finished();
    const forged = structuredClone(honest);
    forge(forged);
    const result = verify(textOf(withDigest(forged)), { seen: seenBy(honest) });
    expect(result.verdict).toBe("failed");
    expect(failing(result)).toContain(found);
  });

  it.each(["hmac-sha256-1", "typed", "unheard of"])("is caught when the method is %s", (method) => {
    const honest = finished();
    const forged = structuredClone(honest);
    forged.header.meta.dice.method = method;
    const result = verify(textOf(forged), { seen: seenBy(honest) });
    expect([result.verdict, failing(result)]).toEqual([
      "failed",
      expect.arrayContaining(["setup"]),
    ]);
  });

  it.each(CHEATS.slice(0, 6))("is caught by the digest alone when %s", (_, __, forge) => {
    const game = finished();
    forge(game);
    const result = verify(textOf(game));
    expect(result.verdict).toBe("failed");
    expect(failing(result)).toContain("digest");
  });

  it("gets the line named that it changed", () => {
    const honest = finished();
    const forged = structuredClone(honest);
    forged.moves[4] = { do: "keep", face: "1" };
    const { checks } = verify(textOf(withDigest(forged)), { seen: seenBy(honest) });
    expect(checks.find(({ name }) => name === "seen")?.args).toMatchObject({ line: 6 });
  });

  it("does not make every line look changed by changing a name", () => {
    const honest = finished();
    const forged = structuredClone(honest);
    forged.header.players[0] = "Anne";
    const { checks } = verify(textOf(withDigest(forged)), { seen: seenBy(honest) });
    expect(checks.find(({ name }) => name === "seen")?.args).toMatchObject({ line: 1 });
  });

  it.each<[string, (seats: Game["header"]["meta"]["dice"]["seats"]) => void]>([
    ["a bot has a share", (seats) => (seats[2] = { ...seats[0], kind: "bot" })],
    ["a nonce does not fit", (seats) => (seats[0] = { ...seats[0], nonce: "cc".repeat(32) })],
    ["a seat is missing", (seats) => seats.pop()],
    ["a seat has an unknown key", (seats) => (seats[2] = { kind: "bot", name: "x" })],
  ])("is caught when %s", (_, change) => {
    const game = finished();
    change(game.header.meta.dice.seats);
    expect(failing(verify(textOf(withDigest(game))))).toContain("proof");
  });

  it("is caught when it rolled for other nonces than it published", () => {
    const game = finished();
    const seen: Seen = { ...seenBy(game), nonces: { 0: NONCES[1] } };
    expect(failing(verify(textOf(game), { seen }))).toEqual(["nonce"]);
  });

  it("is remembered when its list was wrong, whatever the record says later", () => {
    const game = finished();
    const seen: Seen = { ...seenBy(game), alarm: "share" };
    expect(failing(verify(textOf(game), { seen }))).toEqual(["setup"]);
  });
});

describe("a record that is cut off", () => {
  it("is called so when the rules say that the game is not over", () => {
    const game = finished();
    game.moves.splice(-3);
    expect(verify(textOf(game), { finished: false }).verdict).toBe("cut_off");
    expect(verify(textOf(withDigest(game)), { finished: false }).verdict).toBe("cut_off");
    expect(verify(read(records[0] ?? ""), { finished: false }).verdict).toBe("cut_off");
  });

  it("is called so when it has no digest", () => {
    const game = finished();
    delete game.header.meta.dice.digest;
    expect(verify(textOf(game)).verdict).toBe("cut_off");
  });

  it("is broken when the rules do not allow a move", () => {
    const { verdict, checks } = verify(read(records[0] ?? ""), { illegal: "Line 3: …" });
    expect(verdict).toBe("broken");
    expect(checks.at(-1)).toMatchObject({ name: "moves", ok: false, args: { why: "Line 3: …" } });
  });
});
