/** What this device remembers: how it wants things, and who it is. */

import { KEY, load, type Stored } from "./stored";

export const settings = $state(load());

export function save(change: Partial<Stored>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
  show();
}

/** Another tab changed something. */
addEventListener("storage", (event) => {
  if (event.key === KEY) {
    Object.assign(settings, load());
    show();
  }
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", show);

export function show(): void {
  const root = document.documentElement;
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = moves() ? "on" : "off";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "dark" ? "#1d1512" : "#f3e7d3");
}

export function moves(): boolean {
  return settings.motion === "auto" && !still.matches;
}

/** Small things kept beside a table: the own share of the dice and the commitment seen first. */
export function keepFor(table: string, what: Record<string, string>): void {
  try {
    const key = `${KEY}-table-${table}`;
    localStorage.setItem(key, JSON.stringify({ ...keptFor(table), ...what }));
  } catch {
    // Then the verification cannot compare with what was seen; it says so.
  }
}

export function keptFor(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}-table-${table}`) ?? "{}") as Record<
      string,
      string
    >;
  } catch {
    return {};
  }
}
