import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/game/model";
import type { LogStep } from "../src/net/protocol";
import { linesOf, linesOfSteps } from "../src/words/log-lines";
import { turnsOf } from "../src/words/turns";
import { setLanguage } from "../src/words/words.svelte";

// The words set the language of the page; there is no page here.
beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const step = (entry: object, events: object[] = []) =>
  ({ version: 1, at: 0, entry, events }) as unknown as LogStep;
const moved = (...events: object[]) => step({ kind: "moved" }, events);
const steps = [
  moved({ event: "tile_taken", seat: 0, tile: 24 }, { event: "turn_started", turn: 2, seat: 1 }),
  step({ kind: "stood_in", seat: 1, bot: "normal", why: "gone" }),
  moved(
    { event: "tile_stolen", seat: 1, source: 0, tile: 24 },
    { event: "turn_started", turn: 3, seat: 0 },
  ),
  step({ kind: "taken_back", seat: 1 }),
  step({ kind: "voted", seat: 1, by: 0, on: "stand_in", agree: true }),
  step({ kind: "voted", seat: 1, by: 0, on: "stand_in", agree: false }), // not worth a line
  step({ kind: "voted", seat: 1, by: 0, on: "remove", agree: true }),
  step({ kind: "left", seat: 1, bot: "normal" }),
  step({ kind: "left", seat: 1, bot: "normal", removed: true }),
  step({ kind: "left", seat: 1 }), // before the game: the waiting room shows it
];

describe("the lines of the log", () => {
  it("tell about the game and the people, turn by turn", async () => {
    await setLanguage("en");
    expect(linesOfSteps(steps, ["Anna", "Ben"]).map(({ turn, text }) => [turn, text])).toEqual([
      [0, "Anna took 24"],
      [2, "A bot is playing for Ben"],
      [2, "Ben stole 24 from Anna"],
      [3, "Ben is back"],
      [3, "Anna wants a bot to play for Ben"],
      [3, "Anna wants to remove Ben from the game"],
      [3, "Ben has left. A bot takes over"],
      [3, "Ben was removed. A bot takes over"],
    ]);
  });

  it("say “you” to the player, and never call a loss a success", async () => {
    await setLanguage("en");
    const told = (me: number | null) =>
      linesOfSteps(steps, ["Anna", "Ben"], me)
        .filter(({ event }) => event)
        .map(({ text, tone }) => [text, tone]);
    expect(told(0)).toEqual([
      ["You took 24", "good"],
      ["Ben stole your 24", "bad"],
    ]);
    expect(told(1)).toEqual([
      ["Anna took 24", "plain"],
      ["You stole 24 from Anna", "good"],
    ]);
    expect(told(null).map(([, tone]) => tone)).toEqual(["good", "good"]);
  });

  it("add up what was set aside", () => {
    const kept = (face: string, count: number, total: number) =>
      ({ event: "face_set_aside", seat: 0, face, count, total }) as GameEvent;
    const turn = { event: "turn_started", seat: 0, turn: 4 } as GameEvent;
    const lines = linesOf(
      [kept("4", 1, 9), turn, kept("5", 2, 10), kept("w", 1, 15)],
      3,
      ["Anna"],
      0,
    );
    expect(lines.map(({ short }) => short)).toEqual([null, "You have 10", "You have 10 + 5 = 15"]);
  });

  it("follow the language", async () => {
    const [, line] = linesOfSteps(steps, ["Anna", "Ben"]);
    await setLanguage("de");
    expect(line?.text).toBe("Für Ben spielt ein Bot");
  });
});

it("a turn that is over is not made anew when the log grows", async () => {
  await setLanguage("en");
  const lines = linesOfSteps(steps, ["Anna", "Ben"]);
  const [later, ...before] = turnsOf(lines.slice(0, -1));
  const [latest, ...again] = turnsOf(lines);
  expect(again.map((turn, index) => turn === before[index])).toEqual([true, true]);
  expect(latest?.lines).toEqual([...(later?.lines ?? []), lines.at(-1)]);
  expect(turnsOf(lines.slice(1)).at(-1)?.summary).toBe("Ben stole 24 from Anna, 1 worm");
});

it("keeps what the last turn brought apart from the end of the game", async () => {
  await setLanguage("en");
  const end = { event: "game_over", winners: [0], tie_break: "none" };
  const last = [
    moved({ event: "tile_taken", seat: 0, tile: 24 }, end),
    step({ kind: "left", seat: 1, bot: "normal" }), // whatever is said later belongs to the end
  ];
  const [over, turn, ...more] = turnsOf(linesOfSteps(last, ["Anna", "Ben"], null));
  expect(over?.summary).toBe("Anna won");
  expect(turn?.summary).toBe("Anna took 24, 1 worm");
  expect(over?.turn).not.toBe(turn?.turn);
  expect(more).toEqual([]);
});
