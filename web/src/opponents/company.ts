/** Whom to play against: characters, each with the bot that plays for them. */

import type { Opponent } from "../device/storage";
import type { About } from "../net/protocol";
import { defaultBot } from "../words/bots";

/** A table has seven seats. */
export const MOST_OPPONENTS = 6;
const USUAL = 3;

/** The company chosen last on this device, as far as this server knows it, or a mixed one. */
export function lastCompany(
  saved: readonly Opponent[],
  about: About,
  newcomer: boolean,
): Opponent[] {
  const cast = new Set((about.characters ?? []).map((each) => each.id));
  const known = saved.filter(({ character, bot }) => {
    return about.bots.includes(bot) && cast.delete(character);
  });
  if (known.length) return known.slice(0, MOST_OPPONENTS);
  const bot = defaultBot(about.bots, newcomer);
  return shuffled(
    about,
    Array.from({ length: USUAL }, () => ({ character: "", bot })),
  );
}

/** As many opponents with the same levels, but others. Nobody comes to a level of somebody else. */
export function shuffled(about: About, company: readonly Opponent[]): Opponent[] {
  const present = new Set(company.map((each) => each.character));
  const mixed = (about.characters ?? [])
    .map(({ id, level }) => ({ id, level, at: Math.random() + Number(present.has(id)) }))
    .sort((a, b) => a.at - b.at);
  return company.flatMap(({ bot }) => {
    const index = mixed.findIndex(({ level }) => !level || level === bot);
    return mixed.splice(index, Number(index >= 0)).map(({ id }) => ({ character: id, bot }));
  });
}

/**
 * The same company at another level. Whoever has that level for themselves comes in place of the
 * last one, and goes again when the level changes.
 */
export function atLevel(about: About, company: readonly Opponent[], bot: string): Opponent[] {
  const homes = new Map((about.characters ?? []).map(({ id, level }) => [id, level]));
  const isHere = (id: string): boolean => company.some(({ character }) => character === id);
  const stays = company
    .filter(({ character }) => !homes.get(character) || homes.get(character) === bot)
    .map(({ character }) => ({ character, bot }));
  const [host] = [...homes].find(([id, level]) => level === bot && !isHere(id)) ?? [];
  if (host) stays.splice(company.length - 1, 1, { character: host, bot });
  const absent = [...homes.keys()].filter((id) => !homes.get(id) && !isHere(id));
  while (stays.length < company.length && absent.length) {
    const [id = ""] = absent.splice(Math.floor(Math.random() * absent.length), 1);
    stays.push({ character: id, bot });
  }
  return stays;
}

/** The level that all of them have; empty if they differ. */
export function commonBot(company: readonly Opponent[]): string {
  const [first] = company;
  return first && company.every((each) => each.bot === first.bot) ? first.bot : "";
}

/** Add somebody with the usual level, or send somebody away. */
export function toggled(
  company: readonly Opponent[],
  character: string,
  bot: string,
  { least, most }: { least: number; most: number },
): Opponent[] {
  const without = company.filter((each) => each.character !== character);
  if (without.length < company.length) return without.length < least ? [...company] : without;
  return company.length < most ? [...company, { character, bot }] : [...company];
}
