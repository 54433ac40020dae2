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

/** A histogram without gaps: every value from the least to the most, with how often it came. */
export function columns(counts: Record<string, number>): { value: number; count: number }[] {
  const values = Object.keys(counts).map(Number);
  if (!values.length) return [];
  const least = Math.min(...values);
  return Array.from({ length: Math.max(...values) - least + 1 }, (_, step) => ({
    value: least + step,
    count: counts[least + step] ?? 0,
  }));
}

/** Where the arc of a ring ends, as the length of a dash on a circle with this radius. */
export const arc = (share: number, radius: number): number => share * 2 * Math.PI * radius;
