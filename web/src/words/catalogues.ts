/** Where the words come from. No framework in here: the boot asks for them before anything else. */

import type { FluentResource } from "@fluent/bundle";

type Load = () => Promise<FluentResource["body"]>;

const pages = import.meta.glob<FluentResource["body"]>("../../../src/heckmeck/locale/*.ftl", { query: "?part=page", import: "default" });
const books = import.meta.glob<FluentResource["body"]>("../../../src/heckmeck/locale/*.ftl", { query: "?part=book", import: "default" });

const byLanguage = (files: Record<string, Load>) => new Map(Object.entries(files).map(([path, load]) => [/([\w-]+)\.ftl/.exec(path)?.[1] ?? path, load]));

const loaders = { page: byLanguage(pages), book: byLanguage(books) };

export const languages: readonly string[] = [...loaders.page.keys()];

/** English with every text two fifths longer: what does not fit here would not fit a new language. */
export const STRETCHED = "en-XA";

export const known = (language: string): boolean => loaders.page.has(language) || language === STRETCHED;

/** The language to begin with: the stored one, else the first one of the browser that we have. */
export function preferred(stored: string | null): string {
  const wanted = [stored, ...navigator.languages].filter((each) => each !== null);
  for (const each of wanted) {
    const short = each.split("-")[0] ?? "";
    if (known(each)) return each;
    if (known(short)) return short;
  }
  return "en";
}

/** The words of the pages, or those of the rule book and the lessons. */
export async function fetched(language: string, part: "page" | "book"): Promise<FluentResource["body"]> {
  return (await loaders[part].get(language === STRETCHED ? "en" : language)?.()) ?? [];
}
