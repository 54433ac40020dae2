/**
 * Links to pass on. They are paths, not fragments, so that the server sees them and services can
 * show a preview, in the language of whoever shares them. The page turns them into its own address
 * (device/path-link.ts).
 */

import { publicAddress } from "../net/public-address.svelte";
import { language } from "../words/words.svelte";

function link(path: string): string {
  const address = new URL(path, publicAddress());
  address.searchParams.set("lang", language().slice(0, 2));
  return address.href;
}

/** An invitation to a table. */
export const tableLink = (code: string): string => link(`/t/${encodeURIComponent(code)}`);

/** A finished game, by the id of its table: its code has ended with it. */
export const gameLink = (id: string): string => link(`/g/${encodeURIComponent(id)}`);

/** A moment of a finished game: the replay begins at this step. */
export const momentLink = (id: string, at: number): string => `${gameLink(id)}&at=${at}`;

/** The challenge of the day. */
export const dailyLink = (): string => link("/daily");
