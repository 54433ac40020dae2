/** Where the catalogues come from. No framework here: the boot script imports this first. */

import type { FluentResource } from "@fluent/bundle";

type Body = FluentResource["body"];
type Load = () => Promise<Body>;

const pages = import.meta.glob<Body>("../../../src/heckmeck/locale/*/game.ftl", {
  query: "?with=table",
  import: "default",
});
const books = import.meta.glob<Body>("../../../src/heckmeck/locale/*/rulebook.ftl", {
  query: "?with=lessons",
  import: "default",
});

/** The files by language, which is the name of their folder. */
const byLanguage = (files: Record<string, Load>) =>
  new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? path, load]));

const loaders = { page: byLanguage(pages), book: byLanguage(books) };

export const languages: readonly string[] = [...loaders.page.keys()];

/** English with every text two fifths longer: what does not fit here would not fit a new language. */
export const STRETCHED = "en-XA";

export const known = (language: string): boolean =>
  loaders.page.has(language) || language === STRETCHED;

/** The language to start with: the stored one, else the first one of the browser's list that we have. */
export function preferred(stored: string | null): string {
  const wanted = [stored, ...navigator.languages].filter((each) => each !== null);
  for (const each of wanted) {
    const short = each.split("-")[0] ?? "";
    if (known(each)) return each;
    if (known(short)) return short;
  }
  return "en";
}

/** The messages of every page, or those of the rule book and the lessons. */
export async function fetched(language: string, part: "page" | "book"): Promise<Body> {
  return (await loaders[part].get(language === STRETCHED ? "en" : language)?.()) ?? [];
}
