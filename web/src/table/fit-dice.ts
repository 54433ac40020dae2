/** Dice as large as their tray allows, whatever groups they form. */

import type { Attachment } from "svelte/attachments";

/** A group of dice in one row: how many, and what is around them. In pixels. */
export interface DiceGroup {
  count: number;
  gap: number; // between two dice
  width: number; // of everything beside the dice
  height: number; // of everything above and below them
  minWidth: number;
  minHeight: number;
}
export interface Room {
  width: number;
  height: number;
  gap: number; // between groups
}

const LARGEST = 200; // pixels; the style says how large dice may become
const SLACK = 0.5; // widths are rounded by browsers

/** The largest size, in whole pixels, at which all groups find room, in as many rows as they need. */
export function largestDie(groups: readonly DiceGroup[], room: Room): number {
  let size = LARGEST;
  while (size > 0 && !fits(groups, room, size)) size--;
  return size;
}

function fits(groups: readonly DiceGroup[], { width, height, gap }: Room, size: number): boolean {
  let [across, down, row] = [0, 0, 0];
  for (const group of groups) {
    const dice = group.count * size + (group.count - 1) * group.gap;
    const wide = Math.max(group.minWidth, dice + group.width) + SLACK;
    const high = Math.max(group.minHeight, size + group.height);
    if (wide > width) return false;
    if (across && across + gap + wide > width) {
      down += row + gap;
      [across, row] = [0, 0];
    }
    across += (across && gap) + wide;
    row = Math.max(row, high);
  }
  return down + row <= height;
}

/** Fits the dice of an element into the tray around it, whenever `changes` or the tray changes. */
export function fitDice(changes: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    changes();
    const tray = element.parentElement;
    if (!tray) return;
    let fitted = "";
    const fit = (): void => {
      const size = `${tray.clientWidth} ${tray.clientHeight}`;
      if (size === fitted) return; // an observer always reports the size that it starts with
      fitted = size;
      const room = roomIn(tray, element);
      const die = largestDie(groupsOf(element, room), room);
      element.style.setProperty("--fit", `${die}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(tray);
    return () => observer.disconnect();
  };
}

const px = (length: string): number => parseFloat(length) || 0;

function roomIn(tray: HTMLElement, element: HTMLElement): Room {
  const { paddingTop, paddingLeft } = getComputedStyle(tray);
  return {
    width: tray.clientWidth - 2 * px(paddingLeft),
    height: tray.clientHeight - 2 * px(paddingTop),
    gap: px(getComputedStyle(element).rowGap),
  };
}

/** What lies around the dice does not depend on their size, so it is measured once. */
function groupsOf(element: HTMLElement, room: Room): DiceGroup[] {
  const groups = [...element.querySelectorAll<HTMLElement>(".group")];
  return groups.length ? groups.map(measured) : rowsOf(element, room);
}

function measured(group: HTMLElement): DiceGroup {
  const [dice, label] = [group.querySelector(".dice"), group.querySelector(".adds")];
  const style = getComputedStyle(group);
  const across = [
    style.paddingLeft,
    style.paddingRight,
    style.borderLeftWidth,
    style.borderRightWidth,
  ];
  const down = [
    style.paddingTop,
    style.paddingBottom,
    style.borderTopWidth,
    style.borderBottomWidth,
  ];
  const sum = (lengths: string[]): number => lengths.reduce((total, each) => total + px(each), 0);
  const frame = { width: sum(across), height: sum(down) };
  const words = label?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const beside = style.gridAutoFlow === "column" && words.width > 0;
  const below = style.gridAutoFlow !== "column" && words.height > 0;
  return {
    count: dice?.childElementCount ?? 0,
    gap: dice ? px(getComputedStyle(dice).columnGap) : 0,
    width: frame.width + (beside ? words.width + px(style.columnGap) : 0),
    height: frame.height + (below ? words.height + px(style.rowGap) : 0),
    minWidth: Math.max(px(style.minWidth), below ? words.width + frame.width : 0),
    minHeight: px(style.minHeight),
  };
}

/** Dice that wait to be rolled lie in rows of the same length, each as wide as the tray. */
function rowsOf(element: HTMLElement, { width }: Room): DiceGroup[] {
  const columns = px(element.style.getPropertyValue("--columns")) || 1;
  const rows = Math.ceil(element.childElementCount / columns);
  const gap = px(getComputedStyle(element).columnGap);
  const row = { count: columns, gap, width: 0, height: 0, minWidth: width - SLACK, minHeight: 0 };
  return Array.from({ length: rows }, () => row);
}
