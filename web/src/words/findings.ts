/** What the verification of a record found, as sentences. */

import type { Check } from "../fairness/checks";
import type { Note, Verification } from "../fairness/verify";
import { botSeatName } from "./bots";
import { t } from "./words.svelte";

/** The finding of one check. */
export function findingText({ name, ok, args }: Check, players: readonly string[]): string {
  const player = (seat: unknown): string => botSeatName(players[Number(seat)] ?? "?");
  const state = ok === null ? "open" : ok ? "right" : "wrong";
  switch (name) {
    case "proof":
      return t(`proof-${args["why"] ?? "none"}`);
    case "first":
      return t(`check-first-${state}`, {
        name: player(args["seat"]),
        drawn: player(args["drawn"]),
      });
    case "nonce":
      return t(ok ? "check-nonce-right" : `check-nonce-${args["why"] ?? "missing"}`);
    case "setup":
      return args["alarm"] && args["alarm"] !== "none"
        ? t(`alarm-${args["alarm"]}`)
        : t(`check-setup-${state}`);
    case "seen":
      return t(`check-seen-${ok ? state : whatDiffers(args)}`, args);
    default:
      return t(`check-${name}-${state}`, args);
  }
}

function whatDiffers({ line, missing }: Check["args"]): "start" | "line" | "missing" | "added" {
  if (line === 1) return "start";
  if (line) return "line";
  return missing ? "missing" : "added";
}

export const noteText = ({ name, args }: Note): string => t(`note-${name}`, args);

/** Why a record is not verified, most important first. */
export function reasons({ checks, players }: Verification): string[] {
  const wrong = checks.filter(({ ok }) => ok === false);
  const shown = wrong.length ? wrong : checks.filter(({ ok }) => ok === null);
  return shown.flatMap((check) => [
    findingText(check, players),
    ...check.faults.slice(0, 1).map((fault) => t("check-fault", { ...fault })),
  ]);
}
