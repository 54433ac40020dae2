/**
 * The dice of the day, the same for everybody (docs/fair-dice.md, method `daily-1`). Secrets form a
 * hash chain, and rolls follow from the day, the turn and the number of the roll in its turn.
 */

import { OPTION_VALUES, type TableView } from "../net/protocol";
import { canonicalJson } from "./canonical-json";
import { blocksOf, goldenFace, landedDice, type Roll, type RollPlace } from "./fair-dice";
import { commitmentOf, hashOfText, isHex } from "./hashes";
import { diceMeta, isObject, playersOf, type Line } from "./record";

export const METHOD_DAILY = "daily-1";
const PLAYERS = 4;
const WHITE_DICE = 8;
const DAY_MS = 86_400_000;
const LATE_HOURS = 12; // after its end: so long a try may be finished

export class DailyDice {
  constructor(
    readonly secret: string,
    readonly day: string,
  ) {}

  message({ turn, inTurn }: RollPlace, block: number): string {
    return `heckmeck-${METHOD_DAILY}:${this.day}:${turn}:${inTurn + 1}:${block}`;
  }

  /** The white dice take the first numbers of the place, the golden die always the ninth. */
  rollAt(place: RollPlace, white: number, goldenFaces: string | null): Roll {
    const numbers = blocksOf(this.secret, (block) => this.message(place, block), WHITE_DICE + 1, 6);
    return {
      dice: landedDice(numbers.slice(0, white)),
      golden: goldenFace(goldenFaces, numbers[WHITE_DICE]),
    };
  }
}

/** The secret of so many days before: that many steps along the chain. */
export function earlierSecret(secret: string, days: number): string {
  let earlier = secret;
  for (let step = 0; step < days; step++) earlier = commitmentOf(earlier);
  return earlier;
}

/** What is published before a day: the secret of two days before it. */
export const dayCommitment = (secret: string): string => earlierSecret(secret, 2);

/** Whether the commitment of a day belongs to the chain of one so many days earlier. */
export const continues = (earlier: string, later: string, days: number): boolean =>
  isHex(later, 32) && earlierSecret(later, days) === earlier;

/** Days since 1970, or null if this is no day. */
export function dayNumber(day: unknown): number | null {
  if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return null;
  return at / DAY_MS;
}

/** When the secret of a day is revealed, in milliseconds since 1970. */
export const revealTime = (day: string): number =>
  ((dayNumber(day) ?? 0) + 1) * DAY_MS + LATE_HOURS * 3_600_000;

export interface DailyStart {
  day: string;
  commitment: string;
  fits: boolean; // this is the game of that day, which is the same for everybody
  digest: string; // before the first line
}

/** The start of a daily challenge; null if its proof is malformed or of another method. */
export function readDailyStart(header: Line): DailyStart | null {
  const meta = diceMeta(header);
  if (meta?.["method"] !== METHOD_DAILY) return null;
  const { day, commitment } = meta;
  const number = dayNumber(day);
  if (number === null || !isHex(commitment, 32) || playersOf(header).length !== PLAYERS)
    return null;
  const { edition = null, first = 0 } = header;
  const given = isObject(header["options"]) ? header["options"] : {};
  const standard = Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, [value]]) => [name, value]),
  );
  const options = { ...standard, ...given };
  const expected = number % 2 ? "specialists" : "original";
  const fits =
    edition === expected && first === 0 && canonicalJson(options) === canonicalJson(standard);
  const fixed = { commitment, day, edition, first, options, players: header["players"] };
  const digest = hashOfText(`heckmeck-${METHOD_DAILY}:digest:${canonicalJson(fixed)}`);
  return { day: String(day), commitment, fits, digest };
}

/** The digest of the start as it is shown at the table. It must be that of the log. */
export function dailyStartShown({ dice, seats, settings }: TableView): string | null {
  const { edition, options, daily } = settings as Line;
  const meta = { dice: { method: METHOD_DAILY, day: daily, commitment: dice.commitment } };
  const players = seats.map(({ name }) => name);
  return readDailyStart({ edition, options, players, meta })?.digest ?? null;
}
