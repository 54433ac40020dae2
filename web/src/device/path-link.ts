/** Links that people pass on, /t/CODE, /g/ID and /daily, as addresses of the page itself. */

const SCREENS: Record<string, string> = { t: "table", g: "table", daily: "daily" };

/** The fragment that a path stands for, or null if it is only the page. */
export function fragmentOfPath(path: string, search = ""): string | null {
  const [, first = "", key = ""] = path.split("/");
  const screen = SCREENS[first];
  if (!screen || (screen === "table" && !key)) return null;
  const at = new URLSearchParams(search).get("at"); // a moment of a finished game
  if (first === "g" && at) return `#/replay/${key}?at=${encodeURIComponent(at)}`;
  return `#/${screen}${key ? `/${key}` : ""}`;
}

/** Show a link of this kind as the address of its screen. Nothing is loaded for that. */
export function adoptPath(): void {
  const fragment = fragmentOfPath(location.pathname, location.search);
  if (fragment) history.replaceState(null, "", `/${location.hash || fragment}`);
}
