/** The catalogue of the chosen language. English is the fallback of every message. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../src/heckmeck/locale/*.ftl", { query: "?raw", import: "default" });

const loaders = new Map(Object.entries(files).map(([path, load]) => [/([\w-]+)\.ftl$/.exec(path)?.[1] ?? path, load]));

export const languages: readonly string[] = [...loaders.keys()];

let chosen = $state.raw<FluentBundle[]>([]);
let current = $state("en");

async function bundle(language: string): Promise<FluentBundle | null> {
  const load = loaders.get(language);
  if (!load) return null;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(await load()));
  return made;
}

/** Speak this language from now on; what it lacks is said in English. */
export async function speak(language: string): Promise<void> {
  const known = loaders.has(language) ? language : "en";
  const bundles = await Promise.all([...new Set([known, "en"])].map(bundle));
  chosen = bundles.filter((each) => each !== null);
  current = known;
  document.documentElement.lang = known;
}

/** The language to begin with: the stored one, else the first one of the browser that we have. */
export function preferred(stored: string | null): string {
  const wanted = [stored, ...navigator.languages].filter((each) => each !== null);
  for (const each of wanted) {
    const short = each.split("-")[0] ?? "";
    if (loaders.has(each)) return each;
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
  for (const each of chosen) {
    const message = each.getMessage(id);
    if (message?.value) return each.formatPattern(message.value, args ?? null, []);
  }
  return `⟦${id}⟧`;
}
