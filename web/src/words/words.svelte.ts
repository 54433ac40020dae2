/** The catalogue of the chosen language. Every one is complete, so only one is ever loaded. */

import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { fetched, known, STRETCHED } from "./catalogues";

export { languages } from "./catalogues";

let chosen = $state.raw<FluentBundle | null>(null);
let current = $state("en");
let booked = false; // the rule book's words are loaded too

function stretch(text: string): string {
  const vowels: Record<string, string> = { a: "à", e: "é", i: "î", o: "ö", u: "ü" };
  const accented = text.replace(/[aeiou]/g, (letter) => vowels[letter] ?? letter);
  return accented.replace(
    /\p{L}{3,}/gu,
    (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
  );
}

/** Speak this language from now on, or English if we do not have it. */
export async function speak(wanted: string): Promise<void> {
  const language = known(wanted) ? wanted : "en";
  const made = new FluentBundle(language, {
    useIsolating: false,
    ...(language === STRETCHED ? { transform: stretch } : {}),
  });
  const parts = await Promise.all([
    fetched(language, "page"),
    booked ? fetched(language, "book") : [],
  ]);
  for (const body of parts) made.addResource({ body });
  chosen = made;
  current = language;
  document.documentElement.lang = language;
}

/** The words of the rule book and the lessons, from now on in whatever language is spoken. */
export async function openBook(): Promise<void> {
  if (booked) return;
  const body = await fetched(untrack(language), "book");
  booked = true;
  chosen?.addResource({ body });
}

export function language(): string {
  return current;
}

/** The name of a language in itself. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A small whole number is written alike in all our languages; the browser's formatter is slow to make. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function filled(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const small = (value: FluentVariable): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      small(value) ? new Count(value as number) : value,
    ]),
  );
}

/** A message of the catalogue. A missing one shows its name, which the tests look for. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = chosen?.getMessage(id)?.value;
  return chosen && pattern
    ? chosen.formatPattern(pattern, args ? filled(args) : null, [])
    : `⟦${id}⟧`;
}

export function has(id: string): boolean {
  return chosen?.hasMessage(id) ?? false;
}
