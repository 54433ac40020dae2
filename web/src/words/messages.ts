/** The text of messages that the server sends by their name in the catalogue. */

import type { Message } from "../net/protocol";
import { t } from "./words.svelte";

/** The text of a message. It names a player by the number of the seat. */
export function messageText(message: Message, names: readonly string[]): string {
  const details = Object.fromEntries(
    Object.entries(message.details).map(([key, value]) => [
      key,
      typeof value === "object" ? messageText(value, names) : value,
    ]),
  );
  const { player } = message.details;
  if (typeof player === "number") details["name"] = names[player] ?? t("player-number", { player });
  return t(message.code, details);
}
