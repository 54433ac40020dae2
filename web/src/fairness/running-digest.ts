/**
 * A digest over the start of a game and every line so far. Two people whose digests agree have seen
 * the same game; the first line whose digest differs is the first one that was changed.
 */

import { sortedDice } from "../game/pieces";
import { canonicalJson } from "./canonical-json";
import { METHOD_2 } from "./fair-dice";
import { hashOfText } from "./hashes";
import { isTyped, type Line } from "./record";
import { nonceList, setupOf, type DiceSeat } from "./setup";

/** The digest before the first line. */
export function digestOfStart(header: Line, seats: readonly DiceSeat[]): string {
  const first = typeof header["first"] === "number" ? header["first"] : 0;
  const fixed = `${setupOf(header, seats)}:${nonceList(seats)}:${first}`;
  return hashOfText(`heckmeck-${METHOD_2}:digest:${fixed}`);
}

export function nextDigest(digest: string, line: Line): string {
  const move = Object.fromEntries(Object.entries(line).filter(([key]) => key !== "meta"));
  if (typeof move["dice"] === "string") move["dice"] = sortedDice(move["dice"]);
  if (isTyped(line)) move["typed"] = true;
  return hashOfText(`${digest}:${canonicalJson(move)}`);
}

/** The digest after each of these lines. */
export function digestsOf(start: string, lines: readonly Line[]): string[] {
  let digest = start;
  return lines.map((line) => (digest = nextDigest(digest, line)));
}
