/** How an event looks: what moves, and what can be heard. */

import { tick } from "svelte";
import type { GameEvent } from "../game/model";
import type { Face } from "../game/pieces";
import { throwDice, type Roll } from "../table/throw";
import { feel, type Feeling } from "./feel";
import { fly, piecePlaces, shake, stillness, turnOver } from "./flight";
import type { Times } from "./timing";

const FEELINGS: Partial<Record<GameEvent["event"], Feeling>> = {
  face_set_aside: "keep",
  tile_taken: "take",
  tile_stolen: "steal",
  tile_defended: "steal",
  attempt_failed: "fail",
};

/** What an event sounds and feels like to the player at seat `me`: a loss never like a success. */
export function feelingOf(event: GameEvent, me: number | null): Feeling | null {
  if (event.event === "game_over")
    return me === null || event.winners.includes(me) ? "win" : "lose";
  if (me !== null && "source" in event && event.source === me) return "robbed";
  return FEELINGS[event.event] ?? null;
}

/** What a table shows that is not part of a position. */
export interface Stage {
  readonly aside: string; // the faces set aside in this turn
  roll: Roll | null; // dice that are not sorted yet
  chosen: Face | null; // what another player is about to set aside
}

export interface Showing {
  /** Put the outcome on the screen. */
  show: () => void;
  /** Say it in words: nothing gives it away any more. */
  tell: () => void;
  /** Wait so many milliseconds; false if nobody wants to wait that long. */
  pause: (milliseconds: number) => Promise<boolean>;
  /** Whether it concerns the viewer, and what it feels like. */
  mine: boolean;
  feeling: Feeling | null;
}

export async function animate(
  event: GameEvent,
  times: Times,
  stage: Stage,
  showing: Showing,
): Promise<void> {
  const { show, tell, pause, mine, feeling } = showing;
  if (event.event === "dice_landed") {
    await roll(event, times, stage, showing);
    return;
  }
  if (event.event === "face_set_aside" && times.before) {
    stage.chosen = event.face;
    await pause(times.before);
    stage.chosen = null;
  }
  const before = piecePlaces();
  show();
  tell();
  feel(feeling, mine);
  await tick();
  const paused = pause(times.motion + times.rest);
  if (event.event === "tile_turned") turnOver(event.tile);
  else if (event.event === "attempt_failed") shake(".tray");
  else await fly(before, times.motion);
  await paused;
}

/** Dice are thrown, settle one by one, lie still, and only then are sorted. */
async function roll(
  { rolled, golden }: Extract<GameEvent, { event: "dice_landed" }>,
  times: Times,
  stage: Stage,
  { show, tell, pause, mine }: Showing,
): Promise<void> {
  const dice = throwDice(rolled, golden as Face | null, stage.aside);
  let settled = times.motion ? 0 : dice.length;
  stage.roll = { dice, settled, time: times.motion };
  show();
  let [at, waited] = [0, true];
  while (settled < dice.length) {
    const settles = (dice[settled]?.settles ?? 1) * times.motion;
    waited &&= await pause(settles - at);
    // A busy device moves the dice later than planned; the last one counts when it really lies still.
    if (waited && settled === dice.length - 1) await stillness(".thrown");
    at = settles;
    settled++;
    stage.roll = { dice, settled, time: times.motion };
    if (waited) feel("settle", mine);
  }
  tell();
  await pause(times.rest);
  const before = piecePlaces();
  stage.roll = null;
  await tick();
  await fly(before, times.after);
}
