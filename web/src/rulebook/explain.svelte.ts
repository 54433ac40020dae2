/** The row of the rules that is being explained in a dialog, above any screen. */

let row = $state<string | null>(null);

export const explainedRow = (): string | null => row;

/** Open the dialog, or close it with null. */
export function explain(wanted: string | null): void {
  row = wanted;
}
