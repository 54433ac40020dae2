/** What this browser is called in the list of devices: its family and the system, nothing more. */

// In this order: most browsers also claim to be one of those that follow.
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|Chromium\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

/** For example “Firefox, Linux”; null if neither is known. */
export function browserLabel(agent: string = navigator.userAgent): string | null {
  const known = [BROWSERS, SYSTEMS].map(
    (list) => list.find(([pattern]) => pattern.test(agent))?.[1],
  );
  return known.filter(Boolean).join(", ") || null;
}
