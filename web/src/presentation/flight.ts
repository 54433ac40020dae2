/**
 * Pieces fly from their old place to their new one. Every piece that can travel has a `data-key`
 * that is the same in both places. A copy flies above everything; the piece itself waits hidden.
 */

import { motionAllowed } from "../device/appearance";

type PiecePlaces = Map<string, DOMRect>;

/** Where every piece is now. */
export function piecePlaces(): PiecePlaces {
  const found: PiecePlaces = new Map();
  if (!motionAllowed()) return found;
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    found.set(element.dataset["key"] ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Let every piece that moved since `before` fly to its new place. Resolves when all have landed. */
export async function fly(before: PiecePlaces, duration: number): Promise<void> {
  if (!motionAllowed() || document.hidden || !before.size) return;
  const flights: Promise<unknown>[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const from = before.get(element.dataset["key"] ?? "");
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    if (Math.hypot(from.x - to.x, from.y - to.y) < 6) continue;
    flights.push(flyOne(element, from, to, duration));
  }
  await Promise.all(flights);
}

async function flyOne(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
): Promise<void> {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset["key"];
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "auto",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(ghost);
  element.style.visibility = "hidden";
  const lift = Math.min(60, Math.hypot(from.x - to.x, from.y - to.y) / 5);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const middle = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - lift}px) scale(${(from.width / to.width + 1) / 2 + 0.12})`;
  try {
    await ghost.animate([{ transform: start }, { transform: middle }, { transform: "none" }], {
      duration,
      easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    }).finished;
  } catch {
    // Cancelled because the screen was left; the piece itself is in place.
  } finally {
    ghost.remove();
    element.style.visibility = "";
  }
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
