/** How an event looks: what moves, and what can be heard. */

import { tick } from "svelte";
import type { GameEvent } from "../game/model";
import { fly, piecePlaces, shake, turnOver } from "./flight";
import { playSound, type Sound } from "./sound";

const LONGEST_FLIGHT = 420;

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  dice_landed: "roll",
  face_set_aside: "keep",
  tile_taken: "take",
  tile_stolen: "steal",
  tile_defended: "steal",
  attempt_failed: "fail",
  game_over: "win",
};

export function playSoundOf(event: GameEvent): void {
  const sound = SOUNDS[event.event];
  if (sound) playSound(sound);
}

/**
 * Animate an event. `show` puts its outcome on the screen; `pause` resolves after that many
 * milliseconds, or earlier if nobody wants to wait. Dice tumble in the tray itself.
 */
export async function animate(
  event: GameEvent,
  duration: number,
  show: () => void,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const before = piecePlaces();
  show();
  await tick();
  const paused = pause(duration);
  if (event.event === "tile_turned") turnOver(event.tile);
  else if (event.event === "attempt_failed") shake(".tray");
  else if (event.event !== "dice_landed") await fly(before, Math.min(LONGEST_FLIGHT, duration));
  await paused;
}
