/** What can be heard and, on phones, felt. */

import { settings } from "../device/settings.svelte";
import { playSound, type Sound } from "./sound";

export type Feeling = Sound;

const VIBRATIONS: Partial<Record<Feeling, number[]>> = {
  settle: [8],
  keep: [12],
  take: [20, 40, 20],
  steal: [20, 40, 30],
  robbed: [90, 50, 90],
  fail: [140],
  turn: [30],
  win: [30, 50, 30, 50, 60],
  lose: [120],
};

/** Whether this device can vibrate: phones and tablets. */
export const canVibrate = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Only what concerns the viewer makes the device vibrate. */
export function feel(feeling: Feeling | null, mine: boolean): void {
  if (!feeling) return;
  playSound(feeling);
  const pattern = VIBRATIONS[feeling];
  if (mine && pattern && settings.vibration && canVibrate()) navigator.vibrate(pattern);
}
