/** Every roll of a record against the dice that its proof gives. */

import { sortedDice } from "../game/pieces";
import { check, type Check, type RollFault } from "./checks";
import { DailyDice } from "./daily-dice";
import { WHITE_FACES, type FairDice, type Roll } from "./fair-dice";
import { isObject, isTyped, type GameRecord, type Line } from "./record";
import { placesOf } from "./turns";

export function checkRolls(dice: FairDice | DailyDice, record: GameRecord): Check {
  const faults: RollFault[] = [];
  const facesOfGolden = goldenFaces(record.header);
  const places = placesOf(record);
  let typed = 0; // nobody can prove these
  for (const [index, move] of record.moves.entries()) {
    const place = places[index];
    if (!place) continue;
    if (isTyped(move)) {
      typed++;
    } else {
      const shown = shownBy(move);
      const must = dice.rollAt(place, shown.dice.length, shown.golden && facesOfGolden);
      if (must.dice !== shown.dice || must.golden !== shown.golden)
        faults.push({
          line: index + 2,
          number: place.number,
          shown: rollText(shown),
          must: rollText(must),
        });
    }
  }
  const rolls = places.filter(Boolean).length;
  const args = { rolls, proven: rolls - typed - faults.length, typed, day: "" };
  if (dice instanceof DailyDice) args.day = dice.day;
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
