import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comparePromise } from "../src/device/daily-promise";
import { commitmentOf } from "../src/fairness/hashes";
import { settings } from "../src/device/settings.svelte";
import type { LogStep, SeatView, TableView } from "../src/net/protocol";
import { TableSession } from "../src/net/session.svelte";
import { eventsOf, finished, published, SECRET, started, type Header } from "./support/fair-game";
import { FakeSocket, fakePage } from "./support/fake-page";
import { game, logStep, seat, step, table, welcome } from "./support/messages";

let responses: Map<string, unknown>;
let session: TableSession;

function visit(key = "CODE"): TableSession {
  const nothing = () => {};
  session = new TableSession(key, {
    onwelcome: nothing,
    onhistory: nothing,
    onstep: nothing,
    onpresence: nothing,
    onreaction: nothing,
  });
  FakeSocket.last.open();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  responses = fakePage();
  settings.token = "secret";
  visit();
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dice = { kind: "fair", commitment: commitmentOf(SECRET), secret: null } as const;
const empty = () => seat({ kind: "empty", name: null, commitment: null });
const open = (change: Partial<TableView> = {}): TableView =>
  table({ lifecycle: "open", dice, seats: [empty(), empty(), empty()], ...change });
const seated = (...seats: number[]) => ({ name: "Anna", seats, owner: false });
const opened = logStep(1, [], { kind: "opened", settings: {} });

/** This device has opened the table, and nobody sits there. */
function arrive(): void {
  FakeSocket.last.receive(
    welcome({ version: 1, table: open(), game: null, you: seated(), missed: [opened] }),
  );
}

/** The last message of a type that this device sent. */
function sent(type: string): Record<string, unknown> {
  const last = FakeSocket.last.all(type).at(-1);
  if (!last) throw new Error(`no ${type} was sent`);
  return last;
}

/** Sit down at the second seat, which becomes the first. Returns the commitment. */
function sit(): string {
  session.sit(1, "Anna");
  const { id, commitment } = sent("sit") as { id: string; commitment: string };
  const seats = [empty(), seat({ commitment }), empty()];
  const entry = { kind: "sat", seat: 1, name: "Anna", commitment } as const;
  FakeSocket.last.receive(step(2, { step: logStep(2, [], entry), table: open({ seats }) }));
  FakeSocket.last.receive({ type: "you", you: seated(1) });
  FakeSocket.last.receive({ type: "done", id, version: 2 });
  return commitment;
}

/** The list with the commitment of this device at the first seat. */
function listWith(commitment: string): Header {
  const header = published();
  header.meta.dice.seats[0] = { kind: "human", commitment };
  return header;
}

type Entry = LogStep["entry"];
const starting = (header: object): Entry => ({
  kind: "starting",
  seats: [1, 0, 2],
  header,
});

/** The seats as the table shows them when this list is published. */
const shownSeats = ({ players, meta }: Header): SeatView[] =>
  meta.dice.seats.map(({ kind, commitment = null }, at) =>
    seat({
      kind: kind as SeatView["kind"],
      name: players[at] ?? null,
      commitment: commitment as string | null,
    }),
  );

function publish(header: Header, version = 3): void {
  const view = open({ seats: shownSeats(header), starting: true });
  FakeSocket.last.receive(
    step(version, { step: logStep(version, [], starting(header)), table: view }),
  );
  FakeSocket.last.receive({ type: "you", you: seated(0) });
}

describe("a share of the dice", () => {
  it("is committed to when sitting down, and revealed when the list is published", () => {
    arrive();
    const commitment = sit();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(FakeSocket.last.all("commit")).toEqual([]);
    expect(FakeSocket.last.all("reveal")).toEqual([]);
    publish(listWith(commitment));
    const reveal = sent("reveal") as { seat: number; nonce: string };
    expect(reveal.seat).toBe(0);
    expect(commitmentOf(reveal.nonce)).toBe(commitment);
    expect(FakeSocket.last.all("reveal")).toHaveLength(1);
  });

  it("is committed to once, for every seat of this device that has none", () => {
    const seats = [seat({ commitment: null }), seat(), empty()];
    const you = seated(0, 1);
    FakeSocket.last.receive(welcome({ version: 1, table: open({ seats }), game: null, you }));
    FakeSocket.last.receive(step(2, { table: open({ seats }) }));
    expect(FakeSocket.last.all("commit")).toMatchObject([{ seat: 0 }]);
  });

  it("is stored before it is sent", () => {
    arrive();
    session.sit(1, "Anna");
    const { commitment } = sent("sit") as { commitment: string };
    expect(localStorage.getItem("heckmeck-table-ID")).toContain(commitment);
  });

  it("is revealed after a reload in the middle of the start", () => {
    arrive();
    const commitment = sit();
    session.end();
    visit();
    const view = open({ seats: shownSeats(listWith(commitment)), starting: true });
    const missed = [logStep(3, [], starting(listWith(commitment)))];
    FakeSocket.last.receive(
      welcome({ version: 3, table: view, game: null, you: seated(0), missed }),
    );
    expect(commitmentOf(sent("reveal")["nonce"] as string)).toBe(commitment);
  });

  it("is revealed by a reloaded page that has seen the list before", () => {
    arrive();
    const commitment = sit();
    publish(listWith(commitment));
    session.end();
    visit();
    const view = open({ seats: shownSeats(listWith(commitment)), starting: true });
    FakeSocket.last.receive(
      welcome({ version: 3, table: view, game: null, you: seated(0), missed: null }),
    );
    expect(commitmentOf(sent("reveal")["nonce"] as string)).toBe(commitment);
  });

  it("stays secret when the list is not right, and an alarm is raised", () => {
    arrive();
    sit();
    publish(published()); // with another commitment at this seat
    expect(FakeSocket.last.all("reveal")).toEqual([]);
    expect(session.witness.alarm).toBe("share");
  });

  describe("when another table appears under the same link", () => {
    const other = open({ id: "OTHER", seats: [seat({ commitment: null }), empty(), empty()] });
    const greeting = { version: 1, table: other, game: null, you: seated(0), missed: [opened] };

    it("is not committed to", () => {
      arrive();
      sit();
      session.reconnect();
      FakeSocket.last.open();
      FakeSocket.last.receive(welcome(greeting));
      expect(FakeSocket.last.all("commit")).toEqual([]);
      expect(session.witness.alarm).toBe("table");
    });

    it("stays secret, also after a reload", () => {
      arrive();
      sit();
      session.end();
      visit();
      FakeSocket.last.receive(welcome(greeting));
      const { commitment } = sent("commit") as { commitment: string };
      const seats = [seat({ commitment }), seat(), seat()];
      const entry = starting(listWith(commitment));
      const view = { ...other, seats, starting: true };
      FakeSocket.last.receive(step(2, { step: logStep(2, [], entry), table: view }));
      expect(FakeSocket.last.all("reveal")).toEqual([]);
      expect(session.witness.alarm).toBe("table");
    });
  });

  it("that the server refuses is none of the user's business", () => {
    const seats = [seat({ commitment: null }), seat(), empty()];
    FakeSocket.last.receive(
      welcome({ version: 1, table: open({ seats }), game: null, you: seated(0) }),
    );
    const refused = { type: "refused", sentence: "no", version: 1, code: "commitment_given" };
    FakeSocket.last.receive({ ...refused, id: sent("commit")["id"] });
    expect(session.refused).toBeNull();
  });

  it("keeps nobody waiting", () => {
    arrive();
    const commitment = sit();
    expect(session.sending).toBe(false);
    publish(listWith(commitment));
    expect(session.sending).toBe(false);
  });

  it("is not forgotten when the game starts without it", () => {
    arrive();
    const commitment = sit();
    const list = listWith(commitment);
    publish(list);
    list.meta.dice.seats[0] = { ...list.meta.dice.seats[0], nonce: null };
    const header = { ...list, first: 0 };
    const entry: Entry = { kind: "started", seats: [0, 1, 2], header };
    const view = table({ dice, seats: shownSeats(list) });
    FakeSocket.last.receive(step(4, { step: logStep(4, [], entry), table: view, game: game() }));
    expect([session.witness.alarm, session.witness.withoutShare]).toEqual([null, true]);
    const abandoned: Entry = { kind: "abandoned", why: "everyone_left" };
    FakeSocket.last.receive(step(5, { step: logStep(5, [], abandoned), table: view }));
    expect(session.witness.withoutShare).toBe(false); // nothing goes on without it
  });

  it("is not missing because its owner has left the game", () => {
    arrive();
    const commitment = sit();
    const list = listWith(commitment);
    publish(list);
    const { nonce } = sent("reveal") as { nonce: string };
    list.meta.dice.seats[0] = { ...list.meta.dice.seats[0], nonce };
    const header = { ...list, first: 0 };
    const entry: Entry = { kind: "started", seats: [0, 1, 2], header };
    const view = table({ dice, seats: shownSeats(list) });
    FakeSocket.last.receive(step(4, { step: logStep(4, [], entry), table: view, game: game() }));
    expect([session.witness.alarm, session.witness.withoutShare]).toEqual([null, false]);
    const left: Entry = { kind: "left", seat: 0, bot: "cautious" };
    const without = table({ dice, seats: [seat({ commitment: null }), seat(), seat()] });
    FakeSocket.last.receive(step(5, { step: logStep(5, [], left), table: without }));
    expect([session.witness.alarm, session.witness.withoutShare]).toEqual([null, false]);
  });

  it("stays secret when the table shows other names than the list", () => {
    arrive();
    const list = listWith(sit());
    const view = open({ seats: shownSeats({ ...list, players: ["Anna", "Bob", "cautious"] }) });
    FakeSocket.last.receive(
      step(3, { step: logStep(3, [], starting(list)), table: { ...view, starting: true } }),
    );
    expect(FakeSocket.last.all("reveal")).toEqual([]);
    expect(session.witness.alarm).toBe("shown");
  });

  it("is missed although the server denied the seat while it published the list", async () => {
    arrive();
    sit();
    FakeSocket.last.receive({ type: "you", you: seated() });
    publish(published());
    const entry: Entry = { kind: "started", seats: [0, 1, 2], header: started() };
    const view = table({ dice, seats: shownSeats(published()) });
    FakeSocket.last.receive(step(4, { step: logStep(4, [], entry), table: view, game: game() }));
    FakeSocket.last.receive({ type: "you", you: seated(0) });
    expect((await session.witness.everything())?.seats).toEqual([0]);
  });

  it("is missed although the server never told what happened at the table", async () => {
    const seats = [seat({ commitment: null }), seat(), seat()];
    const greeting = welcome({ version: 9, table: open({ seats }), game: null, you: seated(0) });
    FakeSocket.last.receive({ ...greeting, missed: null });
    expect(FakeSocket.last.all("commit")).toHaveLength(1);
    const view = table({ dice, seats, lifecycle: "finished" });
    FakeSocket.last.receive(step(10, { table: view }));
    const asked = session.witness.everything();
    await vi.advanceTimersByTimeAsync(9_000);
    await asked;
    expect(session.witness.isComplete).toBe(false);
  });

  it("is not asked for where players roll real dice", () => {
    const view = open({ dice: { ...dice, kind: "typed" }, seats: [seat({ commitment: null })] });
    FakeSocket.last.receive(welcome({ version: 1, table: view, game: null, you: seated(0) }));
    session.sit(1, "Ben");
    expect(FakeSocket.last.all("commit")).toEqual([]);
    expect(sent("sit")["commitment"]).toBeUndefined();
  });
});

describe("what happened", () => {
  const { moves } = finished();
  const log: LogStep[] = [
    opened,
    logStep(2, [], { kind: "starting", seats: [0, 1, 2], header: published() }),
    logStep(3, [], { kind: "started", seats: [0, 1, 2], header: started() }),
    ...moves.map((line, at) =>
      logStep(at + 4, eventsOf(line), { kind: "moved", seat: 0, line, by: "human" }),
    ),
  ];
  const [eleventh, last] = [10, 20].map((at) => log[at] ?? opened) as [LogStep, LogStep];
  const running = table({ dice });
  const page = (since: number) => `/api/tables/CODE/steps?since=${since}&limit=200`;
  const seen = async () => (await session.witness.everything())?.lines.length;

  it("is fetched page by page by somebody who comes late", async () => {
    responses.set(page(0), { version: 21, steps: log.slice(0, 10) });
    responses.set(page(10), { version: 21, steps: log.slice(10) });
    FakeSocket.last.receive(
      welcome({ version: log.length, table: running, you: seated(), missed: null }),
    );
    expect(await seen()).toBe(moves.length);
  });

  it("is seen in order, although steps go on while older ones are fetched", async () => {
    responses.set(page(0), { version: 20, steps: log.slice(0, 20) });
    FakeSocket.last.receive(welcome({ version: 20, table: running, you: seated(), missed: null }));
    FakeSocket.last.receive(step(21, { step: last }));
    expect(await seen()).toBe(moves.length);
  });

  it("is not replaced by what the server says later", async () => {
    const first = log.slice(0, 10);
    FakeSocket.last.receive(welcome({ version: 10, table: running, you: seated(), missed: first }));
    const before = await session.witness.everything();
    session.end();
    visit();
    const forged = first.map((each) =>
      each.entry.kind === "moved" ? { ...each, entry: { ...each.entry, line: { do: "x" } } } : each,
    );
    FakeSocket.last.receive(
      welcome({ version: 11, table: running, you: seated(), missed: [...forged, eleventh] }),
    );
    const after = await session.witness.everything();
    expect(after?.lines.slice(0, -1)).toEqual(before?.lines);
    expect(after?.lines).toHaveLength(8);
  });

  it("is not replaced by what is fetched, although it had to wait for older steps", async () => {
    const forged = { ...last, entry: { ...last.entry, line: { do: "fail" } } };
    responses.set(page(0), { version: 21, steps: [...log.slice(0, 20), forged] });
    FakeSocket.last.receive(welcome({ version: 20, table: running, you: seated(), missed: null }));
    FakeSocket.last.receive(step(21, { step: last }));
    expect(await seen()).toBe(moves.length);
    expect((await session.witness.everything())?.digest).toBe(finished().header.meta.dice.digest);
    expect(session.witness.alarm).toBe("rewritten");
  });

  it("is watched although the server suddenly says that players roll real dice", async () => {
    const first = log.slice(0, 10);
    FakeSocket.last.receive(welcome({ version: 10, table: running, you: seated(), missed: first }));
    const typed = table({ dice: { ...dice, kind: "typed" } });
    FakeSocket.last.receive(step(11, { step: eleventh, table: typed }));
    expect(await seen()).toBe(8);
    expect([session.witness.isFair, session.witness.alarm]).toEqual([true, "rewritten"]);
  });

  it("shows the same dice in the position", () => {
    const first = log.slice(0, 9);
    const tenth = log[9] ?? opened;
    const shows = (rolled: string) => ({ ...game(), position: { ...game().position, rolled } });
    FakeSocket.last.receive(welcome({ version: 9, table: running, you: seated(), missed: first }));
    const { dice: rolled } = moves[6] as { dice: string };
    FakeSocket.last.receive(step(10, { step: tenth, game: shows(rolled) }));
    expect(session.witness.alarm).toBeNull();
    FakeSocket.last.receive(step(11, { step: eleventh, game: shows("wwwwwwww") }));
    expect(session.witness.alarm).toBe("shown");
  });

  it("is seen once, by whichever tab is first", async () => {
    const first = log.slice(0, 10);
    const greeting = welcome({ version: 10, table: running, you: seated(), missed: first });
    FakeSocket.last.receive(greeting);
    const [one, socket] = [session, FakeSocket.last];
    visit();
    FakeSocket.last.receive(greeting);
    for (const each of [socket, FakeSocket.last]) each.receive(step(11, { step: eleventh }));
    expect((await one.witness.everything())?.lines).toHaveLength(8);
    expect(await seen()).toBe(8);
    one.end();
  });

  it("before the last visit does not count after the end", async () => {
    const over = table({ dice, lifecycle: "finished" });
    FakeSocket.last.receive(welcome({ version: 21, table: over, you: seated(), missed: log }));
    expect(await seen()).toBe(0);
  });

  it("is fetched by the id when the game has ended and its code is gone", async () => {
    FakeSocket.last.receive(
      welcome({ version: 20, table: running, you: seated(), missed: log.slice(0, 20) }),
    );
    session.end();
    visit();
    responses.set("/api/tables/ID/steps?since=20&limit=200", { version: 21, steps: [last] });
    const over = table({ dice, lifecycle: "finished" });
    FakeSocket.last.receive(welcome({ version: 21, table: over, you: seated(), missed: null }));
    expect(await seen()).toBe(moves.length);
  });

  it("and could not be fetched is asked for again with the next step", async () => {
    FakeSocket.last.receive(welcome({ version: 20, table: running, you: seated(), missed: null }));
    const asked = seen();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await asked).toBe(0);
    responses.set(page(0), { version: 20, steps: log.slice(0, 20) });
    FakeSocket.last.receive(step(21, { step: last }));
    expect(await seen()).toBe(moves.length);
  });

  it("is asked for by the id of the table if the code ended while it was fetched", async () => {
    const first = log.slice(0, 10);
    FakeSocket.last.receive(welcome({ version: 10, table: running, you: seated(), missed: first }));
    FakeSocket.last.receive(welcome({ version: 20, table: running, you: seated(), missed: null }));
    // A request with the code is under way; there is no such table any more.
    responses.set("/api/tables/ID/steps?since=10&limit=200", { version: 21, steps: log.slice(10) });
    const over = table({ dice, lifecycle: "finished" });
    FakeSocket.last.receive(step(21, { step: last, table: over }));
    const asked = seen();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await asked).toBe(moves.length);
    expect(session.witness.isComplete).toBe(true);
  });
});

describe("a daily challenge", () => {
  const day = "2026-11-17";
  const promise = (commitment: string) =>
    comparePromise({ day, commitment, chain_since: day, left: 80_000_000, revealed: null });
  const challenge = { lifecycle: "running", dice, settings: { daily: day } } as const;

  it.each([
    ["with the promised dice", dice.commitment, null],
    ["with other dice than promised", "ab".repeat(32), "commitment"],
  ])("%s", (_, commitment, alarm) => {
    promise(commitment);
    FakeSocket.last.receive(
      welcome({ version: 1, table: table(challenge), you: seated(0), missed: [opened] }),
    );
    expect(session.witness.alarm).toBe(alarm);
  });
});
