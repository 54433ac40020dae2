import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/game/model";
import type { Reacted } from "../src/net/protocol";
import { botName } from "../src/words/bots";
import { setLanguage } from "../src/words/words.svelte";
import { FakeSocket, fakePage } from "./support/fake-page";
import { game, logStep, seat, step, table, welcome } from "./support/messages";

const took = { event: "tile_taken", seat: 0, tile: 21, total: 21 } as GameEvent;
const nextTurn = { event: "turn_started", seat: 1, turn: 2 } as GameEvent;
const failed = { event: "attempt_failed", seat: 1, reason: "no_worm" } as GameEvent;

const over = { event: "game_over", winners: [0], tie_break: "highest_tile" } as GameEvent;

let presenter: InstanceType<
  (typeof import("../src/presentation/table-presenter.svelte"))["TablePresenter"]
>;

let responses: Map<string, unknown>;

beforeEach(async () => {
  responses = fakePage();
  await setLanguage("en");
  const { TablePresenter } = await import("../src/presentation/table-presenter.svelte");
  vi.useFakeTimers();
  presenter = new TablePresenter("CODE");
  FakeSocket.last.open();
});
afterEach(() => {
  presenter.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts = (): string[] => presenter.lines.map((line) => line.text);

describe("the seats", () => {
  it("carry the names of bots in the chosen language, and those of the people they replace", () => {
    const seats = [
      seat(),
      seat({ kind: "bot", name: "cautious 2", bot: "cautious" }),
      // A person whose name starts like that of the bot which took over.
      seat({ kind: "bot", name: "cautious Ben", bot: "cautious", bot_replaces_player: true }),
      seat({ name: "Cleo", bot: "normal", standing_in: "asked", bot_replaces_player: true }),
    ];
    FakeSocket.last.receive(welcome({ table: table({ seats }) }));
    expect(presenter.names).toEqual(["Anna", `${botName("cautious")} 2`, "cautious Ben", "Cleo"]);
    expect(presenter.seats.map((each) => each.botReplacesPlayer)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("showing steps", () => {
  it("applies the events one after another, then the position of the server", async () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(
      step(8, { step: logStep(8, [took, nextTurn]), game: game({ player: 1, turn: 2 }) }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(["You took 21"]);
    expect(presenter.game?.position).toMatchObject({ player: 0, turn: 1, grill: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(presenter.game).toEqual(game({ player: 1, turn: 2 }));
    expect(presenter.playing).toBe(false);
  });

  it("holds what must be read, unless somebody skips it", async () => {
    FakeSocket.last.receive(welcome());
    const shown = () => presenter.game?.position.turn;
    FakeSocket.last.receive(
      step(8, { step: logStep(8, [failed, nextTurn]), game: game({ turn: 2 }) }),
    );
    await vi.advanceTimersByTimeAsync(300);
    expect([presenter.playing, presenter.acting, shown()]).toEqual([true, false, 1]);
    presenter.skip();
    await vi.advanceTimersByTimeAsync(60);
    expect([presenter.playing, presenter.acting, shown()]).toEqual([false, true, 2]);
  });

  const rolled = (seat: number): GameEvent => ({
    event: "dice_landed",
    seat,
    rolled: "1122455w",
    golden: null,
  });
  const kept = (seat: number): GameEvent => ({
    event: "face_set_aside",
    seat,
    face: "5",
    count: 2,
    total: 10,
  });

  it("lets others' dice lie still, then lights up their choice, then moves it", async () => {
    FakeSocket.last.receive(welcome({ game: game({ player: 1 }) }));
    FakeSocket.last.receive(step(8, { step: logStep(8, [rolled(1)]), game: game({ player: 1 }) }));
    FakeSocket.last.receive(step(9, { step: logStep(9, [kept(1)]), game: game({ player: 1 }) }));
    await vi.advanceTimersByTimeAsync(700);
    expect(presenter.roll?.settled).toBe(8);
    await vi.advanceTimersByTimeAsync(200);
    expect([presenter.roll, presenter.chosen]).toEqual([null, "5"]);
    expect(texts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect([presenter.chosen, texts().length]).toEqual([null, 2]);
  });

  it("goes on at the same pace after a tap, but not after skipping to the own turn", async () => {
    const present = game({ player: 1, turn: 5 });
    const steps = [8, 9, 10].map((version) =>
      step(version, { step: logStep(version, [rolled(1)]), game: present }),
    );
    FakeSocket.last.receive(welcome({ game: game({ player: 1 }) }));
    for (const each of steps) FakeSocket.last.receive(each);
    expect(presenter.canSkip).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    presenter.hurry();
    await vi.advanceTimersByTimeAsync(100);
    expect([texts().length, presenter.playing]).toEqual([2, true]);
    presenter.skip();
    await vi.advanceTimersByTimeAsync(60);
    expect([texts().length, presenter.playing]).toEqual([3, false]);
    // Whatever others still do is not shown at length either, until it is this player's turn.
    FakeSocket.last.receive(step(11, { step: logStep(11, [rolled(1)]), game: present }));
    await vi.advanceTimersByTimeAsync(0);
    expect([texts().length, presenter.playing]).toEqual([4, false]);
    FakeSocket.last.receive(step(12, { step: logStep(12, [nextTurn]), game: game({ turn: 6 }) }));
    FakeSocket.last.receive(step(13, { step: logStep(13, [rolled(0)]), game: game({ turn: 6 }) }));
    await vi.advanceTimersByTimeAsync(100);
    expect(presenter.playing).toBe(true);
  });

  it("shows what others take away, even to somebody who skips to their own turn", async () => {
    const robbed = { event: "tile_stolen", seat: 1, tile: 21, source: 0 } as GameEvent;
    const present = game({ player: 1 });
    FakeSocket.last.receive(welcome({ game: present }));
    FakeSocket.last.receive(step(8, { step: logStep(8, [rolled(1), robbed]), game: present }));
    await vi.advanceTimersByTimeAsync(0);
    presenter.skip();
    await vi.advanceTimersByTimeAsync(100);
    expect(presenter.moment.current?.title).toBe("Ben steals your 21!");
    await vi.advanceTimersByTimeAsync(1000);
    expect([presenter.playing, presenter.moment.current?.tone]).toEqual([true, "loss"]);
    await vi.advanceTimersByTimeAsync(800);
    expect(presenter.playing).toBe(false);
  });

  it("shows the present at once when the page goes into the background, even during a roll", async () => {
    FakeSocket.last.receive(welcome({ game: game({ player: 1 }) }));
    FakeSocket.last.receive(
      step(8, { step: logStep(8, [rolled(1), kept(1), nextTurn]), game: game({ turn: 2 }) }),
    );
    await vi.advanceTimersByTimeAsync(100);
    expect([presenter.playing, presenter.myTurn]).toEqual([true, false]);
    Object.assign(document, { hidden: true });
    await vi.advanceTimersByTimeAsync(60);
    expect([presenter.playing, presenter.myTurn, texts().length]).toEqual([false, true, 2]);
  });

  it("catches up before the own clock starts", async () => {
    FakeSocket.last.receive(welcome({ game: game({ player: 1 }) }));
    const clock = { seat: 0, left: 60_000, limit: 60_000, starts_in: 1500 };
    for (const version of [8, 9, 10, 11])
      FakeSocket.last.receive(
        step(version, { step: logStep(version, [rolled(1)]), game: game({ player: 1 }) }),
      );
    FakeSocket.last.receive(step(12, { step: logStep(12, [nextTurn]), game: game(), clock }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(presenter.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1200);
    expect([presenter.playing, presenter.myTurn]).toEqual([false, true]);
  });

  it("goes on after something that cannot be shown, and reports it", async () => {
    const reported: unknown[] = [];
    vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
    const broken = { event: "dice_landed", seat: 0, rolled: null } as never;
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(step(8, { step: logStep(8, [broken]), game: game({ turn: 2 }) }));
    FakeSocket.last.receive(step(9, { step: logStep(9, [took]), game: game({ turn: 3 }) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported).toHaveLength(1);
    expect([presenter.game?.position.turn, presenter.playing]).toEqual([3, false]);
    expect(texts()).toEqual(["You took 21"]);
  });

  it("shows the present at once after a welcome", async () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(step(8, { step: logStep(8, [failed]), game: game({ turn: 2 }) }));
    FakeSocket.last.receive(welcome({ version: 30, game: game({ turn: 9 }) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(presenter.game?.position.turn).toBe(9);
  });
});

describe("after a break", () => {
  const missed = [logStep(8, [took, nextTurn]), logStep(9, [failed]), logStep(10, [took])];

  it("summarizes what happened, but not on the first visit", () => {
    FakeSocket.last.receive(welcome({ version: 10, missed }));
    expect(presenter.missed).toEqual([]);
    expect(texts()).toHaveLength(3);
    FakeSocket.last.receive(welcome({ version: 13, missed }));
    expect(presenter.missed.map((line) => line.text)).toEqual(texts().slice(3));
    expect(texts()).toHaveLength(6);
  });

  it("keeps what was missed in the middle of a turn with that turn", () => {
    FakeSocket.last.receive(welcome({ version: 7, game: game() }));
    FakeSocket.last.receive(step(8, { step: logStep(8, [took, nextTurn]), game: game() }));
    FakeSocket.last.receive(welcome({ version: 9, missed: [logStep(9, [failed])] }));
    expect(presenter.lines.map((line) => line.turn)).toEqual([1, 2]);
  });

  it("tells every step once, even those that were still waiting to be shown", async () => {
    FakeSocket.last.receive(welcome({ version: 7 }));
    FakeSocket.last.receive(step(8, { step: logStep(8, [failed, nextTurn, took]), game: game() }));
    FakeSocket.last.receive(step(9, { step: logStep(9, [took, over]), game: game() }));
    await vi.advanceTimersByTimeAsync(100);
    const [shown] = texts(); // the failed attempt; the rest is waiting
    responses.set("/api/tables/CODE/steps?since=9&limit=50", {
      version: 10,
      steps: [logStep(10, [failed])],
    });
    FakeSocket.last.receive(welcome({ version: 10, missed: null }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(texts()).toEqual([shown, "You took 21", "You took 21", "You won", shown]);
    expect(presenter.tieBreak).toBe("highest_tile");
  });

  it("puts what was missed before what happened since, even in a full log", async () => {
    const many = Array.from({ length: 400 }, (_, index) => logStep(index + 1, [failed]));
    FakeSocket.last.receive(welcome({ version: 400, missed: many }));
    expect(texts()).toHaveLength(400);
    FakeSocket.last.receive(welcome({ version: 401, missed: null }));
    FakeSocket.last.receive(step(402, { step: logStep(402, [took]), game: game() }));
    await vi.advanceTimersByTimeAsync(0);
    presenter.onhistory([logStep(401, [failed])]);
    expect(texts()).toHaveLength(400);
    expect(texts().slice(-2)).toEqual([texts()[0], "You took 21"]);
  });
});

describe("while a step waits to be shown", () => {
  it("shows who is connected now, not who was connected then", async () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(step(8, { step: logStep(8, [failed]), game: game() }));
    FakeSocket.last.receive(step(9, { table: table() }));
    FakeSocket.last.receive({ type: "presence", connected: [true, false], spectators: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(presenter.seats.map((each) => each.connected)).toEqual([true, false]);
    expect(presenter.view?.spectators).toBe(3);
  });
});

describe("reactions", () => {
  const react = (reaction: Reacted["reaction"]): void =>
    FakeSocket.last.receive({ type: "reacted", seat: 1, reaction });
  const shown = (): string[] => (presenter.reactions[1] ?? []).map(({ reaction }) => reaction);

  it("are shown for the same time, whether or not another one came before", async () => {
    FakeSocket.last.receive(welcome());
    react("thanks");
    await vi.advanceTimersByTimeAsync(2000);
    react("ouch");
    await vi.advanceTimersByTimeAsync(2500);
    expect(shown()).toEqual(["thanks", "ouch"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual(["ouch"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown()).toEqual([]);
  });

  it("give way to later ones of the same person", () => {
    FakeSocket.last.receive(welcome());
    for (const each of ["hello", "thanks", "ouch", "ouch"] as const) react(each);
    expect(shown()).toEqual(["thanks", "ouch", "ouch"]);
  });
});

describe("the last seconds of a turn", () => {
  it("are announced once per turn, even if the clock skips the tenth", () => {
    FakeSocket.last.receive(welcome());
    presenter.announcement = "";
    presenter.warn(11);
    expect(presenter.announcement).toBe("");
    presenter.warn(9);
    expect(presenter.announcement).toBe("9 seconds left");
    presenter.warn(8);
    expect(presenter.announcement).toBe("9 seconds left");
    FakeSocket.last.receive(welcome({ version: 9, game: game({ turn: 3 }) }));
    presenter.warn(10);
    expect(presenter.announcement).toBe("10 seconds left");
  });
});
