import { describe, expect, it } from "vitest";
import { EVERYTHING, queryOf } from "../src/history/filter";
import { arc, byGames, columns, fittingColumns, mean, wilson } from "../src/history/numbers";
import type { Figures } from "../src/net/protocol";

const figures = (games: number): Figures => ({
  games,
  won: 0,
  worms: 0,
  turns: 0,
  fails: 0,
  steals: 0,
  robbed: 0,
});

describe("a share", () => {
  it("has Wilson's interval", () => {
    // Compared with published tables: 1 of 10, 5 of 10, 0 of 20, 50 of 100.
    for (const [count, of, low, high] of [
      [1, 10, 0.0179, 0.4042],
      [5, 10, 0.2366, 0.7634],
      [0, 20, 0, 0.1611],
      [50, 100, 0.4038, 0.5962],
    ] as const) {
      const found = wilson(count, of);
      expect(found?.share).toBe(count / of);
      expect(found?.low).toBeCloseTo(low, 4);
      expect(found?.high).toBeCloseTo(high, 4);
    }
  });

  it("of nothing is unknown, like a mean of nothing", () => {
    expect(wilson(0, 0)).toBeNull();
    expect(mean(0, 0)).toBeNull();
    expect(mean(9, 2)).toBe(4.5);
  });

  it("is drawn as a part of the circle", () => {
    expect(arc(0.25, 42)).toBeCloseTo((2 * Math.PI * 42) / 4);
    expect(arc(0, 42)).toBe(0);
  });
});

it("columns have no gaps", () => {
  expect(columns({ "3": 2, "0": 1, "11": 4 }).map(({ count }) => count)).toEqual([
    1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4,
  ]);
  expect(columns({ "1": 7 })).toEqual([
    { from: 0, to: 0, count: 0 },
    { from: 1, to: 1, count: 7 },
  ]);
  expect(columns({})).toEqual([]);
});

it("columns share their room: where there is little, several values are one column", () => {
  const counts = { "1": 2, "4": 1, "9": 3, "11": 5 };
  expect(fittingColumns(counts, 12 * 26)).toEqual(columns(counts));
  expect(fittingColumns(counts, 160)).toEqual([
    { from: 0, to: 2, count: 2 },
    { from: 3, to: 5, count: 1 },
    { from: 6, to: 8, count: 0 },
    { from: 9, to: 11, count: 8 },
  ]);
  expect(fittingColumns(counts, 0)).toEqual([{ from: 0, to: 11, count: 11 }]);
  expect(fittingColumns({}, 0)).toEqual([]);
});

it("groups with the most games come first", () => {
  const groups = { b: figures(2), a: figures(2), c: figures(9) };
  expect(byGames(groups).map(([key]) => key)).toEqual(["c", "a", "b"]);
});

describe("the games that are wanted", () => {
  const now = 1_800_000_000_000;
  it("are all games at first", () => expect(queryOf(EVERYTHING, now).toString()).toBe(""));
  it("are asked for with the parameters of the protocol", () => {
    const query = queryOf(
      {
        edition: "specialists",
        players: "4",
        company: "people",
        result: "lost",
        period: "week",
        opponent: " Jo & Co ",
      },
      now,
    );
    expect(query.toString()).toBe(
      `edition=specialists&players=4&company=people&won=false&since=${now - 7 * 86_400_000}&opponent=Jo+%26+Co`,
    );
  });
});
