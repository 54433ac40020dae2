import { describe, expect, it } from "vitest";
import { placeTip, staysGood, type Box } from "../src/table/tip-place";

const room: Box = { left: 0, top: 0, right: 300, bottom: 500 };
const tip = { width: 200, height: 40 };
const free = { room, kept: [], spared: [], crossed: [] };

describe("the place of a tip", () => {
  it("is beside the thing, with an arrow to it", () => {
    const thing = { left: 100, top: 200, right: 200, bottom: 240 };
    const place = placeTip([thing], [tip], free);
    expect(place).toMatchObject({ left: 50, from: { x: 150 }, to: { x: 150 } });
    expect([150, 250]).toContain(place?.top);
  });

  it("covers nothing that is kept, even if it is farther away then", () => {
    const thing = { left: 0, top: 0, right: 300, bottom: 100 };
    const kept = [thing, { left: 0, top: 100, right: 300, bottom: 230 }];
    const place = placeTip([thing], [tip], { ...free, kept });
    expect(place?.top).toBeGreaterThanOrEqual(230);
    expect(place?.to.y).toBe(100);
    // From the other end of the table, nobody knows what it points at.
    const more = [thing, { left: 0, top: 100, right: 300, bottom: 400 }];
    expect(placeTip([thing], [tip], { ...free, kept: more })).toBeNull();
  });

  it("is kept as long as it covers nothing and its arrow ends at the thing", () => {
    const thing = { left: 100, top: 200, right: 200, bottom: 240 };
    const place = placeTip([thing], [tip], free);
    if (!place) throw new Error("there is room");
    const elsewhere = { left: 100, top: 400, right: 200, bottom: 440 };
    const below = { left: 0, top: place.top, right: 300, bottom: place.top + 10 };
    expect(staysGood(place, [thing], [])).toBe(true);
    const { to } = place;
    const askew = { left: to.x + 2, top: to.y + 2, right: to.x + 90, bottom: to.y + 90 };
    expect(staysGood(place, [askew], [])).toBe(false);
    expect(staysGood(place, [elsewhere], [])).toBe(false);
    expect(staysGood(place, [thing], [below])).toBe(false);
    expect(staysGood(place, [], [])).toBe(false);
  });

  it("takes another shape where it does not fit otherwise", () => {
    const thing = { left: 0, top: 0, right: 100, bottom: 100 };
    const kept = [thing, { left: 0, top: 100, right: 300, bottom: 500 }];
    const narrow = { width: 120, height: 70 };
    const wide = { width: 250, height: 35 };
    expect(placeTip([thing], [wide, narrow], { ...free, kept })?.size).toBe(narrow);
  });

  it("is not shown if its arrow would cross words", () => {
    const thing = { left: 100, top: 20, right: 200, bottom: 100 };
    const kept = [thing, { left: 0, top: 100, right: 300, bottom: 150 }];
    expect(placeTip([thing], [tip], { ...free, kept })?.top).toBeGreaterThan(150);
    expect(placeTip([thing], [tip], { ...free, kept, crossed: kept })).toBeNull();
  });

  it("spares what it need not cover", () => {
    const thing = { left: 0, top: 200, right: 300, bottom: 240 };
    const spared = [{ left: 0, top: 100, right: 300, bottom: 200 }];
    const place = placeTip([thing], [tip], { ...free, spared });
    expect(place?.top).toBe(250);
  });

  it("chooses the thing that it can stand beside", () => {
    const far = { left: 0, top: 0, right: 300, bottom: 50 };
    const near = { left: 0, top: 450, right: 300, bottom: 500 };
    const kept = [far, near, { left: 0, top: 50, right: 300, bottom: 380 }];
    expect(placeTip([far, near], [tip], { ...free, kept })?.to.y).toBe(450);
  });

  it("is nowhere if there is no free room", () => {
    expect(placeTip([room], [tip], { ...free, kept: [room] })).toBeNull();
    expect(placeTip([], [tip], free)).toBeNull();
  });
});
