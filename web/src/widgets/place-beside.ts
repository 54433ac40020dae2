/** Where something can lie beside a thing without covering it, inside the screen. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
export type Side = "above" | "below" | "left" | "right";

export interface Place {
  side: Side;
  left: number;
  top: number;
  maxHeight: number; // what is taller has to scroll
  pointer: number; // where the pointer to the thing is, along the edge next to it
}

const MARGIN = 8; // to the edge of the screen
const GAP = 9; // to the thing; the pointer is in it

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The first side with enough room; if none has, above or below, whichever has more. */
export function placeBeside(
  thing: Box,
  { width, height }: Size,
  screen: Size,
  preferred: readonly Side[] = ["above", "below", "right", "left"],
): Place {
  const room: Record<Side, number> = {
    above: thing.top - GAP - MARGIN,
    below: screen.height - thing.bottom - GAP - MARGIN,
    left: thing.left - GAP - MARGIN,
    right: screen.width - thing.right - GAP - MARGIN,
  };
  const isUpright = (side: Side): boolean => side === "above" || side === "below";
  const side =
    preferred.find((each) => room[each] >= (isUpright(each) ? height : width)) ??
    (room.above > room.below ? "above" : "below");
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  if (isUpright(side)) {
    const shown = Math.min(height, Math.max(room[side], 0));
    const left = clamp(x - width / 2, MARGIN, screen.width - width - MARGIN);
    const top = side === "above" ? thing.top - GAP - shown : thing.bottom + GAP;
    const pointer = clamp(x - left, 16, width - 16);
    return { side, left, top, maxHeight: room[side], pointer };
  }
  const most = screen.height - 2 * MARGIN;
  const shown = Math.min(height, most);
  const top = clamp(y - shown / 2, MARGIN, screen.height - shown - MARGIN);
  const left = side === "left" ? thing.left - GAP - width : thing.right + GAP;
  return { side, left, top, maxHeight: most, pointer: clamp(y - top, 16, shown - 16) };
}
