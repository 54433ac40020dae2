/** What is fixed before the first roll of a game of method 2. */

import { OPTION_VALUES, type TableView } from "../net/protocol";
import { canonicalJson } from "./canonical-json";
import { hashOfText, isHex } from "./hashes";
import { diceMeta, isObject, type Line } from "./record";

/** A seat in `meta.dice.seats`. A person who sent no commitment plays without a share. */
export interface DiceSeat {
  kind: "human" | "bot";
  commitment: string | null;
  nonce: string | null; // null before it is revealed, and for good if it came too late
}

const KEYS_OF_SEATS = { human: ["kind", "commitment", "nonce"], bot: ["kind"] };

/** The seats of a header, or null if they are malformed. */
export function readSeats(header: Line): DiceSeat[] | null {
  const seats = diceMeta(header)?.["seats"];
  if (!Array.isArray(seats)) return null;
  const read = seats.map(readSeat);
  return read.every((seat) => seat !== null) ? read : null;
}

function readSeat(seat: unknown): DiceSeat | null {
  if (!isObject(seat)) return null;
  const { kind, commitment = null, nonce = null } = seat;
  if (kind !== "human" && kind !== "bot") return null;
  if (!hasOnly(seat, KEYS_OF_SEATS[kind])) return null;
  if ("commitment" in seat ? !isHex(commitment, 32) : "nonce" in seat) return null;
  if (nonce !== null && !isHex(nonce, 32)) return null;
  return { kind, commitment: commitment as string | null, nonce };
}

export const hasOnly = (object: Line, keys: readonly string[]): boolean =>
  Object.keys(object).every((key) => keys.includes(key));

/** The seat that begins by agreement, as the list says; null if it is drawn. */
export function agreedFirst(dice: Line | null | undefined): number | null {
  const first = dice?.["first"];
  return typeof first === "number" ? first : null;
}

/** Whether `first` is missing or the number of a seat. */
export function firstFits(dice: Line, seats: number): boolean {
  if (!("first" in dice)) return true;
  const { first } = dice;
  return typeof first === "number" && Number.isInteger(first) && first >= 0 && first < seats;
}

/** The hash of the published list: edition, options, names, kinds of seats, every commitment. */
export function setupOf(header: Line, seats: readonly DiceSeat[]): string {
  const given = isObject(header["options"]) ? header["options"] : {};
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, [standard]]) => [name, given[name] ?? standard]),
  );
  const first = agreedFirst(diceMeta(header));
  return hashOfText(
    canonicalJson({
      ...(first === null ? {} : { first }),
      commitment: diceMeta(header)?.["commitment"] ?? null,
      edition: header["edition"] ?? null,
      options,
      players: header["players"] ?? null,
      seats: seats.map(({ kind, commitment }) => (commitment ? { kind, commitment } : { kind })),
    }),
  );
}

/** The same hash of what players are shown at the table. It must be that of the list. */
export function setupShown({ dice, seats, settings, owner }: TableView): string {
  const { edition, options } = settings as Line;
  const players = seats.map(({ name }) => name);
  const begins = settings.first === "host" && owner !== null ? { first: owner } : {};
  const meta = { dice: { commitment: dice.commitment, ...begins } };
  const header = { edition, options, players, meta };
  return setupOf(
    header,
    seats.map(({ kind, commitment }) => ({
      kind: kind === "bot" ? "bot" : "human",
      commitment,
      nonce: null,
    })),
  );
}

/** The nonces in seat order; a dash where there is none. */
export const nonceList = (seats: readonly DiceSeat[]): string =>
  seats.map(({ nonce }) => nonce ?? "-").join(",");
