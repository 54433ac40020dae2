import { describe, expect, it } from "vitest";
import { placeBeside } from "../src/widgets/place-beside";

const phone = { width: 320, height: 568 };
const card = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the place beside a thing", () => {
  it("is above it, inside the screen, and points at it", () => {
    const place = placeBeside(box(280, 300, 30, 30), card, phone);
    expect(place.side).toBe("above");
    expect(place.left + card.width).toBeLessThanOrEqual(phone.width);
    expect(place.top + card.height).toBeLessThan(300);
    expect(place.left + place.pointer).toBeGreaterThan(270);
  });

  it("is below a thing at the upper edge", () => {
    const place = placeBeside(box(0, 4, 60, 60), card, phone);
    expect(place).toMatchObject({ side: "below", left: 8 });
    expect(place.top).toBeGreaterThan(64);
  });

  it("is beside a thing as high as the screen", () => {
    const desktop = { width: 1440, height: 900 };
    const place = placeBeside(box(600, 10, 200, 880), card, desktop);
    expect(place.side).toBe("right");
    expect(place.left).toBeGreaterThan(800);
  });

  it("never covers the thing: what does not fit scrolls", () => {
    const thing = box(10, 200, 300, 160);
    const place = placeBeside(thing, { width: 300, height: 500 }, phone);
    expect(place.side).toBe("below");
    expect(place.top).toBeGreaterThan(thing.bottom);
    expect(place.top + place.maxHeight).toBeLessThanOrEqual(phone.height);
  });
});
