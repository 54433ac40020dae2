/**
 * Pieces fly from their old place to their new one. Every piece that can travel has a `data-key`
 * that is the same in both places. A copy flies above everything; the piece itself waits hidden.
 */

import { motionAllowed } from "../device/appearance";

/** Where the middle of a piece is, how wide it is, and by how much it is turned. */
interface Place {
  x: number;
  y: number;
  width: number;
  angle: number; // degrees
}
type PiecePlaces = Map<string, Place>;

function placeOf(element: HTMLElement): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  // A piece that lies askew fills more of the screen than it is wide.
  const angle = Number(element.dataset["angle"] ?? 0);
  return { ...middle, width: angle ? element.offsetWidth : width, angle };
}

/** Where each specialist was last seen: the raven is in the air for a while. */
const lastSeen: PiecePlaces = new Map();

/** Where every piece is now, or for a specialist was last. */
export function piecePlaces(): PiecePlaces {
  if (!motionAllowed()) return new Map();
  const found: PiecePlaces = new Map(lastSeen);
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = element.dataset["key"] ?? "";
    const place = placeOf(element);
    found.set(key, place);
    if (key.startsWith("specialist-")) lastSeen.set(key, place);
  }
  return found;
}

/** Let every piece that moved since `before` fly to its new place. Resolves when all have landed. */
export async function fly(before: PiecePlaces, duration: number): Promise<void> {
  if (!motionAllowed() || document.hidden || !before.size || !duration) return;
  const flights: Promise<unknown>[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const from = before.get(element.dataset["key"] ?? "");
    const to = placeOf(element);
    if (!from || !to.width || !from.width) continue;
    if (Math.hypot(from.x - to.x, from.y - to.y) < 6 && from.angle === to.angle) continue;
    flights.push(flyOne(element, from, to, duration));
  }
  await Promise.all(flights);
}

async function flyOne(
  element: HTMLElement,
  from: Place,
  to: Place,
  duration: number,
): Promise<void> {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset["key"];
  ghost.setAttribute("aria-hidden", "true");
  const { height } = element.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "auto",
    left: `${to.x - to.width / 2}px`,
    top: `${to.y - height / 2}px`,
    width: `${to.width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  element.style.visibility = "hidden";
  const [across, down] = [from.x - to.x, from.y - to.y];
  const lift = Math.min(60, Math.hypot(across, down) / 5);
  const wider = from.width / to.width;
  const start = `translate(${across}px, ${down}px) rotate(${from.angle}deg) scale(${wider})`;
  const middle = `translate(${across / 2}px, ${down / 2 - lift}px) rotate(${from.angle / 2}deg) scale(${(wider + 1) / 2 + 0.12})`;
  try {
    const frames = [{ transform: start }, { transform: middle }, { transform: "none" }];
    const easing = "cubic-bezier(0.3, 0.7, 0.3, 1)";
    await ended(ghost.animate(frames, { duration, easing }));
  } finally {
    ghost.remove();
    element.style.visibility = "";
  }
}

const GRACE = 500; // milliseconds; so late may a busy device be

/**
 * Until an animation has ended, in whichever way. In a tab in the background it stands still, but
 * the game does not wait for it.
 */
async function ended(animation: Animation): Promise<void> {
  const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Number(endTime) + GRACE);
  });
  await Promise.race([animation.finished.catch(() => {}), late]);
  clearTimeout(timer);
}

/** Turn a tile over. It must show its new side already. */
export function turnOver(tile: number): void {
  const element = document.querySelector<HTMLElement>(`[data-place="grill-${tile}"] [data-key]`);
  if (!motionAllowed() || !element) return;
  element.animate(
    [
      { transform: "rotateY(180deg) scale(1.1)", filter: "brightness(1.6)" },
      { transform: "none", filter: "none" },
    ],
    {
      duration: 320,
      easing: "ease-out",
    },
  );
}

/** Shake an element for a moment: an attempt failed here. */
export function shake(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!motionAllowed() || !element) return;
  const frames = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(frames, { duration: 320, easing: "ease-out" });
}

/** Until nothing within an element moves any more. */
export async function stillness(selector: string): Promise<void> {
  const moving = document.querySelector(selector)?.getAnimations({ subtree: true }) ?? [];
  await Promise.all(moving.map(ended));
}
