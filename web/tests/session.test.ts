import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { settings } from "../src/device/settings.svelte";
import { TableSession, type SessionListener } from "../src/net/session.svelte";
import { FakeSocket, fakePage } from "./support/fake-page";
import { game, logStep, step, table, welcome } from "./support/messages";

let responses: Map<string, unknown>;
let listener: { [Name in keyof SessionListener]: Mock<SessionListener[Name]> };
let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  responses = fakePage();
  settings.token = "secret";
  listener = {
    onwelcome: vi.fn(),
    onhistory: vi.fn(),
    onstep: vi.fn(),
    onpresence: vi.fn(),
    onreaction: vi.fn(),
  };
  session = new TableSession("CODE", listener);
  FakeSocket.last.open();
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = { type: "refused", id: null, sentence: "no", version: 7 };

/** The id of the last command of a type. */
const lastId = (type: string): unknown => FakeSocket.last.all(type).at(-1)?.["id"];

describe("the connection", () => {
  it("says hello with the token and the last version", () => {
    const socket = FakeSocket.last;
    expect(socket.address).toBe("ws://table.test/api/tables/CODE/socket");
    expect(socket.all("hello")).toMatchObject([{ token: "secret", since: 0 }]);
    socket.receive(welcome({ version: 7 }));
    socket.receive(step(8));
    socket.fail(1006);
    expect(session.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last).not.toBe(socket);
    expect(FakeSocket.last.all("hello")).toMatchObject([{ since: 8 }]);
  });

  it("sends a command again that came too fast, and comes back after 4429", () => {
    FakeSocket.last.receive(welcome());
    session.move({ do: "roll" });
    const [sent] = FakeSocket.last.all("move");
    FakeSocket.last.receive({ ...refused, code: "too_fast", id: sent?.["id"] });
    expect(session.refused).toBeNull();
    expect(session.sending).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(FakeSocket.last.all("move")).toEqual([sent, sent]);
    FakeSocket.last.fail(4429);
    expect(session.connection).toBe("lost");
  });

  it("repeats a command with the same id until it is answered", () => {
    FakeSocket.last.receive(welcome());
    session.move({ do: "roll" });
    const [sent] = FakeSocket.last.all("move");
    expect(session.sending).toBe(true);
    FakeSocket.last.fail(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.receive(welcome());
    expect(FakeSocket.last.all("move")).toEqual([sent]);
    FakeSocket.last.receive({ type: "done", id: sent?.["id"], version: 8 });
    expect(session.sending).toBe(false);
    session.reconnect();
    FakeSocket.last.open();
    FakeSocket.last.receive(welcome({ version: 8 }));
    expect(FakeSocket.last.all("move")).toEqual([]);
  });

  it("says hello again when a version is missing, and ignores one that it knows", () => {
    const socket = FakeSocket.last;
    socket.receive(welcome({ version: 7 }));
    socket.receive(step(7));
    expect(FakeSocket.last).toBe(socket);
    socket.receive(step(9));
    expect(FakeSocket.last).not.toBe(socket);
    expect(listener.onstep).not.toHaveBeenCalled();
  });

  it("is lost when nothing arrives any more", () => {
    FakeSocket.last.receive(welcome());
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.all("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(session.connection).toBe("lost");
  });

  it("is lost when a server accepts the connection and says nothing", () => {
    vi.advanceTimersByTime(10_000);
    expect(session.connection).toBe("lost");
  });

  it("forgets with the next welcome that nothing could be stored", () => {
    FakeSocket.last.receive(welcome());
    const refused = { type: "refused", id: null, sentence: "", version: 0, row: null, why: null };
    FakeSocket.last.receive({ ...refused, code: "store_unavailable" });
    expect(session.refused?.code).toBe("store_unavailable");
    FakeSocket.last.receive(welcome());
    expect(session.refused).toBeNull();
  });

  it("stays closed when the table is not for this device", () => {
    FakeSocket.last.fail(4404);
    vi.advanceTimersByTime(60_000);
    expect(session.connection).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("the session", () => {
  it("passes on what was missed", () => {
    const missed = [logStep(6), logStep(7)];
    FakeSocket.last.receive(welcome({ missed }));
    expect(listener.onhistory.mock.calls).toEqual([[missed]]);
  });

  it("asks for old steps where the welcome has none, and drops those that came since", async () => {
    responses.set("/api/tables/CODE/steps?since=30&limit=50", {
      version: 81,
      steps: [logStep(79), logStep(80), logStep(81)],
    });
    FakeSocket.last.receive(welcome({ version: 80, missed: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onhistory.mock.calls).toEqual([[[logStep(79), logStep(80)]]]);
  });

  it("asks only for the steps that it has not seen", async () => {
    FakeSocket.last.receive(welcome({ version: 70 }));
    FakeSocket.last.receive(step(71));
    const steps = [logStep(72), logStep(73)];
    responses.set("/api/tables/CODE/steps?since=71&limit=50", { version: 73, steps });
    FakeSocket.last.receive(welcome({ version: 73, missed: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onhistory.mock.calls).toEqual([[[]], [steps]]);
    FakeSocket.last.receive(welcome({ version: 73, missed: null })); // nothing new
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onhistory).toHaveBeenCalledTimes(2);
  });

  it("does without old steps that cannot be fetched", async () => {
    FakeSocket.last.receive(welcome({ version: 80, missed: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onwelcome).toHaveBeenCalledOnce();
    expect(listener.onhistory).not.toHaveBeenCalled();
  });

  it("folds the table and who is connected", () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(step(8, { table: table({ lifecycle: "finished" }) }));
    FakeSocket.last.receive({ type: "presence", connected: [true, false], spectators: 2 });
    expect(session.table).toMatchObject({ lifecycle: "finished", spectators: 2 });
    expect(session.table?.seats.map((each) => each.connected)).toEqual([true, false]);
  });

  it("keeps a refusal until the next command, and forgets an unknown token", () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive({ ...refused, code: "not_your_turn" });
    expect(session.refused?.code).toBe("not_your_turn");
    session.send({ type: "start" });
    expect(session.refused).toBeNull();
    FakeSocket.last.receive({ ...refused, code: "token_unknown" });
    expect(settings.token).toBeNull();
  });

  it("shows the answer to its last question, whatever the version of the position", () => {
    FakeSocket.last.receive(welcome({ version: 7 }));
    session.askHint();
    FakeSocket.last.receive({ type: "hint", id: "other", version: 7, moves: [] });
    expect([session.hint, session.askingHint]).toEqual([null, true]);
    FakeSocket.last.receive(step(8)); // somebody came back: the position is the same
    FakeSocket.last.receive({ type: "hint", id: lastId("hint"), version: 6, moves: [] });
    expect([session.hint, session.askingHint]).toMatchObject([{ moves: [] }, false]);
    session.toggleHint(); // hides them
    expect([session.hint, session.askingHint]).toEqual([null, false]);
    session.toggleHint();
    FakeSocket.last.receive({ type: "hint", id: lastId("hint"), version: 8, moves: [] });
    expect(session.hint?.moves).toEqual([]);
    FakeSocket.last.receive(step(9, { game: game() }));
    expect(session.hint).toBeNull();
  });

  it("asks for the kind of odds that this device wants, and at once for the other kind", () => {
    FakeSocket.last.receive(welcome());
    session.askHint();
    expect(FakeSocket.last.all("hint")).toMatchObject([{ objective: "win" }]);
    const late = lastId("hint");
    session.changeHint("margin");
    expect(settings.hints).toBe("margin");
    expect(FakeSocket.last.all("hint")).toMatchObject([
      { objective: "win" },
      { objective: "margin" },
    ]);
    FakeSocket.last.receive({ type: "hint", id: late, version: 7, moves: [], objective: "win" });
    expect(session.hint).toBeNull(); // nobody waits for the first answer any more
    FakeSocket.last.receive({ type: "hint", id: lastId("hint"), version: 7, moves: [] });
    session.changeHint("win");
    expect(session.hint).toMatchObject({ moves: [] }); // it stays until the answer comes
  });

  it("ignores a hint for a position that is gone", () => {
    FakeSocket.last.receive(welcome({ version: 7 }));
    session.askHint();
    FakeSocket.last.receive(step(8, { game: game() }));
    expect(session.askingHint).toBe(false);
    FakeSocket.last.receive({ type: "hint", id: lastId("hint"), version: 7, moves: [] });
    expect(session.hint).toBeNull();
  });

  it("drops a hint that is still to come when a move is made", () => {
    FakeSocket.last.receive(welcome());
    session.askHint();
    session.move({ do: "roll" });
    FakeSocket.last.receive({ type: "hint", id: lastId("hint"), version: 7, moves: [] });
    expect([session.hint, session.askingHint]).toEqual([null, false]);
  });

  it("may ask again after a message that came too fast to be read", () => {
    FakeSocket.last.receive(welcome());
    session.askHint();
    FakeSocket.last.receive({ ...refused, code: "too_fast" });
    expect(session.askingHint).toBe(false);
  });

  it("asks for one hint at a time, patiently, and again after a reconnection", () => {
    FakeSocket.last.receive(welcome());
    session.askHint();
    session.askHint();
    expect(FakeSocket.last.all("hint")).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    expect(session.connection).toBe("open");
    session.reconnect();
    FakeSocket.last.open();
    FakeSocket.last.receive(welcome());
    expect(session.askingHint).toBe(false);
    session.askHint();
    expect(FakeSocket.last.all("hint")).toHaveLength(1);
  });

  it("waits for the answer to any command", () => {
    FakeSocket.last.receive(welcome());
    session.send({ type: "start" });
    expect(session.sending).toBe(true);
    FakeSocket.last.receive({ type: "done", id: lastId("start"), version: 8 });
    expect(session.sending).toBe(false);
  });

  it("says why a player has become a spectator", () => {
    FakeSocket.last.receive({ ...refused, code: "token_unknown" });
    FakeSocket.last.fail(4401);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.all("hello")).toMatchObject([{ token: null }]);
    FakeSocket.last.receive(welcome());
    expect(session.refused?.code).toBe("token_unknown");
  });

  it("reloads an old page once, and then says that it is old", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { protocol: "http:", host: "table.test", reload });
    FakeSocket.last.receive({ ...refused, code: "protocol_unknown" });
    expect([reload.mock.calls.length, session.refused]).toEqual([1, null]);
    FakeSocket.last.receive({ ...refused, code: "protocol_unknown" });
    expect([reload.mock.calls.length, session.refused?.code]).toEqual([1, "protocol_unknown"]);
  });
});
