import { describe, expect, it } from "vitest";
import { COMFORTABLE, LONGEST, speedOf } from "../src/presentation/catch-up";

describe("the speed at which a backlog is shown", () => {
  it("is the chosen one as long as the viewer is hardly behind", () => {
    expect([0, 1000, COMFORTABLE].map((backlog) => speedOf(backlog, null))).toEqual([1, 1, 1]);
  });

  it("grows with the backlog, and in the end the present is shown at once", () => {
    expect(speedOf(2 * COMFORTABLE, null)).toBe(2);
    expect(speedOf(LONGEST + 1, null)).toBe(Infinity);
  });

  it("shows everything before the viewer's own clock starts", () => {
    expect(speedOf(8000, 10_000)).toBe(1);
    expect(speedOf(8000, 2000)).toBe(4);
    expect(speedOf(8000, -1)).toBe(Infinity);
    expect(speedOf(0, -1)).toBe(1);
  });

  it("never lets a viewer fall behind forever, however much comes", () => {
    // Twice as much arrives as the viewer can watch, for ten minutes.
    let backlog = 0;
    let most = 0;
    for (let second = 0; second < 600; second++) {
      backlog += 2000;
      const speed = speedOf(backlog, null);
      backlog = Number.isFinite(speed) ? Math.max(0, backlog - 1000 * speed) : 0;
      most = Math.max(most, backlog);
    }
    expect(most).toBeLessThan(2.2 * COMFORTABLE);
  });
});
