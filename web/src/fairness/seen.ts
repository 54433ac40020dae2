/** What a device saw of a table's dice. The verification compares the record with it. */

export interface Seen {
  commitment: string | null; // the first one that the server showed
  setup: string | null; // of the first list that the server published
  day: string | null; // of a daily challenge, which has no list
  nonces: Record<number, string>; // the nonces that this device revealed, by seat
  accepted: number[]; // the seats whose nonces the server accepted
  start: string | null; // the digest before the first line
  lines: string[]; // the first digits of the digest after every line
  digest: string | null; // the digest after the last line seen
  ended: boolean; // the device saw the game end
  seats: number[]; // that this device had from the list on
  alarm: Alarm | null; // the first thing that no honest server does
  oldNonces: string[]; // the nonces that this device sent to a table of method 1
}

/**
 * table: another table appeared under the same link. commitment: the server showed another
 * commitment than at first. share: the published list leaves out a share of this device. list: the
 * server published a second list, or started another game. dropped: the server left out a share
 * that it had accepted. rewritten: the server told again what happened, and differently. shown: what
 * the server shows is not what its log says. daily: this is not the daily challenge of its day.
 */
export type Alarm =
  "table" | "commitment" | "share" | "list" | "dropped" | "rewritten" | "shown" | "daily";

/** How many digits of each line's digest a device keeps: enough to name the line that differs. */
export const KEPT_DIGITS = 16;

export const nothingSeen = (): Seen => ({
  commitment: null,
  setup: null,
  day: null,
  nonces: {},
  accepted: [],
  start: null,
  lines: [],
  digest: null,
  ended: false,
  seats: [],
  alarm: null,
  oldNonces: [],
});
