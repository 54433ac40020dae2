/** What the things on the table mean, for every part of the table. The board provides it. */

import { getContext, setContext } from "svelte";
import type { GameView, Seat } from "../game/model";
import { Meanings } from "../words/meaning";

const KEY = Symbol("meanings");
type Read = () => Meanings | null;

/** Both are read whenever something explains itself, so the words are always about the present. */
export function provideMeanings(game: () => GameView, seats: () => Seat[]): Read {
  const read = (): Meanings => new Meanings(game(), seats());
  setContext<Read>(KEY, read);
  return read;
}

export const meanings = (): Read => getContext<Read | undefined>(KEY) ?? (() => null);
