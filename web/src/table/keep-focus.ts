/** Keeps the keyboard at the table: a move removes the button that made it. */

import type { Attachment } from "svelte/attachments";

/** What can be done next, the most likely first. */
const NEXT = ["button.group:enabled", ".actions button.act:enabled", ".actions button:enabled"];

const MOVES = "button.group, .actions [data-do]";

/** Long enough to see where the focus is now. An earlier Enter was meant for the button before. */
const SETTLING = 400;

/**
 * When the focused dice or button of a move are gone, the focus goes to what can be done next, as
 * soon as there is something to do. A key that is still held down, or pressed too early, does not
 * make the next move as well.
 */
export const keepFocus: Attachment<HTMLElement> = (board) => {
  let last: HTMLElement | null = null; // the button of the latest move
  let movedAt = -Infinity;
  const remember = ({ target }: Event): void => {
    const found =
      target instanceof Element ? target.closest("button.group, .actions button") : null;
    last = found instanceof HTMLElement ? found : null;
  };
  const restore = (): void => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!last || !lost || document.querySelector("dialog[open]")) return;
    for (const each of NEXT) {
      const next = board.querySelector<HTMLElement>(each);
      if (!next) continue;
      next.focus({ preventScroll: true });
      movedAt = performance.now();
      return;
    }
  };
  const ignoreHeld = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  };
  const ignoreEarly = (event: MouseEvent): void => {
    const byKey = event.isTrusted && event.detail === 0;
    if (!byKey || performance.now() - movedAt > SETTLING) return;
    if (!(event.target instanceof Element && event.target.closest(MOVES))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  board.addEventListener("focusin", remember);
  board.addEventListener("keydown", ignoreHeld);
  board.addEventListener("click", ignoreEarly, true);
  const changes = new MutationObserver(restore);
  changes.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    board.removeEventListener("focusin", remember);
    board.removeEventListener("keydown", ignoreHeld);
    board.removeEventListener("click", ignoreEarly, true);
    changes.disconnect();
  };
};
