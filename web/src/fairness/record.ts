/** The text of a record as lines of JSON. What the moves mean is not checked here. */

export type Line = Record<string, unknown>;

export interface GameRecord {
  header: Line;
  moves: Line[]; // move i stands in line i + 2
}

export class NotARecord extends Error {}

export function readRecord(text: string): GameRecord {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  let parsed: unknown[];
  try {
    parsed = lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new NotARecord();
  }
  const [header, ...moves] = parsed;
  if (!isObject(header) || header["heckmeck"] !== 1 || !moves.every(isObject))
    throw new NotARecord();
  return { header, moves };
}

export function isObject(value: unknown): value is Line {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `meta.dice` of a header: the proof of its dice. */
export function diceMeta(header: Line): Line | null {
  const meta = header["meta"];
  return isObject(meta) && isObject(meta["dice"]) ? meta["dice"] : null;
}

export const playersOf = (header: Line): string[] =>
  Array.isArray(header["players"]) ? header["players"].map(String) : [];

export const isRoll = (move: Line): boolean => move["do"] === "roll" || move["do"] === "reroll";

/** Whether players rolled real dice for this move and typed in the result. */
export const isTyped = (move: Line): boolean =>
  isRoll(move) && isObject(move["meta"]) && move["meta"]["dice"] === "typed";
