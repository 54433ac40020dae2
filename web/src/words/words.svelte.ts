/** The messages of the chosen language. Every language is complete, so only one is ever loaded. */

import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { isSupported, loadMessages, STRETCHED, type Part } from "./catalogues";

export { languages } from "./catalogues";

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state("en");
const further: Part[] = []; // what is loaded besides the messages of every page
let lastChange = 0; // of the language

function stretch(text: string): string {
  const vowels: Record<string, string> = { a: "à", e: "é", i: "î", o: "ö", u: "ü" };
  const accented = text.replace(/[aeiou]/g, (letter) => vowels[letter] ?? letter);
  return accented.replace(
    /\p{L}{3,}/gu,
    (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
  );
}

/**
 * Switch to a language, or to English if it is not supported. If another one is chosen meanwhile,
 * that one wins. Rejects if the messages cannot be loaded; then the old language stays.
 */
export async function setLanguage(wanted: string): Promise<void> {
  const change = ++lastChange;
  const language = isSupported(wanted) ? wanted : "en";
  const loaded = new FluentBundle(language, {
    useIsolating: false,
    ...(language === STRETCHED ? { transform: stretch } : {}),
  });
  loaded.addResource({ body: await loadMessages(language, "page") });
  for (const part of further) loaded.addResource({ body: await loadMessages(language, part) });
  if (change !== lastChange) return;
  bundle = loaded;
  current = language;
  document.documentElement.lang = language;
}

async function loadFurther(part: Part): Promise<void> {
  if (further.includes(part)) return;
  const before = untrack(() => bundle);
  const body = await loadMessages(untrack(language), part);
  if (bundle !== before) return loadFurther(part); // the language has changed meanwhile
  further.push(part);
  bundle?.addResource({ body });
}

/** Add the messages of the rule book and the lessons, in this language and every later one. */
export const loadRulebookMessages = (): Promise<void> => loadFurther("rulebook");

/** Add the messages of what is opened between games: `evening.ftl`. */
export const loadEveningMessages = (): Promise<void> => loadFurther("evening");

/** Add the messages that say why a move is best: `hints.ftl`. */
export const loadHintMessages = (): Promise<void> => loadFurther("hints");

export function language(): string {
  return current;
}

/** The name of a language in that language: "Deutsch". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A number that needs no formatter of the browser, which is slow to create. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Small whole numbers look the same in all languages. */
function withPlainNumbers(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const isSmall = (value: FluentVariable): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      isSmall(value) ? new PlainNumber(value as number) : value,
    ]),
  );
}

/** The text of a message. A missing one shows its name, which the tests look for. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern
    ? bundle.formatPattern(pattern, args ? withPlainNumbers(args) : null, [])
    : `⟦${id}⟧`;
}

export function hasMessage(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
