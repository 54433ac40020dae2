/** What the pieces are and what they mean now. The server says what the rules make of them. */

import { FACES, printedWorms, type Face } from "../game/pieces";
import type { GameView, Move, Seat, Specialist } from "../game/model";
import { botLines } from "./bots";
import * as say from "./say";
import { language, t } from "./words.svelte";

export interface Meaning {
  title: string;
  lines: string[];
  row?: string | null;
}

/** The rows of the rules about each specialist. */
const ROWS: Record<Specialist, string> = {
  canned_worm: "B3",
  hen: "F1",
  raven: "D3",
  weasel: "B2",
  golden_die: "B1",
  apple: "G2",
};

/** What the things on one table mean. `seats` says who they are, and which of them is "you". */
export class Meanings {
  constructor(
    private readonly game: GameView,
    private readonly seats: readonly Seat[],
  ) {}

  /** A tile of the grill, and whoever stands on it. */
  tile(tile: number): Meaning {
    const { position, stopping } = this.game;
    const here = position.grill.find((each) => each.tile === tile);
    const title = t("tile-worms", { tile, worms: printedWorms(tile) });
    if (!here) {
      const holder = position.players.findIndex(({ stack }) => stack.includes(tile));
      return { title, lines: [t("means-tile-held", this.who(holder))] };
    }
    if (!here.up)
      return { title: t("tile-down", { tile }), lines: [t("means-tile-down")], row: "F5" };
    const more = this.game.meaning?.higher[tile] ?? [];
    const lines = position.over
      ? []
      : [
          t("means-tile", {
            ...this.who(position.player),
            totals: ranges([tile, ...more]),
          }),
        ];
    if (position.phase === "roll" && stopping?.result === "take" && stopping.tile === tile)
      lines.push(t("means-tile-lit"));
    if (this.stakes(position.player)?.failing.turned === tile && !position.over)
      lines.push(t("means-tile-turned", this.who(position.player)));
    if (here.specialist) {
      lines.push(this.power(here.specialist));
      if (here.specialist !== "raven")
        lines.push(t("means-on-tile", { specialist: here.specialist }));
    }
    return {
      title,
      lines,
      row: here.specialist ? ROWS[here.specialist] : more.length ? "C4" : "C1",
    };
  }

  /** Everything about a player. */
  player(seat: number, seconds: number | null = null): Meaning {
    const player = this.game.position.players[seat];
    if (!player) return { title: "", lines: [] };
    const shown = this.seats[seat];
    const isBot = shown?.bot && !shown.botReplacesPlayer;
    const lines = isBot ? botLines(shown.name, shown.bot ?? "", shown.character) : [];
    lines.push(this.score(seat), ...this.stackLines(seat));
    if (!this.game.position.over) lines.push(this.failing(seat));
    if (player.specialist) lines.push(this.power(player.specialist));
    if (seconds !== null) lines.push(t("means-clock", { count: seconds }));
    if (shown?.botReplacesPlayer) lines.push(t("stand-in", { name: shown.name }));
    else if (shown && !shown.bot && !shown.connected)
      lines.push(t("label", { name: shown.name, text: t("away") }));
    return { title: shown?.name ?? "", lines: lines.filter(Boolean), row: "G2" };
  }

  /** The stack of a player. */
  stack(seat: number): Meaning | null {
    const top = this.game.position.players[seat]?.stack.at(-1);
    if (top === undefined) return null;
    return {
      title: t("tile-worms", { tile: top, worms: printedWorms(top) }),
      lines: this.stackLines(seat),
      row: this.stakes(seat)?.theft === "hen" ? "D5" : "D4",
    };
  }

  /** The worms of a player, and what they consist of. */
  worms(seat: number): Meaning {
    const count = this.game.position.players[seat]?.worms ?? 0;
    const lines = [this.score(seat)].filter(Boolean);
    return { title: t("worm-count", { count }), lines, row: "G2" };
  }

