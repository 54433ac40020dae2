/** Whose reactions this device does not show. People are known by their names. */

import { save, settings } from "../device/settings.svelte";

export const isMuted = (name: string): boolean => settings.muted.includes(name);

export function mute(name: string, muted: boolean): void {
  const others = settings.muted.filter((each) => each !== name);
  save({ muted: muted ? [...others, name] : others });
}

/** The reactions to show, by seat. */
export function withoutMuted<T>(
  reactions: Record<number, T>,
  names: readonly string[],
): Record<number, T> {
  if (!settings.reactions) return {};
  const shown = Object.entries(reactions).filter(([seat]) => !isMuted(names[Number(seat)] ?? ""));
  return Object.fromEntries(shown);
}
