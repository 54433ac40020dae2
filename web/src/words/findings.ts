/** What the verification of a record found, as sentences. */

import type { Check, CheckName } from "../fairness/checks";
import type { Note, Verification } from "../fairness/verify";
import { botSeatName } from "./bots";
import { language, t } from "./words.svelte";

/** The finding of one check. */
export function findingText({ name, ok, args }: Check, players: readonly string[]): string {
  const player = (seat: unknown): string => botSeatName(players[Number(seat)] ?? "?");
  const state = ok === null ? "open" : ok ? "right" : "wrong";
  switch (name) {
    case "proof":
      return t(`proof-${args["why"] ?? "none"}`, { ...args, when: revealText(args["reveal"]) });
    case "first":
      return t(args["agreed"] ? `check-first-agreed-${state}` : `check-first-${state}`, {
        name: player(args["seat"]),
        drawn: player(args["drawn"]),
      });
    case "nonce":
      return t(ok ? "check-nonce-right" : `check-nonce-${args["why"] ?? "missing"}`);
    case "setup":
      if (args["alarm"] && args["alarm"] !== "none") return t(`alarm-${args["alarm"]}`);
      return args["day"] && ok ? t("check-setup-daily", args) : t(`check-setup-${state}`, args);
    case "rolls":
      return t(args["day"] ? `check-rolls-daily-${state}` : `check-rolls-${state}`, args);
    case "moves":
      return args["line"] ? t("check-moves-dice", args) : t(`check-moves-${state}`, args);
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

/** Until when the secret of a day stays secret, as the clock of this device will show it. */
function revealText(reveal: string | number | undefined): string {
  if (typeof reveal !== "number") return "";
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" });
  return format.format(reveal);
}

/** Whether nothing is missing but the secret of the day, which is still to come. */
export const isPending = ({ verdict, checks }: Verification): boolean =>
  verdict === "unproven" && checks.every(({ ok, args }) => ok || args["why"] === "later");

export const noteText = ({ name, args }: Note): string => t(`note-${name}`, args);

/** The checks that compare a record with what this device saw. */
const BY_DEVICE: readonly CheckName[] = ["kept", "setup", "nonce", "seen"];
/** What was changed comes before what follows from it: other names make every roll look wrong. */
const IMPORTANCE: readonly CheckName[] = [
  ...BY_DEVICE,
  "proof",
  "commitment",
  "first",
  "digest",
  "moves",
  "cut_off",
  "rolls",
];

/** The checks for a list: those by this device, those of the record itself, each faults first. */
export function groupedChecks(checks: readonly Check[]): { name: string; checks: Check[] }[] {
  const rank = ({ ok }: Check): number => (ok === false ? 0 : ok === null ? 1 : 2);
  const group = (byDevice: boolean): Check[] =>
    checks
      .filter(({ name }) => BY_DEVICE.includes(name) === byDevice)
      .sort((a, b) => rank(a) - rank(b));
  return [
    { name: "device", checks: group(true) },
    { name: "record", checks: group(false) },
  ].filter((each) => each.checks.length);
}

/** Why a record is not verified, most important first. */
export function reasons({ checks, players }: Verification): string[] {
  const wrong = checks.filter(({ ok }) => ok === false);
  const shown = wrong.length ? wrong : checks.filter(({ ok }) => ok === null);
  return shown
    .sort((a, b) => IMPORTANCE.indexOf(a.name) - IMPORTANCE.indexOf(b.name))
    .flatMap((check) => [
      findingText(check, players),
      ...check.faults.slice(0, 1).map((fault) => t("check-fault", { ...fault })),
    ]);
}
