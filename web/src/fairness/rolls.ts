/** Every roll of a record against the dice that its proof gives. */

import { sortedDice } from "../game/pieces";
import { check, type Check, type RollFault } from "./checks";
import { WHITE_FACES, type FairDice, type Roll } from "./fair-dice";
import { isObject, isRoll, isTyped, type GameRecord, type Line } from "./record";

export function checkRolls(dice: FairDice, { header, moves }: GameRecord): Check {
  const faults: RollFault[] = [];
  const facesOfGolden = goldenFaces(header);
  let number = 0;
  let typed = 0; // nobody can prove these
  for (const [index, move] of moves.entries()) {
    if (!isRoll(move)) continue;
    if (isTyped(move)) {
      typed++;
    } else {
      const shown = shownBy(move);
      const must = dice.roll(number, shown.dice.length, shown.golden && facesOfGolden);
      if (must.dice !== shown.dice || must.golden !== shown.golden)
        faults.push({ line: index + 2, number, shown: rollText(shown), must: rollText(must) });
    }
    number++;
  }
  const args = { rolls: number, proven: number - typed - faults.length, typed };
  return check("rolls", faults.length ? false : typed ? null : true, args, faults);
}

function shownBy(move: Line): Roll {
  const golden = move["golden"] == null ? null : textOf(move["golden"]);
  return { dice: sortedDice(textOf(move["dice"])), golden };
}

function goldenFaces(header: Line): string {
  const options = isObject(header["options"]) ? header["options"] : {};
  return options["golden_die"] === "standard" ? WHITE_FACES : "111www";
}

/** Dice are strings; anything else becomes a text that no roll can match. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "?");

const rollText = ({ dice, golden }: Roll): string =>
  golden === null ? dice : `${dice} + ${golden}`;
