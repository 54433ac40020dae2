import { describe, expect, it } from "vitest";
import { commitmentOf } from "../src/fairness/hashes";
import { verify } from "../src/fairness/verify";
import {
  answered,
  drewNonce,
  forgotNonce,
  hadSeats,
  nothingWitnessed,
  revealAccepted,
  sawAgain,
  sawCommitment,
  sawStep,
  type Witnessed,
} from "../src/fairness/witness";
import type { GameEvent, LogStep } from "../src/net/protocol";
import {
  eventsOf,
  finished,
  movesOf,
  NONCES,
  published,
  seenBy,
  SECRET,
  started,
  textOf,
} from "./support/fair-game";
import { logStep } from "./support/messages";

const [NONCE] = NONCES;
const OWN = commitmentOf(NONCE);

function watch(kept: Witnessed, ...entries: LogStep["entry"][]): Witnessed {
  return entries.reduce((seen, entry) => {
    const events = entry.kind === "moved" ? eventsOf(entry.line) : [];
    return sawStep(seen, logStep(seen.version + 1, events, entry));
  }, kept);
}

/** Somebody who sits at the first seat, and whose commitment the server has accepted. */
function seated(): Witnessed {
  const kept = sawCommitment(nothingWitnessed(), commitmentOf(SECRET));
  const sat = { kind: "sat", seat: 0, name: "Anna", commitment: OWN } as const;
  return watch(drewNonce(kept, 0, NONCE), sat);
}

type Entry = LogStep["entry"];
const seats = [0, 1, 2];
const starting = (header: object = published()): Entry => ({ kind: "starting", seats, header });
const begins = (header: object = started()): Entry => ({ kind: "started", seats, header });
const moved = (line: object): Entry => ({ kind: "moved", seat: 0, line, by: "human" });
const revealed = { kind: "revealed", seat: 0, nonce: NONCE } as const;

describe("an honest game", () => {
  it("is seen as its record tells it", () => {
    const game = finished();
    const kept = watch(
      seated(),
      starting(),
      revealed,
      begins(),
      ...game.moves.slice(0, -1).map(moved),
    );
    const end: GameEvent = { event: "game_over", scores: [], winners: [], tie_break: "none" };
    const last = logStep(kept.version + 1, [end], moved(game.moves.at(-1) ?? {}));
    expect(sawStep(kept, last)).toMatchObject(seenBy(game));
  });

  it("reveals the own nonce once the list is published, and not before", () => {
    expect(seated().nonces).toEqual({});
    expect(watch(seated(), starting()).nonces).toEqual({ 0: NONCE });
  });

  it("is over when the table is given up", () => {
    const abandoned = { kind: "abandoned", why: "too_old" } as const;
    expect(watch(seated(), starting(), begins(), abandoned).ended).toBe(true);
  });

  it("may be watched by somebody who came after the start", () => {
    const kept = watch(nothingWitnessed(), starting(), begins(), moved({ do: "stop" }));
    expect(kept).toMatchObject({ alarm: null, nonces: {}, setup: seenBy(finished()).setup });
    expect(kept.lines).toHaveLength(1);
  });

  it("needs no share of a seat that was given up before the start", () => {
    const left = watch(seated(), { kind: "left", seat: 0 });
    const header = published();
    header.meta.dice.seats[0] = { kind: "bot" };
    expect(watch(left, starting(header))).toMatchObject({
      alarm: null,
      nonces: {},
    });
  });

  it("keeps the share of somebody who leaves while it runs", () => {
    const kept = watch(seated(), starting(), revealed, begins(), { kind: "left", seat: 0 });
    expect(kept).toMatchObject({ nonces: { 0: NONCE }, accepted: [0] });
  });

  it("takes the share of another tab of this device", () => {
    const second = drewNonce(seated(), 0, "dd".repeat(32));
    const refused = answered(second, commitmentOf("dd".repeat(32)), "refused");
    expect(watch(refused, starting())).toMatchObject({ alarm: null, nonces: { 0: NONCE } });
  });

  it("is not proven if the server did not take the share of this device", () => {
    const header = published();
    header.meta.dice.seats[0] = { kind: "human", commitment: "ee".repeat(32) };
    const refused = answered(drewNonce(nothingWitnessed(), 0, NONCE), OWN, "refused");
    const kept = watch(refused, starting(header));
    expect(kept).toMatchObject({ alarm: null, nonces: {} });
    const { checks } = verify(textOf(finished()), { seen: hadSeats(kept, [0]) });
    expect(checks.find(({ name }) => name === "nonce")).toMatchObject({ ok: null });
  });

  it("is not proven to a player whose device has no share in it", () => {
    const game = finished();
    const kept = hadSeats(watch(nothingWitnessed(), starting(), begins()), [1]);
    expect(verify(textOf(game), { seen: { ...kept, lines: [] } }).verdict).toBe("unproven");
    const watching = hadSeats(watch(nothingWitnessed(), starting(), begins()), []);
    expect(verify(textOf(game), { seen: { ...watching, lines: [] } }).verdict).toBe("verified");
  });

  it("remembers every seat that this device had in it", () => {
    expect(hadSeats(hadSeats(hadSeats(seated(), [0]), []), [0, 2]).seats).toEqual([0, 2]);
  });

  it("forgets the nonce for a seat that somebody else got", () => {
    expect(forgotNonce(seated(), OWN).drawn).toEqual({});
  });
});

