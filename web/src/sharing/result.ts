/** Pass on how a game ended: a picture, which the server paints, and a link. */

import { copy } from "../device/share";
import { saveFile } from "../device/save-file";
import * as api from "../net/api";
import { language } from "../words/words.svelte";
import { gameLink } from "./links";

export interface SharedResult {
  id: string; // of the table
  text: string; // one line about the result
  url?: string; // another link than the one to this game
}

/** How it was passed on: with the device's share sheet, or as a file (and a link, if possible). */
export type Passed = "shared" | "closed" | "saved" | "saved-copied";

/** The picture of a finished game (PNG, 1200 × 630), in the language of this device. */
export const resultPicture = (id: string): Promise<Blob> => api.card(id, language().slice(0, 2));

/** Rejects if there is no picture: without a connection, or while the game is still running. */
export async function shareResult({ id, text, url }: SharedResult): Promise<Passed> {
  const picture = await resultPicture(id);
  const name = "heckmeck.png";
  const link = url ?? gameLink(id);
  const data = { files: [new File([picture], name, { type: picture.type })], text, url: link };
  if ("canShare" in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  }
  saveFile(picture, name);
  return (await copy(`${text}\n${link}`)) ? "saved-copied" : "saved";
}
