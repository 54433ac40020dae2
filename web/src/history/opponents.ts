/** Who played a game of a list, as they are named and drawn everywhere else. */

import type { Seat } from "../game/model";
import type { PlayedGame, TableSummary } from "../net/protocol";
import { botSeatName, characterIs } from "../words/bots";

/** A person or a bot of a game that is not going on here. */
export function seatOf(name: string, seat: number, bot: boolean, mine = false): Seat {
  const shown = bot ? botSeatName(name) : name;
  const character = shown.toLowerCase();
  return {
    name: shown,
    colour: seat,
    bot: bot ? shown : null,
    character: bot && characterIs(character) ? character : null,
    botReplacesPlayer: false,
    connected: true,
    mine,
  };
}

/** Everybody who has a seat. */
export function seatsOf({ players, bots }: TableSummary): Seat[] {
  return players.flatMap((name, seat) =>
    name === null ? [] : [seatOf(name, seat, bots[seat] ?? false)],
  );
}

/** The others in a game that I have finished; who has won is still glad. */
export function opponentsOf(game: PlayedGame): Seat[] {
  return seatsOf(game)
    .filter(({ colour }) => colour !== game.seat)
    .map((seat) => ({ ...seat, mood: game.winners.includes(seat.colour) ? "glad" : "waiting" }));
}

/** The others at one of my tables: if only bots play along, the one person is me. */
export function othersAt(table: TableSummary): Seat[] {
  const all = seatsOf(table);
  const people = all.filter(({ bot }) => !bot);
  return people.length === 1 && all.length > 1 ? all.filter(({ bot }) => bot) : all;
}
