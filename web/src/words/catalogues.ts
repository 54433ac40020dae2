/** Loads the catalogues. It uses no framework, because the boot script imports it first. */

import type { FluentResource } from "@fluent/bundle";

type Body = FluentResource["body"];
type Load = () => Promise<Body>;

const pages = import.meta.glob<Body>("../../../src/heckmeck/locale/*/game.ftl", {
  query: "?with=table",
  import: "default",
});
const rulebooks = import.meta.glob<Body>("../../../src/heckmeck/locale/*/rulebook.ftl", {
  query: "?with=lessons",
  import: "default",
});
const evenings = import.meta.glob<Body>("../../../src/heckmeck/locale/*/evening.ftl", {
  query: "?with=",
  import: "default",
});
const hints = import.meta.glob<Body>("../../../src/heckmeck/locale/*/hints.ftl", {
  query: "?with=",
  import: "default",
});

/** The files by language, which is the name of their folder. */
const byLanguage = (files: Record<string, Load>) =>
  new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? path, load]));

const loaders = {
  page: byLanguage(pages),
  rulebook: byLanguage(rulebooks),
  evening: byLanguage(evenings),
  hints: byLanguage(hints),
};
export type Part = keyof typeof loaders;

export const languages: readonly string[] = [...loaders.page.keys()];

/** English with texts two fifths longer: if they fit, those of a new language will fit too. */
export const STRETCHED = "en-XA";

export const isSupported = (language: string): boolean =>
  loaders.page.has(language) || language === STRETCHED;

/** The language to start with: the stored one, or else the browser's first choice that we support. */
export function preferredLanguage(stored: string | null): string {
  const wanted = [stored, ...navigator.languages].filter((each) => each !== null);
  for (const each of wanted) {
    const short = each.split("-")[0] ?? "";
    if (isSupported(each)) return each;
    if (isSupported(short)) return short;
  }
  return "en";
}

/**
 * Load the messages of every page, those of the rule book and the lessons, those of what is
 * opened between games (my games, statistics, replays, the daily challenge), or those of hints.
 */
export async function loadMessages(language: string, part: Part): Promise<Body> {
  return (await loaders[part].get(language === STRETCHED ? "en" : language)?.()) ?? [];
}
