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
  through: boolean; // clicks go through to what lies below
}

const HOVER_DELAY = 350;
const ACTION_DELAY = 900; // whoever is about to press a button does not want to read about it
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
// The mouse rests there. Things that move below it do not explain themselves.
let resting = { x: -1, y: -1 };
let pending: HTMLElement | null = null; // is about to explain itself

addEventListener("keydown", (event) => (movedByKey = MOVING.has(event.key)), true);
addEventListener("pointerdown", () => (movedByKey = false), true);
const restHere = ({ clientX: x, clientY: y }: PointerEvent): void => void (resting = { x, y });
addEventListener("pointermove", restHere);
addEventListener("pointerdown", restHere);

export const shownExplanation = (): Shown | null => shown;

function stopTimer(): void {
  clearTimeout(timer);
  pending = null;
}

export function hideExplanation(): void {
  stopTimer();
  shown?.element.removeAttribute("aria-describedby");
  shown = null;
}

/** The pointer has left the thing or its explanation; it may be on its way to the other one. */
export function hideSoon(): void {
  stopTimer();
  timer = setTimeout(hideExplanation, LEAVE_DELAY);
}

export function keepShown(): void {
  stopTimer();
}

function show(element: HTMLElement, say: Say, through = false): void {
  hideExplanation();
  if (!element.isConnected || !say()) return;
  shown = { element, say, through };
  element.setAttribute("aria-describedby", EXPLANATION_ID);
}

function showAfter(delay: number, element: HTMLElement, then: () => void): void {
  stopTimer();
  pending = element;
  timer = setTimeout(then, delay);
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

    on("pointermove", (event) => {
      if (event.pointerType !== "mouse" || !isMeant(event)) return;
      if (event.clientX === resting.x && event.clientY === resting.y) return;
      if (shown?.element === element) keepShown();
      else if (pending !== element)
        showAfter(isAction ? ACTION_DELAY : HOVER_DELAY, element, () =>
          show(element, say, isAction),
        );
    });
    on("pointerout", (event) => {
      const stays = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
      if (event.pointerType === "mouse" && !stays) hideSoon();
    });
    on("pointerdown", (event) => {
      longPress = false;
      if (event.pointerType === "mouse" || !isAction || !isMeant(event)) return;
      showAfter(LONG_PRESS, element, () => {
        show(element, say);
        longPress = true;
      });
    });
    for (const end of ["pointerup", "pointercancel"] as const)
      on(end, (event) => {
        if (event.pointerType !== "mouse" && isAction && !longPress) stopTimer();
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
