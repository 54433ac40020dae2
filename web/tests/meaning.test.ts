import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameView, Seat } from "../src/game/model";
import { Meanings, ranges } from "../src/words/meaning";
import { setLanguage } from "../src/words/words.svelte";

const seat = (name: string, mine = false): Seat => ({
  name,
  colour: 0,
  bot: null,
  character: null,
  botReplacesPlayer: false,
  connected: true,
  mine,
});
const seats = [seat("Anna", true), seat("Ben")];

/** Ben has the hen and 26, Anna the apple, two tiles and a Bratworm; what matters is given. */
function game(changes: Partial<GameView["position"]> = {}): GameView {
  return {
    position: {
      edition: "specialists",
      turn: 9,
      player: 0,
      phase: "roll",
      grill: [
        { tile: 24, up: true, specialist: "weasel" },
        { tile: 36, up: true, specialist: null },
        { tile: 35, up: false, specialist: null },
      ],
      players: [
        { name: "Anna", stack: [22, 31], specialist: "apple", bratworms: 1, worms: 8 },
        { name: "Ben", stack: [26], specialist: "hen", bratworms: 2, worms: 4 },
      ],
      supply: 0,
      removed: [],
      aside: "5w",
      total: 10,
      rolled: null,
      golden: null,
      hand: { white: 6, golden: false },
      weasel_used: false,
      legal: [{ do: "roll" }, { do: "stop" }],
      over: false,
      winners: [],
      ...changes,
    },
    stopping: { result: "fail", tile: null, from: null, total: 10, reason: "nothing_to_take" },
    lower: null,
    keeps: [],
    meaning: {
      higher: { 24: [25, 27, 28] },
      stakes: [
        {
          tiles: 4,
          bratworms: 1,
          extra: 3,
          theft: "steal",
          robbable: true,
          failing: { returned: 31, specialist: "apple", put_on: 31, turned: 36 },
        },
        {
          tiles: 2,
          bratworms: 2,
          theft: "hen",
          failing: { specialist: "hen", put_on: 36 },
        },
      ],
    },
    golden_faces: "111www",
  };
}
const means = (changes = {}) => new Meanings(game(changes), seats);

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return setLanguage("en");
});

describe("what things mean now", () => {
  it("a tile: which totals take it, and who stands on it", () => {
    const { title, lines, row } = means().tile(24);
    expect(title).toBe("24, one worm");
    expect(lines[0]).toBe(
      "You take it with a total of 24 to 25 or 27 to 28 and at least one worm.",
    );
    expect(lines.at(-1)).toBe("Whoever takes this tile gets the weasel.");
    expect(row).toBe("B2");
    expect(means().tile(36).lines).toContain("If you fail, it is turned face down.");
    expect(means({ player: 1 }).tile(24).lines[0]).toMatch(/^Ben takes it/);
    expect(means().tile(35)).toMatchObject({ title: "35, face down", row: "F5" });
    expect(means().tile(26).lines).toEqual(["It is in Ben’s stack."]);
  });

  it("a player: the worms and what they consist of", () => {
    const { lines } = means().player(0);
    expect(lines[0]).toBe("8 worms: 4 on tiles, 1 Bratworm, and 3 for the apple.");
    expect(lines[1]).toBe("Others can steal your 31 with a total of exactly 31.");
    expect(lines).toContain(
      "If you fail: you lose the 31, the apple goes back to 31, and the 36 is turned face down.",
    );
  });

  it("the hen: what it saves, for its holder and for a thief", () => {
    expect(means().held(1).lines).toContain(
      "The hen protects Ben’s 26: with exactly 26 you get the hen, the tile stays.",
    );
    const mine = new Meanings(game(), [seat("Anna"), seat("Ben", true)]);
    expect(mine.held(1).lines).toContain(
      "The hen protects your 26: if you fail, you lose the hen instead.",
    );
    expect(mine.failing(1)).toBe("If you fail: you lose the hen and keep the 26.");
  });

  it("Bratworms: whether somebody may take them", () => {
    expect(means().bratworms(0).lines[1]).toMatch(/^The supply is empty/);
    expect(means().bratworms(1).lines[1]).toBe("The hen protects them.");
    expect(means({ supply: 2 }).bratworms(1).lines[1]).toMatch(/^As long as/);
  });

  it("a button that fails says what it costs", () => {
    expect(means().move({ do: "stop" })?.lines[0]).toMatch(/^If you fail: you lose the 31/);
    expect(means().move({ do: "roll" })?.lines).toHaveLength(2);
  });

  it("friends at one device are called by their names", () => {
    const shared = new Meanings(game(), [seat("Anna", true), seat("Ben", true)]);
    expect(shared.tile(24).lines[0]).toMatch(/^Anna takes it/);
  });

  it("whoever only watches is not told to steal", () => {
    const watched = new Meanings(game(), [seat("Anna"), seat("Ben")]);
    expect(watched.stack(0)?.lines[0]).toBe(
      "With a total of exactly 31, another player steals Anna’s 31.",
    );
    expect(watched.held(0).lines).toContain("The thief would get the apple too.");
    expect(watched.held(1).lines).toContain(
      "The hen protects Ben’s 26: a thief gets the hen, the tile stays.",
    );
  });

  it("a bot: how its character plays, and how well", () => {
    const bruno = { ...seat("Bruno"), bot: "normal", character: "bruno" };
    const about = (bot: Seat) => new Meanings(game(), [seat("Anna", true), bot]).player(1);
    expect(about(bruno)).toMatchObject({ title: "Bruno" });
    expect(about(bruno).lines.slice(0, 2)).toEqual([
      "Bruno goes for the big tiles, even if that is a little riskier.",
      "Bot, level Normal: knows the odds and plays it safe.",
    ]);
    // A bot that plays for a person is not a character.
    const replaced = about({ ...bruno, name: "Ben", botReplacesPlayer: true });
    expect(replaced.lines.join()).not.toContain("big tiles");
    expect(replaced.lines).toContain("A bot is playing for Ben");
  });

  it("totals in a row are a range", () => {
    expect(ranges([36])).toBe("36");
    expect(ranges([36, 37, 38, 39, 40])).toBe("36 to 40");
  });

  it("of the dice set aside is what they make, and which total would get a tile", () => {
    const { title, lines } = new Meanings(game(), seats).aside();
    expect(title).toContain("10");
    expect(lines.at(-1)).toBe("The next total that takes a tile from the grill is 24.");
    const higher = new Meanings(game({ total: 26 }), seats);
    expect(higher.aside().lines.at(-1)).toContain("24"); // stopping counts, as the server says
  });
});
