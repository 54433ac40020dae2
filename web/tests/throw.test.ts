import { describe, expect, it } from "vitest";
import { sortedDice } from "../src/game/pieces";
import { throwDice } from "../src/table/throw";

/** Repeatable random numbers. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe("thrown dice", () => {
  const throws = Array.from({ length: 200 }, (_, seed) =>
    throwDice("1122455w", "w", "", randoms(seed + 1)),
  );

  it("are all there, the golden one among them", () => {
    for (const dice of throws) {
      expect(sortedDice(dice.map(({ face }) => face).join(""))).toBe("1122455w");
      expect(dice.filter(({ golden }) => golden).map(({ face }) => face)).toEqual(["w"]);
      expect(new Set(dice.map(({ key }) => key)).size).toBe(8);
    }
  });

  it("of a face that was set aside before are not taken for those that lie there", () => {
    const keys = throwDice("445", null, "3344w").map(({ key }) => key);
    expect(keys.toSorted()).toEqual(["die-5-0", "used-4-0", "used-4-1"]);
  });

  it("lie within the tray and apart from each other", () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const dice = throwDice("5".repeat(count), null, "", randoms(count));
      for (const { x, y } of dice) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(1);
      }
      // In a tray of 340 × 150 with dice of 34.
      const places = dice.map(({ x, y }) => [x * 306, y * 116] as const);
      for (const [index, [x, y]] of places.entries())
        for (const [otherX, otherY] of places.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(40);
    }
  });

  it("settle one after another, the last at the end", () => {
    for (const dice of throws) {
      const times = dice.map(({ settles }) => settles);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size).toBe(8);
      expect(times.at(-1)).toBe(1);
    }
  });

  it("lie and settle in an order that tells nothing", () => {
    const first = throws.map((dice) => dice[0]?.face);
    expect(new Set(first).size).toBe(5);
    const leftmost = throws.map((dice) => dice.toSorted((a, b) => a.x - b.x)[0]?.face);
    expect(new Set(leftmost).size).toBe(5);
  });
});
