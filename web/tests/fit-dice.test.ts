import { describe, expect, it } from "vitest";
import { largestDie, type DiceGroup } from "../src/table/fit-dice";

const group = (count: number, change: Partial<DiceGroup> = {}): DiceGroup => ({
  count,
  gap: 4,
  width: 10,
  height: 30,
  minWidth: 44,
  minHeight: 44,
  ...change,
});

describe("the size of the dice", () => {
  it("is limited by the width of one group, or by the height of the tray", () => {
    // Four dice, three gaps and the frame: 4 × 42 + 12 + 10 = 190.
    expect(largestDie([group(4)], { width: 191, height: 500, gap: 6 })).toBe(42);
    expect(largestDie([group(1)], { width: 500, height: 100, gap: 6 })).toBe(70);
  });

  it("takes the number of rows that allows the largest dice", () => {
    const groups = [group(2), group(2), group(2)];
    const wide = largestDie(groups, { width: 600, height: 120, gap: 6 });
    const square = largestDie(groups, { width: 300, height: 300, gap: 6 });
    expect([wide, square]).toEqual([90, 66]);
  });

  it("leaves room for what is wider than the dice", () => {
    const groups = Array.from({ length: 3 }, () => group(1, { minWidth: 90 }));
    expect(largestDie(groups, { width: 300, height: 90, gap: 6 })).toBe(60);
    expect(largestDie(groups, { width: 280, height: 110, gap: 6 })).toBe(22); // two rows
  });
});
