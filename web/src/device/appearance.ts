/** Colour theme and motion: what the settings say, or else what the system prefers. */

import { settings } from "./settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may move on the screen. */
export function motionAllowed(): boolean {
  return settings.motion === "auto" && !reduced.matches;
}

export function applyAppearance(): void {
  const root = document.documentElement;
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = motionAllowed() ? "on" : "off";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "dark" ? "#1d1512" : "#f3e7d3");
}

export function followSystem(): void {
  for (const query of [dark, reduced]) query.addEventListener("change", applyAppearance);
}
