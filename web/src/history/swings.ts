/** The turns that changed somebody's chance to win the most, as sentences. */

import type { Swing } from "../net/protocol";
import type { LogLine } from "../words/log-lines";
import { percent, type Names } from "../words/say";
import { resultOfTurn } from "../words/turns";
import { t } from "../words/words.svelte";

const TOO_LITTLE = 0.03; // the estimate does not say more exactly what it was

/** What a turn was mostly made of: what the dice did, or what the player's choices cost. */
export function mostly(swing: Swing): "good" | "bad" | "choice" | null {
  const { luck, choice, before, after } = swing;
  // If both are small beside the change, the estimate itself may have been off before the turn.
  const needed = Math.max(TOO_LITTLE, Math.abs(after - before) / 2);
  if (Math.max(Math.abs(luck), Math.abs(choice)) < needed) return null;
  if (Math.abs(choice) > Math.abs(luck)) return "choice";
  return luck > 0 ? "good" : "bad";
}

/** "Turn 14: Ben stole your 32, 4 worms. Your chance fell from 61% to 34%. Mostly luck: …" */
export function swingText(
  swing: Swing,
  lines: readonly LogLine[], // of the whole game
  names: Names,
  me: number | null,
): string {
  const { turn, mover, seat, before, after } = swing;
  const why = mostly(swing);
  const what = resultOfTurn(lines.filter((line) => line.turn === turn));
  const change = t("swing-change", {
    you: seat === me ? "yes" : "no",
    name: names[seat] ?? "",
    way: after > before ? "up" : "down",
    from: percent(before),
    to: percent(after),
  });
  const sentences = [t("swing", { turn, what }), change];
  if (why)
    sentences.push(
      t(`swing-${why}`, {
        you: mover === me ? "yes" : "no",
        name: names[mover] ?? "",
        points: Math.round(-100 * swing.choice),
      }),
    );
  return sentences.join(" ");
}
