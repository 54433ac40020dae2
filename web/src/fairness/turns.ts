/**
 * The rules about dice, and only those: how many are rolled, and which are set aside. Without them
 * a record could contain rolls of no dice, each of which would skip the roll that was due.
 */

import type { RollPlace } from "./fair-dice";
import { isObject, isRoll, type GameRecord, type Line } from "./record";

interface Turn {
  number: number; // from 1
  rolls: number; // so far, rerolls included
  white: number; // white dice in hand
  golden: boolean; // whether the golden die is in hand
  aside: string; // the faces set aside
  rolled: string | null; // what the dice show, until some are set aside
  goldenFace: string | null;
}

const newTurn = (number: number): Turn => ({
  number,
  rolls: 0,
  white: 8,
  golden: false,
  aside: "",
  rolled: null,
  goldenFace: null,
});

/** The number of the first line whose dice are not those in hand; 0 if there is none. */
export function lineAgainstTurns({ header, moves }: GameRecord): number {
  const specialists = header["edition"] === "specialists";
  let turn: Turn | null = newTurn(1);
  for (const [index, move] of moves.entries()) {
    turn = play(turn, move, specialists);
    if (turn === null) return index + 2;
  }
  return 0;
}

/**
 * By line: where a roll comes in its game, or null if the line is no roll. After a line that breaks
 * the rules, nobody can tell the turn.
 */
export function placesOf({ header, moves }: GameRecord): (RollPlace | null)[] {
  const specialists = header["edition"] === "specialists";
  let turn: Turn | null = newTurn(1);
  let number = 0;
  return moves.map((move) => {
    turn &&= play(turn, move, specialists);
    if (!isRoll(move)) return null;
    return { number: number++, turn: turn?.number ?? 0, inTurn: (turn?.rolls ?? 1) - 1 };
  });
}

/** The turn after a move; null if its dice are wrong. */
function play(turn: Turn, move: Line, specialists: boolean): Turn | null {
  switch (move["do"]) {
    case "roll":
      return roll(turn, move, specialists);
    case "reroll":
      return turn.rolled !== null && specialists ? land(turn, move, turn.golden) : null;
    case "keep":
      return keep(turn, move["face"]);
    case "stop":
      return turn.rolled === null && turn.aside ? newTurn(turn.number + 1) : null;
    case "fail":
      return turn.rolled !== null ? newTurn(turn.number + 1) : null;
    default:
      return isObject(move) && typeof move["dice"] === "undefined" ? turn : null;
  }
}

function roll(turn: Turn, move: Line, specialists: boolean): Turn | null {
  // A roll that shows nothing new ends the turn by itself.
  if (turn.rolled !== null)
    return offers(turn) ? null : roll(newTurn(turn.number + 1), move, specialists);
  // Whoever has the golden die decides before the first roll of a turn.
  const golden = turn.aside ? turn.golden : specialists && "golden" in move;
  return turn.white + Number(golden) > 0 ? land(turn, move, golden) : null;
}

function land(turn: Turn, { dice, golden = null }: Line, withGolden: boolean): Turn | null {
  const face = typeof golden === "string" && golden.length === 1 ? golden : null;
  if (typeof dice !== "string" || dice.length !== turn.white) return null;
  if ((face !== null) !== withGolden || (golden !== null && face === null)) return null;
  const rolls = turn.rolls + 1;
  return { ...turn, rolls, golden: withGolden, rolled: dice + (face ?? ""), goldenFace: face };
}

function keep(turn: Turn, face: unknown): Turn | null {
  const { rolled, aside, goldenFace } = turn;
  if (typeof face !== "string" || face.length !== 1) return null;
  if (rolled === null || !rolled.includes(face) || aside.includes(face)) return null;
  const golden = goldenFace === face;
  const white = Array.from(rolled).filter((each) => each === face).length - Number(golden);
  return {
    ...turn,
    white: turn.white - white,
    golden: turn.golden && !golden,
    aside: aside + face,
    rolled: null,
    goldenFace: null,
  };
}

const offers = ({ rolled, aside }: Turn): boolean =>
  Array.from(rolled ?? "").some((face) => !aside.includes(face));
