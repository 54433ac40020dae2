/**
 * A row of things that explain themselves is one stop of the Tab key: the arrow keys go from one
 * thing to the next. The row is the nearest element around them with the attachment `roving`.
 */

import type { Attachment } from "svelte/attachments";

const ROW = "[data-roving]";
const MEMBER = "[data-explains][tabindex]";

const membersOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(MEMBER)];

/** Makes an element reachable by the keyboard. Returns what to do when the element is gone. */
export function enterRow(element: HTMLElement): () => void {
  let row: Element | null = null;
  element.tabIndex = -1;
  // Only now, because the elements around this one may still be on their way.
  queueMicrotask(() => {
    row = element.closest(ROW);
    if (!row || !hasStop(row)) element.tabIndex = 0;
  });
  return () => {
    element.tabIndex = -1;
    const next = row && membersOf(row).find((each) => each !== element);
    if (row && next && !hasStop(row)) next.tabIndex = 0; // Tab must still find the row
  };
}

const hasStop = (row: Element): boolean => membersOf(row).some((each) => each.tabIndex === 0);

export const roving: Attachment<HTMLElement> = (row) => {
  row.dataset["roving"] = "";
  const listening = new AbortController();
  const { signal } = listening;
  row.addEventListener(
    "focusin",
    ({ target }) => {
      const members = membersOf(row);
      const current = members.find((each) => each === target);
      if (current) for (const each of members) each.tabIndex = each === current ? 0 : -1;
    },
    { signal },
  );
  row.addEventListener("keydown", (event) => moveFocus(membersOf(row), event), { signal });
  return () => listening.abort();
};

/** The arrow keys go between whatever the selector finds; each stays a stop of the Tab key. */
export const arrowKeys =
  (selector: string): Attachment<HTMLElement> =>
  (around) => {
    const press = (event: KeyboardEvent): void =>
      moveFocus([...around.querySelectorAll<HTMLElement>(selector)], event);
    around.addEventListener("keydown", press);
    return () => around.removeEventListener("keydown", press);
  };

function moveFocus(members: HTMLElement[], event: KeyboardEvent): void {
  const next = nextOf(members, event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextOf(members: HTMLElement[], { key, target }: KeyboardEvent): HTMLElement | null {
  const at = members.findIndex((each) => each === target);
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return members[at + 1] ?? null;
    case "ArrowLeft":
      return members[at - 1] ?? null;
    case "Home":
      return members[0] ?? null;
    case "End":
      return members.at(-1) ?? null;
    case "ArrowDown":
    case "ArrowUp":
      return nearest(members, at, key === "ArrowDown" ? 1 : -1);
    default:
      return null;
  }
}

/** The nearest member above (-1) or below (1). */
function nearest(members: HTMLElement[], at: number, direction: 1 | -1): HTMLElement | null {
  const centres = members.map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, height };
  });
  const from = centres[at];
  if (!from) return null;
  let best: HTMLElement | null = null;
  let least = Infinity;
  centres.forEach((to, index) => {
    const down = (to.y - from.y) * direction;
    const distance = down + 2 * Math.abs(to.x - from.x);
    if (down < from.height / 2 || distance >= least) return;
    least = distance;
    best = members[index] ?? null;
  });
  return best;
}
