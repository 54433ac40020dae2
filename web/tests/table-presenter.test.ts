import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/game/model";
import { botName } from "../src/words/bots";
import { setLanguage } from "../src/words/words.svelte";
import { FakeSocket, fakePage } from "./support/fake-page";
import { game, logStep, seat, step, table, welcome } from "./support/messages";

const took = { event: "tile_taken", seat: 0, tile: 21, total: 21 } as GameEvent;
const nextTurn = { event: "turn_started", seat: 1, turn: 2 } as GameEvent;
const failed = { event: "attempt_failed", seat: 1, reason: "no_worm" } as GameEvent;

let presenter: InstanceType<
  (typeof import("../src/presentation/table-presenter.svelte"))["TablePresenter"]
>;

beforeEach(async () => {
  fakePage();
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
    expect(texts()).toEqual(["Anna took 21"]);
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
});
