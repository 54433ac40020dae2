/** A whole game of method 2, as a server writes it and as an honest device sees it. */

import { FairDice, labelOfStart, METHOD_2 } from "../../src/fairness/fair-dice";
import { commitmentOf } from "../../src/fairness/hashes";
import type { Line } from "../../src/fairness/record";
import type { GameEvent } from "../../src/net/protocol";
import { digestOfStart, digestsOf } from "../../src/fairness/running-digest";
import { KEPT_DIGITS, nothingSeen, type Seen } from "../../src/fairness/seen";
import { nonceList, readSeats, setupOf } from "../../src/fairness/setup";

export const SECRET = "5e".repeat(32);
export const NONCES = ["a0".repeat(32), "b1".repeat(32)] as const;

export interface DiceMeta {
  method: string;
  commitment: string;
  seats: Line[];
  secret?: string;
  digest?: string;
  given_up?: boolean;
}
export interface Header extends Line {
  players: string[];
  first?: number;
  meta: { dice: DiceMeta };
}

/** The header as the published list has it: two people and a bot. */
export function published(): Header {
  const seats = NONCES.map((nonce) => ({ kind: "human", commitment: commitmentOf(nonce) }));
  const dice = {
    method: METHOD_2,
    commitment: commitmentOf(SECRET),
    seats: [...seats, { kind: "bot" }],
  };
  const players = ["Anna", "Ben", "cautious"];
  return { heckmeck: 1, edition: "original", players, meta: { dice } };
}

export function diceOf(header: Header): FairDice {
  const seats = readSeats(header) ?? [];
  return new FairDice(SECRET, labelOfStart(setupOf(header, seats), nonceList(seats)));
}

/** The header at the start, with the nonces that were revealed in time, and with who begins. */
export function started(nonces: (string | null)[] = [...NONCES]): Header {
  const header = published();
  for (const [seat, nonce] of nonces.entries())
    header.meta.dice.seats[seat] = { ...header.meta.dice.seats[seat], nonce };
  return { ...header, first: diceOf(header).first(3) };
}

/** Moves whose dice are right. The totals are of no interest here. */
export function movesOf(header: Header, rolls = 6): Line[] {
  const dice = diceOf(header);
  return Array.from({ length: rolls }, (_, number) => {
    const { dice: rolled } = dice.roll(number, 8, null);
    return [{ do: "roll", dice: rolled }, { do: "keep", face: rolled.at(-1) }, { do: "stop" }];
  }).flat();
}

/** The events with which a server shows the dice of a line. */
export function eventsOf(line: Line): GameEvent[] {
  if (line["do"] === "roll")
    return [{ event: "dice_landed", seat: 0, rolled: line["dice"] as string, golden: null }];
  if (line["do"] === "keep")
    return [{ event: "face_set_aside", seat: 0, face: line["face"] as "w", count: 1, total: 0 }];
  return [];
}

export interface Game {
  header: Header;
  moves: Line[];
}

/** The finished game with secret and digest. */
export function finished(header: Header = started(), moves = movesOf(header)): Game {
  const game = structuredClone({ header, moves });
  game.header.meta.dice.secret = SECRET;
  return withDigest(game);
}

/** The same game with the digest that fits its lines, as a forger would write it. */
export function withDigest(game: Game): Game {
  const start = digestOfStart(game.header, readSeats(game.header) ?? []);
  game.header.meta.dice.digest = digestsOf(start, game.moves).at(-1) ?? start;
  return game;
}

export const textOf = ({ header, moves }: Game): string =>
  [header, ...moves].map((line) => JSON.stringify(line) + "\n").join("");

/** What the device of the first seat kept of a game. */
export function seenBy({ header, moves }: Game): Seen {
  const seats = readSeats(header) ?? [];
  const start = digestOfStart(header, seats);
  const digests = digestsOf(start, moves);
  return {
    ...nothingSeen(),
    commitment: header.meta.dice.commitment,
    setup: setupOf(header, seats),
    nonces: { 0: NONCES[0] },
    accepted: [0],
    start,
    lines: digests.map((digest) => digest.slice(0, KEPT_DIGITS)),
    digest: digests.at(-1) ?? start,
    ended: true,
  };
}
