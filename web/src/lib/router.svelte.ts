/** Where we are, in the fragment of the address: #/table/CODE. Fragments are not sent to servers. */

export interface Place {
  screen: "home" | "create" | "table" | "replay" | "verify" | "rules" | "learn" | "claim";
  key: string;
  query: URLSearchParams;
}

function read(): Place {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [screen = "", key = ""] = path.split("/").map(decodeURIComponent);
  const found = { query: new URLSearchParams(query), key };
  if (screen.startsWith("claim=")) return { ...found, screen: "claim", key: screen.slice(6) };
  if (screen === "table" && key) return { ...found, screen };
  if (
    screen === "create" ||
    screen === "replay" ||
    screen === "verify" ||
    screen === "rules" ||
    screen === "learn"
  )
    return { ...found, screen };
  return { ...found, screen: "home" };
}

let place = $state.raw(read());
addEventListener("hashchange", () => (place = read()));

export const here = (): Place => place;

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#${path}`);
    place = read();
  } else {
    location.hash = path;
  }
}

export const tableLink = (code: string): string =>
  `${location.origin}${location.pathname}#/table/${code}`;
