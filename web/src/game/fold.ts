/**
 * What each event changes in the picture, so that a step can be shown event by event. After the
 * last event the server's position replaces the result. Legal moves, scores and winners are never
 * computed here.
 */

import type { GameEvent, Player, Position, Specialist } from "./model";
import { sortedDice } from "./pieces";

export function fold(position: Position, event: GameEvent): Position {
  const { hand } = position;
  switch (event.event) {
    case "roll_called":
      return {
        ...position,
        legal: [],
        rolled: null,
        golden: null,
        hand: { white: event.white, golden: event.golden },
      };
    case "weasel_used":
      return { ...position, legal: [], weasel_used: true };
    case "dice_landed":
      return { ...position, legal: [], phase: "keep", rolled: event.rolled, golden: event.golden };
    case "face_set_aside": {
      const golden = position.golden === event.face;
      return {
        ...position,
        legal: [],
        phase: "roll",
        aside: sortedDice(position.aside + event.face.repeat(event.count)),
        total: event.total,
        rolled: null,
        golden: null,
        hand: { white: hand.white - event.count + Number(golden), golden: hand.golden && !golden },
      };
    }
    case "bratworm_taken": {
      const next = changePlayer(position, event.seat, (player) => ({
        bratworms: player.bratworms + 1,
      }));
      if (event.source === null) return { ...next, supply: next.supply - 1 };
      return changePlayer(next, event.source, (player) => ({ bratworms: player.bratworms - 1 }));
    }
    case "tile_taken":
      return changePlayer(
        { ...position, grill: position.grill.filter((each) => each.tile !== event.tile) },
        event.seat,
        (player) => ({
          stack: [...player.stack, event.tile],
        }),
      );
    case "tile_stolen":
      return changePlayer(
        changePlayer(position, event.source, (player) => ({ stack: player.stack.slice(0, -1) })),
        event.seat,
        (player) => ({ stack: [...player.stack, event.tile] }),
      );
    case "specialist_gained": {
      const next =
        event.source === null
          ? position
          : changePlayer(position, event.source, () => ({ specialist: null }));
      // A player who already has one shows that one until the choice is made.
      return changePlayer(next, event.seat, (player) => ({
        specialist: player.specialist ?? event.specialist,
      }));
    }
    case "specialist_put_back":
    case "specialist_moved": {
      const next = takeUp(position, event.specialist);
      return {
        ...next,
        grill: next.grill.map((each) =>
          each.tile === event.tile ? { ...each, specialist: event.specialist } : each,
        ),
      };
    }
    case "specialist_left":
      return takeUp(position, event.specialist);
    case "tile_returned": {
      const grill = [...position.grill, { tile: event.tile, up: true, specialist: null }].sort(
        (a, b) => a.tile - b.tile,
      );
      return changePlayer({ ...position, grill }, event.seat, (player) => ({
        stack: player.stack.slice(0, -1),
      }));
    }
    case "tile_turned":
      return {
        ...position,
        grill: position.grill.map((each) =>
          each.tile === event.tile ? { ...each, up: false } : each,
        ),
      };
    case "turn_started":
      return { ...withoutDice(position), player: event.seat, turn: event.turn, phase: "roll" };
    case "game_over":
      return { ...withoutDice(position), phase: "over", over: true, winners: event.winners };
    default:
      return position; // attempt_failed, tile_defended, robbery_due and return_due move no piece
  }
}

function withoutDice(position: Position): Position {
  return {
    ...position,
    legal: [],
    aside: "",
    total: 0,
    rolled: null,
    golden: null,
    hand: { white: 8, golden: false },
    weasel_used: false,
  };
}

function changePlayer(
  position: Position,
  seat: number,
  how: (player: Player) => Partial<Player>,
): Position {
  const players = position.players.map((player, index) =>
    index === seat ? { ...player, ...how(player) } : player,
  );
  return { ...position, players };
}

function takeUp(position: Position, specialist: Specialist): Position {
  // A player who must choose between two specialists shows only one of them. If that one goes, the
  // other one appears; it is known from the legal choices.
  const choices = position.legal.flatMap((move) => (move.do === "return" ? [move.specialist] : []));
  const kept = choices.find((each) => each !== specialist) ?? null;
  return {
    ...position,
    grill: position.grill.map((each) =>
      each.specialist === specialist ? { ...each, specialist: null } : each,
    ),
    players: position.players.map((player) =>
      player.specialist === specialist ? { ...player, specialist: kept } : player,
    ),
  };
}
