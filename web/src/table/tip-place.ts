/** Where a tip finds free room: close to what it is about, and over nothing that matters. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Surroundings {
  room: Box; // the tip stays inside
  kept: readonly Box[]; // what a tip never covers
  spared: readonly Box[]; // what it only covers if it has to
  crossed: readonly Box[]; // what its arrow never crosses
}
interface Point {
  x: number;
  y: number;
}
export interface TipPlace {
  left: number;
  top: number;
  size: Size;
  from: Point; // the arrow: from the edge of the tip to the thing
  to: Point;
}

const GAP = 3; // to what is not covered
const ARROW = 10; // an arrow has at least this length, if there is room for it
const LONGEST_ARROW = 0.28; // of the height of the room: a longer one would cross half the table
/** How many pixels of a longer arrow it is worth to leave something uncovered. */
const SPARED = 400;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shortest way from one box to another; towards the middle, where both face each other. */
function wayBetween(one: Box, other: Box): { from: Point; to: Point } {
  const along = (a: [number, number], b: [number, number]): [number, number] => {
    if (a[1] < b[0]) return [a[1], b[0]];
    if (b[1] < a[0]) return [a[0], b[1]];
    const middle = clamp((b[0] + b[1]) / 2, Math.max(a[0], b[0]), Math.min(a[1], b[1]));
    return [middle, middle];
  };
  const [fromX, toX] = along([one.left, one.right], [other.left, other.right]);
  const [fromY, toY] = along([one.top, one.bottom], [other.top, other.bottom]);
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

/** Whether an arrow to a thing passes over something that is neither the thing nor around it. */
function passes(from: Point, to: Point, thing: Box, others: readonly Box[]): boolean {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  return others.some(
    (each) =>
      !overlap(each, thing) &&
      steps.some((step) => {
        const [x, y] = [from.x + (to.x - from.x) * step, from.y + (to.y - from.y) * step];
        return x > each.left && x < each.right && y > each.top && y < each.bottom;
      }),
  );
}

/**
 * The best place for a tip that can have any of these sizes and is about any of these things, or
 * null if there is no free room: then it is better not shown.
 */
export function placeTip(
  things: readonly Box[],
  sizes: readonly Size[],
  { room, kept, spared, crossed }: Surroundings,
): TipPlace | null {
  let best: TipPlace | null = null;
  let least = Infinity;
  const edges = [...kept, ...spared, ...things];
  for (const size of sizes) {
    const mostLeft = room.right - size.width;
    const mostTop = room.bottom - size.height;
    if (mostLeft < room.left || mostTop < room.top) continue;
    const lefts = new Set([room.left, mostLeft, (room.left + mostLeft) / 2]);
    const tops = new Set([room.top, mostTop]);
    for (const edge of edges) {
      lefts.add(edge.right + GAP).add(edge.left - size.width - GAP);
      tops.add(edge.bottom + GAP).add(edge.top - size.height - GAP);
    }
    for (const thing of things) {
      lefts.add(clamp((thing.left + thing.right - size.width) / 2, room.left, mostLeft));
      tops.add(clamp((thing.top + thing.bottom - size.height) / 2, room.top, mostTop));
      lefts.add(thing.right + ARROW).add(thing.left - size.width - ARROW);
      tops.add(thing.bottom + ARROW).add(thing.top - size.height - ARROW);
    }
    for (const left of lefts) {
      if (left < room.left || left > mostLeft) continue;
      for (const top of tops) {
        if (top < room.top || top > mostTop) continue;
        const box = { left, top, right: left + size.width, bottom: top + size.height };
        if (kept.some((each) => overlap(box, each))) continue;
        const area = size.width * size.height;
        const covered = spared.reduce((sum, each) => sum + overlap(box, each), 0);
        for (const thing of things) {
          if (overlap(box, thing)) continue;
          const { from, to } = wayBetween(box, thing);
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          if (length > (room.bottom - room.top) * LONGEST_ARROW) continue;
          if (length > ARROW && passes(from, to, thing, crossed)) continue;
          const aside = Math.abs((box.left + box.right - thing.left - thing.right) / 2);
          const cost =
            Math.abs(length - ARROW) + (covered / area) * SPARED + aside / 20 + area / 2000;
          if (cost < least) [least, best] = [cost, { left, top, size, from, to }];
        }
      }
    }
  }
  return best;
}

/** Whether a tip may stay where it is: it covers nothing that matters, and points at its thing. */
export function staysGood(
  { left, top, size, to }: TipPlace,
  things: readonly Box[],
  kept: readonly Box[],
): boolean {
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  const isAt = (thing: Box): boolean =>
    Math.abs(clamp(to.x, thing.left, thing.right) - to.x) +
      Math.abs(clamp(to.y, thing.top, thing.bottom) - to.y) <
    GAP;
  return things.some(isAt) && !kept.some((each) => overlap(box, each));
}
