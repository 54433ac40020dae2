/** The rule book as the rules wrote it: rows, examples, positions. The words are in the catalogue. */

import data from "../../../src/heckmeck/rulebook/book.json";
import { has, t } from "../words/words.svelte";
import type { Position } from "./model";

export interface Example {
  key: string;
  values: Record<string, string | number>;
  dice: string[];
  before: Position;
  after: Position;
}
export interface Row {
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

/** The name of a row as people see it: F3, or that of a table option. */
export const shortName = (name: string): string =>
  name.startsWith("option-") ? t(`rule-${name}-name`) : name;

/** A text as it is compared: whatever the case, the accents and the apostrophes. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replaceAll("ß", "ss");

export function exampleText({ key, values, dice }: Example): string {
  const filled = { ...values };
  for (const name of dice) {
    filled[name] = [...String(values[name])]
      .map((face) => (face === "w" ? t("rules-worm-face") : face))
      .join(" ");
  }
  return t(key, filled);
}

/** All a row says itself, and the words under which people look for it. */
function rowText({ row: name }: Row): string {
  const keys = [`rule-${name}-when`, `rule-${name}`, `rule-${name}-ruling`, `rule-${name}-search`];
  return folded([shortName(name), ...keys.filter(has).map((key) => t(key))].join(" "));
}

/**
 * The rows that contain all these words, at the start of a word if possible. Rows that match by
 * themselves come before rows of which only an example matches.
 */
export function search(wanted: string): Row[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rows = book.rows.map((row) => ({
    row,
    own: rowText(row),
    whole: `${rowText(row)} ${folded(row.examples.map(exampleText).join(" "))}`,
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
