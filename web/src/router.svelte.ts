/** The screen on show, taken from the fragment of the address: #/table/CODE. */

import { readFragment } from "./device/fragment";
import { publicAddress } from "./net/public-address.svelte";

const SCREENS = [
  "home",
  "create",
  "table",
  "replay",
  "verify",
  "rules",
  "learn",
  "daily",
  "games",
  "statistics",
] as const;

interface Route {
  screen: (typeof SCREENS)[number] | "claim"; // claim: take over an identity from another device
  key: string; // what the screen is about: a table's code, a row of the rules, a lesson
  query: URLSearchParams;
}

function read(): Route {
  const { path, query } = readFragment(location.hash);
  const [first = "", key = ""] = path;
  if (first.startsWith("claim=")) return { screen: "claim", key: first.slice(6), query };
  const screen = SCREENS.find((each) => each === first) ?? "home";
  return { screen: screen === "table" && !key ? "home" : screen, key, query };
}

let current = $state.raw(read());
addEventListener("hashchange", () => (current = read()));

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#${path}`);
    current = read();
  } else {
    location.hash = path;
  }
}

export const claimLink = (code: string): string => `${publicAddress()}#claim=${code}`;
