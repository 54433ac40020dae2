/** The structure of the rule book: its rows with examples and positions. The texts are messages. */

import data from "../../../src/heckmeck/rulebook/book.json";
import { facesOf, type Position } from "../game/model";
import { hasMessage, t } from "../words/words.svelte";

interface Example {
  key: string;
  values: Record<string, string | number>;
  dice: string[];
  before: Position;
  after: Position;
}
interface Row {
  row: string;
  chapter: string;
  ruling: boolean; // print is silent or contradicts itself; `rule-NAME-ruling` says what we decided
  examples: Example[];
}
interface Book {
  chapters: string[];
  pictures: Partial<Record<string, Position[]>>;
  specialists: Record<string, string[]>;
  rows: Row[];
}

export const book = data as unknown as Book;

export function row(name: string): Row | null {
  return book.rows.find((each) => each.row === name) ?? null;
}

/** The name of a row as readers see it: F3, or the name of a table option. */
export const shortName = (name: string): string => (isOption(name) ? t(name) : name);

/** The name of a row with what it is: "Rule F3", "Option: Stealing". */
export const longName = (name: string): string =>
  t(isOption(name) ? "learn-option" : "learn-rule", { row: shortName(name) });

const isOption = (name: string): boolean => name.startsWith("option-");

/** A text without the differences that a search ignores: case, accents, kinds of apostrophe. */
const searchable = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replaceAll("ß", "ss");

export function exampleText({ key, values, dice }: Example): string {
  const filled = { ...values };
  for (const name of dice) {
    filled[name] = facesOf(String(values[name]))
      .map((face) => (face === "w" ? t("rules-worm-face") : face))
      .join(" ");
  }
  return t(key, filled);
}

/** Everything that a row says itself, and other words that people search for. */
function rowText({ row: name }: Row): string {
  const keys = [`rule-${name}-when`, `rule-${name}`, `rule-${name}-ruling`, `rule-${name}-search`];
  return searchable([shortName(name), ...keys.filter(hasMessage).map((key) => t(key))].join(" "));
}

/**
 * The rows that contain all these words, at the start of a word if possible. Rows that match by
 * themselves come before rows of which only an example matches.
 */
export function search(wanted: string): Row[] {
  const words = searchable(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rows = book.rows.map((row) => ({
    row,
    own: rowText(row),
    whole: `${rowText(row)} ${searchable(row.examples.map(exampleText).join(" "))}`,
  }));
  const matching = (holds: (text: string, word: string) => boolean): Row[] => {
    const all = (text: string): boolean => words.every((word) => holds(text, word));
    const direct = rows.filter(({ own }) => all(own));
    return [...direct, ...rows.filter((each) => !direct.includes(each) && all(each.whole))].map(
      ({ row }) => row,
    );
  };
  const atStart = matching(
    (text, word) =>
      text.startsWith(word) ||
      [...text.matchAll(/[^\p{L}\p{N}_]/gu)].some(({ index }) => text.startsWith(word, index + 1)),
  );
  return atStart.length ? atStart : matching((text, word) => text.includes(word));
}
