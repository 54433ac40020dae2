/** Dice as large as their tray allows, whatever groups they form. */

import type { Attachment } from "svelte/attachments";

const LARGEST = 200; // pixels; the style says how large dice may become
const EXACT = 1;

/** `changes` is read, so that the dice are fitted again when it changes. */
export function fitDice(changes: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    changes();
    const tray = element.parentElement;
    if (!tray) return;
    const observer = new ResizeObserver(() => fit(element, tray));
    observer.observe(tray);
    fit(element, tray);
    return () => observer.disconnect();
  };
}

/** The smallest size is the one of the style, in which every roll fits. */
function fit(element: HTMLElement, tray: HTMLElement): void {
  element.style.removeProperty("--fit");
  let least = element.querySelector<HTMLElement>(".die")?.offsetWidth ?? LARGEST;
  let most = LARGEST;
  while (most - least > EXACT) {
    const size = (least + most) / 2;
    element.style.setProperty("--fit", `${size}px`);
    if (fits(element, tray)) least = size;
    else most = size;
  }
  element.style.setProperty("--fit", `${Math.floor(least)}px`);
}

function fits(element: HTMLElement, tray: HTMLElement): boolean {
  const { paddingTop, paddingLeft } = getComputedStyle(tray);
  const width = tray.clientWidth - 2 * parseFloat(paddingLeft);
  const height = tray.clientHeight - 2 * parseFloat(paddingTop);
  if (element.scrollWidth > width || element.offsetHeight > height) return false;
  // The dice of a group lie in one row.
  return [...element.querySelectorAll<HTMLElement>(".dice")].every((dice) => {
    const [first, last] = [dice.firstElementChild, dice.lastElementChild];
    return (first as HTMLElement).offsetTop === (last as HTMLElement).offsetTop;
  });
}