  /** The specialist that a player holds. */
  held(seat: number): Meaning {
    const { position } = this.game;
    const player = position.players[seat];
    const specialist = player?.specialist;
    if (!player || !specialist) return { title: "", lines: [] };
    const stakes = this.stakes(seat);
    const who = this.who(seat);
    const tile = player.stack.at(-1) ?? 0;
    const lines = [this.power(specialist)];
    if (!position.over && stakes) {
      if (specialist === "hen") {
        if (!stakes.failing.specialist) lines.push(t("means-hen-idle", who));
        else if (who.you === "yes") lines.push(t("means-hen-mine", { tile }));
        if (stakes.theft === "hen" && who.you !== "yes")
          lines.push(t("means-hen", { ...who, tile }));
      } else if (stakes.theft === "steal") {
        if (who.you !== "yes") lines.push(t("means-steal", { ...who, tile }));
        lines.push(t("means-loot", { ...who, specialist }));
      }
    }
    if (stakes?.extra) lines.push(t("means-extra", { count: stakes.extra }));
    if (specialist === "weasel" && position.player === seat && !position.over)
      lines.push(t(position.weasel_used ? "means-weasel-used" : "means-weasel-ready"));
    return { title: say.specialist(specialist), lines, row: ROWS[specialist] };
  }

  /** The bratworms of a player. */
  bratworms(seat: number): Meaning {
    const { players, supply } = this.game.position;
    const count = players[seat]?.bratworms ?? 0;
    const lines = [t("means-bratworms")];
    if (supply) lines.push(t("means-bratworms-safe"));
    else
      lines.push(t(this.stakes(seat)?.robbable ? "means-bratworms-open" : "means-bratworms-hen"));
    return { title: t("bratworm-count", { count }), lines, row: "E2" };
  }

  supply(): Meaning {
    const { supply } = this.game.position;
    const lines = [t("means-supply"), t("means-bratworms")];
    if (!supply) lines.push(t("means-bratworms-open"));
    return { title: t("supply", { count: supply }), lines, row: "A7" };
  }

  /** Rolled dice of one face. */
  rolled(face: Face, count: number): Meaning {
    const { position, keeps } = this.game;
    const dice = t("dice-of", { count, face: say.faceName(face, count) });
    const preview = keeps.find((each) => each.face === face);
    if (!preview) {
      const used = position.aside.includes(face);
      return { title: dice, lines: used ? [t("means-used")] : [], row: "A2" };
    }
    const [before, total] = [position.total, preview.total];
    const words = say.stopping(preview.stopping, this.names);
    return {
      title: t("means-keep", { dice, before, adds: total - before, total }),
      lines: [t("means-keep-then", { words })],
      row: "A2",
    };
  }

  /** The dice set aside: what they make, what stopping would give, and what would give more. */
  aside(): Meaning {
    const { position, stopping, meaning } = this.game;
    const total = stopping?.total ?? position.total;
    const lines = [say.dice(position.aside)];
    if (stopping) lines.push(sentence(say.stopping(stopping, this.names)));
    const totals = position.grill.flatMap(({ tile, up }) =>
      up ? [tile, ...(meaning?.higher[tile] ?? [])] : [],
    );
    const next = Math.min(...totals.filter((each) => each > total));
    if (Number.isFinite(next)) lines.push(t("means-next-total", { total: next }));
    return { title: t("label", { name: t("set-aside"), text: String(total) }), lines, row: "A2" };
  }

  /** A button: what the move does, and what it may cost. */
  move(move: Move): Meaning | null {
    const { position, stopping, lower } = this.game;
    const { hand } = position;
    const cost = this.failing(position.player);
    switch (move.do) {
      case "roll":
        if (move.golden !== undefined && move.golden !== null)
          return {
            title: t("specialist-golden_die"),
            lines: [this.power("golden_die")],
            row: "B1",
          };
        return {
          title: t("roll-dice", { count: hand.white + Number(hand.golden) }),
          lines: position.aside ? [t("means-roll"), cost] : [t("means-first-roll")],
          row: "A3",
        };
      case "stop": {
        const given = move.take ? lower : stopping;
        if (!given) return null;
        const failed = given.result === "fail";
        return {
          title: say.stopping(given, this.names),
          lines: failed ? [cost] : [],
          row: failed ? "A6" : given.result === "take" ? "C1" : "C2",
        };
      }
      case "reroll":
        return { title: t("specialist-weasel"), lines: [this.power("weasel")], row: "B2" };
      case "fail":
        return { title: t("accept-fail"), lines: [cost], row: "B2" };
      case "rob":
        return this.bratworms(move.player);
      case "return":
        return {
          title: say.specialist(move.specialist),
          lines: [this.power(move.specialist), this.putBack(move.specialist)],
          row: "D7",
        };
      default:
        return null;
    }
  }

