/** The row of the rule book that somebody asked about, shown above whatever is on the screen. */

let asked = $state<string | null>(null);

export const askedRow = (): string | null => asked;

export function explain(row: string | null): void {
  asked = row;
}
