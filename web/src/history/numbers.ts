/** Figures of some games, and what may be said about them. */

import type { Figures } from "../net/protocol";

export interface Share {
  share: number;
  low: number; // Wilson's interval of 95 %
  high: number;
}

const Z = 1.959964; // of a normal distribution, for 95 %

/** How often something happened, with the interval in which the true share probably lies. */
export function wilson(count: number, of: number): Share | null {
  if (of <= 0) return null;
  const share = count / of;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const mean = (sum: number, of: number): number | null => (of > 0 ? sum / of : null);

/** The rows of a table of figures: what was played most often first. */
export function byGames(groups: Record<string, Figures>): [key: string, figures: Figures][] {
  return Object.entries(groups).sort(
    ([a, one], [b, two]) => two.games - one.games || a.localeCompare(b),
  );
}

export interface Column {
  from: number;
  to: number; // the same for a single value
  count: number;
}

/** A histogram without gaps, from 0 to the most, with `size` values in each column. */
export function columns(counts: Record<string, number>, size = 1): Column[] {
  const values = Object.keys(counts).map(Number);
  if (!values.length) return [];
  const last = Math.floor(Math.max(...values) / size);
  return Array.from({ length: last + 1 }, (_, step) => {
    const from = step * size;
    const to = from + size - 1;
    const within = values.filter((value) => value >= from && value <= to);
    return { from, to, count: within.reduce((sum, value) => sum + (counts[value] ?? 0), 0) };
  });
}

const VALUE_WIDTH = 26; // pixels: room for a number below its column
const RANGE_WIDTH = 40; // the same for two numbers

/** As many columns as have room: every value, or as few values as possible in each of them. */
export function fittingColumns(counts: Record<string, number>, width: number): Column[] {
  const single = columns(counts);
  if (single.length * VALUE_WIDTH <= width) return single;
  const most = Math.max(1, Math.floor(width / RANGE_WIDTH));
  let size = 2;
  while (columns(counts, size).length > most) size++;
  return columns(counts, size);
}

/** Where the arc of a ring ends, as the length of a dash on a circle with this radius. */
export const arc = (share: number, radius: number): number => share * 2 * Math.PI * radius;
