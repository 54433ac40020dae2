/** The catalogue of the chosen language. Every one is complete, so only one is ever loaded. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../src/heckmeck/locale/*.ftl", { query: "?raw", import: "default" });

const loaders = new Map(Object.entries(files).map(([path, load]) => [/([\w-]+)\.ftl$/.exec(path)?.[1] ?? path, load]));

export const languages: readonly string[] = [...loaders.keys()];

let chosen = $state.raw<FluentBundle | null>(null);
let current = $state("en");

/** English with every text two fifths longer: what does not fit here would not fit a new language. */
const STRETCHED = "en-XA";

function stretch(text: string): string {
  const vowels: Record<string, string> = { a: "à", e: "é", i: "î", o: "ö", u: "ü" };
  const accented = text.replace(/[aeiou]/g, (letter) => vowels[letter] ?? letter);
  return accented.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)));
}

/** Speak this language from now on, or English if we do not have it. */
export async function speak(language: string): Promise<void> {
  const known = loaders.has(language) || language === STRETCHED ? language : "en";
  const load = loaders.get(known === STRETCHED ? "en" : known);
  const made = new FluentBundle(known, { useIsolating: false, ...(known === STRETCHED ? { transform: stretch } : {}) });
  made.addResource(new FluentResource((await load?.()) ?? ""));
  chosen = made;
  current = known;
  document.documentElement.lang = known;
}

/** The language to begin with: the stored one, else the first one of the browser that we have. */
export function preferred(stored: string | null): string {
  const wanted = [stored, ...navigator.languages].filter((each) => each !== null);
  for (const each of wanted) {
    const short = each.split("-")[0] ?? "";
    if (loaders.has(each) || each === STRETCHED) return each;
    if (loaders.has(short)) return short;
  }
  return "en";
}

export function language(): string {
  return current;
}

/** The name of a language in itself. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** A message of the catalogue. A missing one shows its name, which the tests look for. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = chosen?.getMessage(id)?.value;
  return chosen && pattern ? chosen.formatPattern(pattern, args ?? null, []) : `⟦${id}⟧`;
}

export function has(id: string): boolean {
  return chosen?.hasMessage(id) ?? false;
}
