/** Things that explain themselves: on hover, on keyboard focus, by a tap, by a long press. */

import type { Attachment } from "svelte/attachments";
import { enterRow } from "./roving";

export interface Explanation {
  title: string;
  lines: readonly string[];
  row?: string | null | undefined; // of the rules, for those who want to know more
  action?: { label: string; run: () => void } | null; // what can be done about it
}
type Say = () => Explanation | null;

/** What is being explained; only one thing at a time. */
interface Shown {
  element: HTMLElement;
  say: Say;
}

const HOVER_DELAY = 350;
const LEAVE_DELAY = 250; // long enough to move the pointer onto the explanation
const LONG_PRESS = 450;
/** The keys that move the focus. A focus that the page has moved by itself explains nothing. */
const MOVING = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
/** A tap on these does something else, so a long press explains them. */
const ACTIONS = "button, a[href], input, select, summary, label";

export const EXPLANATION_ID = "explanation";
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined; // of showing or hiding
let movedByKey = false;

addEventListener("keydown", (event) => (movedByKey = MOVING.has(event.key)), true);
addEventListener("pointerdown", () => (movedByKey = false), true);

export const shownExplanation = (): Shown | null => shown;

export function hideExplanation(): void {
  clearTimeout(timer);
  shown?.element.removeAttribute("aria-describedby");
  shown = null;
}

/** The pointer has left the thing or its explanation; it may be on its way to the other one. */
export function hideSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(hideExplanation, LEAVE_DELAY);
}

export function keepShown(): void {
  clearTimeout(timer);
}

function show(element: HTMLElement, say: Say): void {
  hideExplanation();
  if (!element.isConnected || !say()) return;
  shown = { element, say };
  element.setAttribute("aria-describedby", EXPLANATION_ID);
}

function showAfter(delay: number, element: HTMLElement, say: Say, then = (): void => {}): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(element, say);
    then();
  }, delay);
}

/**
 * Makes an element explain itself. `say` is called whenever the words are needed, and gives null
 * while there is nothing to say. `reach: false`: the keyboard does not stop here, because something
 * around it says the same.
 */
export function explains(say: Say, { reach = true } = {}): Attachment<HTMLElement> {
  return (element) => {
    const isAction = element.matches(ACTIONS);
    const leave = reach && !isAction ? enterRow(element) : null;
    element.dataset["explains"] = "";
    let longPress = false; // the next click is the end of it

    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => element.addEventListener(name, listener, { signal: listening.signal, capture });
    /** Of things inside each other, the innermost explains itself. */
    const isMeant = ({ target }: Event): boolean =>
      target instanceof Element && target.closest("[data-explains]") === element;

    on("pointerover", (event) => {
      if (event.pointerType !== "mouse" || !isMeant(event)) return;
      if (shown?.element === element) keepShown();
      else showAfter(HOVER_DELAY, element, say);
    });
    on("pointerout", (event) => {
      const stays = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
      if (event.pointerType === "mouse" && !stays) hideSoon();
    });
    on("pointerdown", (event) => {
      longPress = false;
      if (event.pointerType === "mouse" || !isAction || !isMeant(event)) return;
      showAfter(LONG_PRESS, element, say, () => (longPress = true));
    });
    for (const end of ["pointerup", "pointercancel"] as const)
      on(end, (event) => {
        if (event.pointerType !== "mouse" && isAction && !longPress) clearTimeout(timer);
      });
    on("contextmenu", (event) => {
      if (longPress) event.preventDefault();
    });
    on(
      "click",
      (event) => {
        if (longPress) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (isAction) hideExplanation();
        else if (isMeant(event)) {
          const again = shown?.element === element && "pointerType" in event;
          if (again && event.pointerType !== "mouse") hideExplanation();
          else show(element, say);
        }
        longPress = false;
      },
      true,
    );
    on("focus", () => {
      if (movedByKey) show(element, say);
    });
    on("blur", () => {
      // Not at once: an element that is being removed blurs in the middle of the update.
      if (shown?.element === element)
        setTimeout(() => shown?.element === element && hideExplanation());
    });
    return () => {
      listening.abort();
      leave?.();
      if (shown?.element === element) hideExplanation();
    };
  };
}
