import { settings } from "../device/settings.svelte";
import type { Opponent } from "../device/storage";
import * as api from "../net/api";
import type { NewTable } from "../net/protocol";
import { go } from "../router.svelte";
import { guestName } from "../words/say";

type Edition = NonNullable<NonNullable<NewTable["settings"]>["edition"]>;

/** Create a table for one person and these bots, and start the game at once. */
export async function playNow(
  edition: Edition,
  bots: readonly (string | Opponent)[],
  first: "host" | "drawn" = settings.hasPlayed ? "drawn" : "host", // a newcomer begins
): Promise<void> {
  const table: NewTable = {
    settings: {
      edition,
      seats: bots.length + 1,
      grace: null,
      first,
    },
    bots: [...bots],
    sit: true,
  };
  const { code } = await api.createTable(table, guestName());
  go(`/table/${code}?start`);
}
