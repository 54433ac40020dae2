/** The settings of this device: its preferences, and the identity of its owner. */

import { KEY, loadSettings, write, type Settings } from "./storage";

export const settings = $state(loadSettings());

export function save(change: Partial<Settings>): void {
  Object.assign(settings, change);
  write(KEY, settings);
}

/** Take over what another tab of this browser saves. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, loadSettings());
  });
}
