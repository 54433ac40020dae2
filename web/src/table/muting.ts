/** Whose reactions this device does not show. People are known by their names. */

import { save, settings } from "../device/settings.svelte";
import type { Seat } from "../game/model";
import { t } from "../words/words.svelte";

export const isMuted = (name: string): boolean => settings.muted.includes(name);

export function mute(name: string, muted: boolean): void {
  const others = settings.muted.filter((each) => each !== name);
  save({ muted: muted ? [...others, name] : others });
}

/** What can be done about the reactions of somebody at the table. */
export function muteAction({ name, reacts }: Seat): { label: string; run: () => void } | null {
  if (!reacts || !settings.reactions) return null;
  const muted = isMuted(name);
  return { label: t(muted ? "unmute" : "mute", { name }), run: () => mute(name, !muted) };
}

/** The reactions to show, by seat. */
export function withoutMuted<T>(
  reactions: Readonly<Record<number, T>>,
  names: readonly string[],
): Record<number, T> {
  if (!settings.reactions) return {};
  const shown = Object.entries(reactions).filter(([seat]) => !isMuted(names[Number(seat)] ?? ""));
  return Object.fromEntries(shown);
}