describe("a table of method 1", () => {
  it("is not watched, and raises no alarm", () => {
    const header = {
      heckmeck: 1,
      players: ["A", "B"],
      meta: { dice: { method: "hmac-sha256-1" } },
    };
    const kept = watch(nothingWitnessed(), begins(header), moved({ do: "stop" }));
    expect(kept).toMatchObject({ alarm: null, start: null, lines: [] });
  });
});

const changed = (change: (header: ReturnType<typeof started>) => void, header = started()) => {
  change(header);
  return header;
};

describe("no nonce is revealed", () => {
  it.each<[string, string, object]>([
    [
      "the server has changed its commitment",
      "commitment",
      changed(({ meta }) => (meta.dice.commitment = "ab".repeat(32)), published()),
    ],
    [
      "the own commitment is missing",
      "share",
      changed(({ meta }) => (meta.dice.seats[0] = { kind: "human" }), published()),
    ],
    [
      "the own commitment was replaced",
      "share",
      changed(
        ({ meta }) => (meta.dice.seats[0] = { kind: "human", commitment: "ab".repeat(32) }),
        published(),
      ),
    ],
    ["the list is none", "list", { heckmeck: 1, players: ["A", "B"] }],
    ["the method is an older one", "list", { meta: { dice: { method: "hmac-sha256-1" } } }],
  ])("when %s", (_, alarm, header) => {
    expect(watch(seated(), starting(header))).toMatchObject({ alarm, nonces: {} });
  });

  it("for a second list", () => {
    const kept = watch(seated(), starting());
    const other = changed(({ players }) => (players[1] = "Bea"), published());
    expect(watch(kept, starting(other))).toMatchObject({ alarm: "list", setup: kept.setup });
  });

  it("when the server showed another commitment before", () => {
    const kept = sawCommitment(seated(), "ab".repeat(32));
    expect(watch(kept, starting())).toMatchObject({ alarm: "commitment", nonces: {} });
  });
});

describe("an alarm is raised", () => {
  const list = () => watch(seated(), starting(), revealed);
  it.each<[string, string, Witnessed, object]>([
    ["a name differs", "list", list(), changed(({ players }) => (players[1] = "Bea"))],
    ["the method is an older one", "list", list(), { meta: { dice: { method: "hmac-sha256-1" } } }],
    ["the dice are typed", "list", list(), { meta: { dice: { method: "typed" } } }],
    ["no list was published", "list", seated(), started()],
    ["nobody saw a list", "list", nothingWitnessed(), started()],
    ["an accepted share is left out", "dropped", list(), started([null, NONCES[1]])],
  ])("when the game starts and %s", (_, alarm, kept, header) => {
    expect(watch(kept, begins(header))).toMatchObject({ alarm });
  });

  it("when the game starts twice, and the first start stays", () => {
    const kept = watch(list(), begins(), moved({ do: "stop" }));
    const twice = watch(kept, begins(started([NONCE, null])));
    expect(twice).toMatchObject({ alarm: "list", start: kept.start, lines: kept.lines });
  });

  it.each<[string, object, GameEvent[]]>([
    ["another roll", { do: "roll", dice: "12345www" }, eventsOf({ do: "roll", dice: "wwwwwwww" })],
    ["a roll that is not in its line", { do: "stop" }, eventsOf({ do: "roll", dice: "1" })],
    ["no roll", { do: "roll", dice: "12345www" }, []],
    ["another face", { do: "keep", face: "1" }, eventsOf({ do: "keep", face: "w" })],
  ])("when the server shows %s", (_, line, events) => {
    const kept = watch(list(), begins());
    const next = sawStep(kept, logStep(kept.version + 1, events, moved(line)));
    expect([kept.alarm, next.alarm]).toEqual([null, "shown"]);
  });

  it("when the server tells again what happened, and differently", () => {
    const kept = watch(list(), begins(), moved({ do: "stop" }));
    const again = (line: object) => sawAgain(kept, logStep(kept.version, [], moved(line))).alarm;
    expect(again({ do: "stop" })).toBeNull();
    expect(again({ do: "fail" })).toBe("rewritten");
    const sat = { kind: "sat", seat: 0, name: "Annie", commitment: OWN } as const;
    expect(sawAgain(kept, logStep(1, [], sat)).alarm).toBeNull();
  });

  it("only once: the first one stays", () => {
    const kept = watch(seated(), starting({}), begins(started([null, null])));
    expect(kept.alarm).toBe("list");
  });

  it("not for a share that came too late", () => {
    const kept = watch(seated(), starting(), begins(started([null, NONCES[1]])));
    expect(kept).toMatchObject({ alarm: null, nonces: { 0: NONCE }, accepted: [] });
    expect(revealAccepted(kept, 0).accepted).toEqual([0]);
  });
});

it("lines that a device saw are found in the record of the whole game", () => {
  const header = started();
  const kept = watch(
    seated(),
    starting(),
    revealed,
    begins(header),
    ...movesOf(header, 2).map(moved),
  );
  const { verdict, notes } = verify(textOf(finished()), { seen: kept });
  expect([verdict, notes.map(({ name }) => name)]).toEqual(["verified", ["saw_part"]]);
});
