/**
 * Keeps what this device saw of each table's dice, so that a reloaded page or a second tab goes on
 * where the first was. Where the browser keeps nothing, it lasts as long as the page.
 */

import { nothingWitnessed, type Witnessed } from "../fairness/witness";
import { KEY, keys, read, remove, write } from "./storage";

const PREFIX = `${KEY}-table-`;
const KEPT_TABLES = 50;
const MOST_WHEN_FULL = 5;

interface Stored extends Witnessed {
  link: string | null; // the code or id with which the table was opened
  at: number; // when it was written
}

/** What the browser does not keep. */
const unkept = new Map<string, Stored>();

/** What this device saw of a table. Another tab may have seen more than this one. */
export function seenDice(table: string): Stored {
  return unkept.get(table) ?? restore(read(PREFIX + table));
}

/** Change what is kept of a table. Returns the new state, whether the browser keeps it or not. */
export function updateSeenDice(table: string, change: (seen: Witnessed) => Witnessed): Stored {
  const before = seenDice(table);
  const after = { ...before, ...change(before) };
  if (JSON.stringify(after) !== JSON.stringify(before)) keep(table, { ...after, at: Date.now() });
  return after;
}

/** Whether this browser keeps what the device sees when the page is closed. */
export const keepsSeenDice = (): boolean => unkept.size === 0;

/** The table that this device saw under a link or an id, or null. The server is not asked. */
export function tableSeenAt(key: string): string | null {
  const tables = [...unkept.keys(), ...storedTables()];
  return tables.find((table) => table === key || seenDice(table).link === key) ?? null;
}

/** Note which table a link leads to. Returns false if it led to another one before. */
export function followLink(table: string, link: string): boolean {
  const known = seenDice(table);
  if (known.link === link) return true;
  const others = [...unkept.keys(), ...storedTables()].filter((each) => each !== table);
  if (others.some((each) => seenDice(each).link === link)) return false;
  if (known.link === null) keep(table, { ...known, link, at: Date.now() });
  return true;
}

function keep(table: string, seen: Stored): void {
  const isNew = !storedTables().includes(table);
  if (isNew) forgetOldest(KEPT_TABLES - 1, table);
  let kept = write(PREFIX + table, seen);
  if (!kept) {
    forgetOldest(MOST_WHEN_FULL, table);
    kept = write(PREFIX + table, seen);
  }
  if (kept) unkept.delete(table);
  else unkept.set(table, seen);
}

function forgetOldest(most: number, except: string): void {
  const byAge = storedTables()
    .filter((table) => table !== except)
    .map((table) => ({ table, at: restore(read(PREFIX + table)).at }))
    .sort((a, b) => b.at - a.at);
  for (const { table } of byAge.slice(most)) remove(PREFIX + table);
}

const storedTables = (): string[] =>
  keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));

/** Older versions kept only the commitment, and the nonces as `nonce-SEAT`. */
function restore(stored: Record<string, unknown>): Stored {
  const fresh: Stored = { ...nothingWitnessed(), link: null, at: 0 };
  if ("drawn" in stored) return { ...fresh, ...(stored as Partial<Stored>) };
  const nonces = Object.entries(stored).filter(([key]) => key.startsWith("nonce-"));
  return {
    ...fresh,
    commitment: typeof stored["commitment"] === "string" ? stored["commitment"] : null,
    oldNonces: nonces.map(([, nonce]) => String(nonce)),
  };
}
