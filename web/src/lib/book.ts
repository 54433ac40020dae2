/** The rule book as the rules wrote it: rows, examples, positions. The words are in the catalogue. */

import data from "../../../src/heckmeck/rulebook/book.json";
import { t } from "../words/words.svelte";
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

/** Everything a row says, for searching. */
export function textOf({ row: name, examples }: Row): string {
  return folded(
    [shortName(name), t(`rule-${name}-when`), t(`rule-${name}`), ...examples.map(exampleText)].join(
      " ",
    ),
  );
}
