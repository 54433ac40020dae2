/** What is worth a pause of its own, most of all when it happens to the viewer. */

import { fold } from "../game/fold";
import type { GameEvent, Position, Specialist } from "../game/model";
import type { Moment } from "../table/moment";
import type { Names } from "../words/say";
import * as say from "../words/say";
import { t } from "../words/words.svelte";

/**
 * The moment of an event, or null. `following` are the later events of the same step, `me` is the
 * viewer's seat: null for spectators, and where several people share a device.
 */
export function momentOf(
  event: GameEvent,
  following: readonly GameEvent[],
  position: Position,
  names: Names,
  me: number | null,
): Moment | null {
  const mine = me !== null && "seat" in event && event.seat === me;
  const fromMe = me !== null && "source" in event && event.source === me;
  const line = say.event(event, names, me) ?? "";
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const others: Moment = { title: line, detail: null, tone: "news", large: false, piece: null };
  switch (event.event) {
    case "attempt_failed": {
      if (!mine) return others;
      const lost = following.find((each) => each.event === "tile_returned");
      const loss: Moment = { ...others, detail: line, tone: "loss", large: true };
      if (lost)
        return { ...loss, title: t("moment-lose-tile", { tile: lost.tile }), piece: lost.tile };
      if (losesHen(following, position, event.seat))
        return { ...loss, title: t("moment-lose-hen"), piece: "hen" };
      return { ...loss, title: t("moment-fail"), detail: `${line}. ${t("moment-free")}` };
    }
    case "tile_stolen": {
      const { tile } = event;
      const moment = { ...others, piece: tile };
      if (mine)
        return {
          ...moment,
          title: t("moment-steal", { tile }),
          detail: t("moment-from", { name: names[event.source] ?? "" }),
          tone: "gain",
          large: true,
        };
      if (!fromMe) return moment;
      return { ...moment, title: t("moment-robbed", { name, tile }), tone: "loss", large: true };
    }
    case "tile_defended": {
      const moment: Moment = { ...others, piece: "hen" };
      if (mine)
        return { ...moment, title: t("moment-hen-won"), detail: line, tone: "gain", large: true };
      if (!fromMe) return moment;
      return {
        ...moment,
        title: t("moment-hen-lost", { tile: event.tile }),
        detail: line,
        large: true,
      };
    }
    case "specialist_gained": {
      const { specialist } = event;
      const moment: Moment = { ...others, piece: specialist };
      if (mine) return { ...moment, title: t("moment-specialist", { specialist }), tone: "gain" };
      if (!fromMe) return moment;
      const title = t("moment-specialist-lost", { name, specialist });
      return { ...moment, title, tone: "loss", large: true };
    }
    case "tile_taken":
    case "tile_turned": {
      const left = position.grill.filter(({ tile, up }) => up && tile !== event.tile);
      if (event.event === "tile_taken" && !left.length) {
        const you = mine ? "by" : "no";
        const title = t("moment-last-taken", { name, you });
        return { ...others, title, tone: mine ? "gain" : "news", large: true, piece: event.tile };
      }
      const [last, ...more] = left;
      if (!last || more.length) return null;
      return { ...others, title: t("moment-last-left", { tile: last.tile }), piece: last.tile };
    }
    case "bratworm_taken":
      return fromMe ? { ...others, tone: "loss", piece: "bratworm" } : null;
    case "game_over": {
      const won = me !== null && event.winners.includes(me);
      return won
        ? { ...others, title: t("moment-win"), tone: "gain", large: true }
        : { ...others, large: true };
    }
    default:
      return null;
  }
}

/**
 * The weightiest moment of a whole step, for viewers who see it at once: the end of the game, or
 * else what happens first, with what else it costs.
 */
export function momentOfStep(
  events: readonly GameEvent[],
  before: Position,
  names: Names,
  me: number | null,
): Moment | null {
  let position = before;
  const moments = events.flatMap((event, index) => {
    const moment = momentOf(event, events.slice(index + 1), position, names, me);
    position = fold(position, event);
    return moment ?? [];
  });
  const [first, second] = moments.filter(({ large }) => large);
  if (events.some(({ event }) => event === "game_over")) return moments.at(-1) ?? null;
  if (!first) return moments[0] ?? null;
  return { ...first, detail: first.detail ?? second?.title ?? null };
}

function losesHen(following: readonly GameEvent[], position: Position, seat: number): boolean {
  const specialist: Specialist | null = position.players[seat]?.specialist ?? null;
  return (
    specialist === "hen" &&
    following.some(
      (each) =>
        (each.event === "specialist_put_back" ||
          each.event === "specialist_moved" ||
          each.event === "specialist_left") &&
        each.specialist === "hen",
    )
  );
}