  /** What a specialist can do, in a sentence or two. */
  power(specialist: Specialist): string {
    const same = this.game.golden_faces === FACES.join(""); // as the white dice
    const faces = same ? "standard" : "ones_and_worms";
    return t(`rule-${specialist}`, { golden_die: faces });
  }

  /** Where one of two specialists would go. */
  putBack(specialist: Specialist): string {
    const preview = this.game.returns?.find((each) => each.specialist === specialist);
    return preview ? sentence(placeOf(specialist, preview.put_on)) : "";
  }

  /** What failing costs a player, as a sentence. */
  failing(seat: number): string {
    const cost = this.stakes(seat)?.failing;
    if (!cost) return "";
    const parts = this.costs(seat);
    const who = this.who(seat);
    return parts.length
      ? t("means-failing", { ...who, parts: say.list(parts) })
      : t("means-failing-free", who);
  }

  /** What failing costs a player, one thing after the other. */
  costs(seat: number): string[] {
    const cost = this.stakes(seat)?.failing;
    const who = this.who(seat);
    const top = this.game.position.players[seat]?.stack.at(-1) ?? 0;
    if (!cost) return [];
    if (!cost.returned) return cost.specialist ? [t("cost-hen", { ...who, tile: top })] : [];
    const parts = [t("cost-returned", { ...who, tile: cost.returned })];
    if (cost.specialist) parts.push(placeOf(cost.specialist, cost.put_on ?? null));
    if (cost.turned) parts.push(t("cost-turned", { tile: cost.turned }));
    return parts;
  }

  private stackLines(seat: number): string[] {
    const player = this.game.position.players[seat];
    const who = this.who(seat);
    const top = player?.stack.at(-1);
    if (!player || top === undefined) return [t("means-no-tile", who)];
    const stakes = this.stakes(seat);
    const lines: string[] = [];
    if (!this.game.position.over && stakes) {
      const words = { ...who, tile: top };
      if (!stakes.theft) lines.push(t("means-safe", words));
      else lines.push(t(stakes.theft === "hen" ? "means-hen" : "means-steal", words));
    }
    const below = player.stack.slice(0, -1).toReversed();
    if (below.length)
      lines.push(t("means-below", { count: below.length, tiles: say.list(below.map(String)) }));
    return lines;
  }

  private score(seat: number): string {
    const stakes = this.stakes(seat);
    const player = this.game.position.players[seat];
    if (!stakes || !player?.worms) return "";
    const parts = [t("means-score-tiles", { count: stakes.tiles })];
    if (stakes.bratworms) parts.push(t("bratworm-count", { count: stakes.bratworms }));
    if (stakes.extra && player.specialist)
      parts.push(t("means-score-extra", { count: stakes.extra, specialist: player.specialist }));
    return t("means-score", { count: player.worms, parts: say.list(parts) });
  }

  private stakes(seat: number) {
    return this.game.meaning?.stakes[seat];
  }

  private get names(): string[] {
    return this.seats.map(({ name }) => name);
  }

  /** Nobody is "you" for those who watch, and where several people share a device. */
  private who(seat: number): { you: "yes" | "no" | "nobody"; name: string } {
    const shown = this.seats[seat];
    const alone = this.seats.filter(({ mine }) => mine).length === 1;
    return { you: alone ? (shown?.mine ? "yes" : "no") : "nobody", name: shown?.name ?? "" };
  }
}

function placeOf(specialist: Specialist, tile: number | null): string {
  return tile === null ? t("cost-left", { specialist }) : t("cost-put_back", { specialist, tile });
}

/** A part as a sentence of its own. */
function sentence(part: string): string {
  return part.charAt(0).toLocaleUpperCase(language()) + part.slice(1) + ".";
}

/** "26 to 28 or 31" */
export function ranges(totals: readonly number[]): string {
  const found: [from: number, to: number][] = [];
  for (const total of totals) {
    const last = found.at(-1);
    if (last && total === last[1] + 1) last[1] = total;
    else found.push([total, total]);
  }
  const words = found.map(([from, to]) =>
    from === to ? String(from) : t("means-range", { from, to }),
  );
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(words);
}
