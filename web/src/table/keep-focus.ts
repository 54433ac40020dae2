/** Keeps the keyboard at the table: a move removes the button that made it. */

import type { Attachment } from "svelte/attachments";

/** What can be done next, the most likely first. */
const NEXT = ["button.group:enabled", ".actions button.act:enabled", ".actions button:enabled"];

/**
 * When the focused dice or button of a move are gone, the focus goes to what can be done next, as
 * soon as there is something to do.
 */
export const keepFocus: Attachment<HTMLElement> = (board) => {
  let last: HTMLElement | null = null; // the button of the latest move
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
      return;
    }
  };
  board.addEventListener("focusin", remember);
  const changes = new MutationObserver(restore);
  changes.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    board.removeEventListener("focusin", remember);
    changes.disconnect();
  };
};
