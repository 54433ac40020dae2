import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogStep } from "../src/net/protocol";
import { linesOfSteps } from "../src/words/log-lines";
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

  it("follow the language", async () => {
    const [, line] = linesOfSteps(steps, ["Anna", "Ben"]);
    await setLanguage("de");
    expect(line?.text).toBe("Für Ben spielt ein Bot");
  });
});
