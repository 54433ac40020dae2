/** Which moves are a failed attempt although there is another choice. */

import type { GameView, Move } from "../game/model";

export function failsByChoice({ position, stopping }: GameView, move: Move): boolean {
  const fails =
    move.do === "fail" || (move.do === "stop" && !move.take && stopping?.result === "fail");
  return fails && position.legal.length > 1;
}
