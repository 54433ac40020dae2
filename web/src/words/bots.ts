/** Names of bots. */

import { hasMessage, t } from "./words.svelte";

/** The name of a bot in the chosen language, or its own name if it comes from somewhere else. */
export function botName(bot: string): string {
  return hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays; empty if nobody has said. */
export function botIs(bot: string): string {
  return hasMessage(`bot-${bot}-is`) ? t(`bot-${bot}-is`) : "";
}

/** The name of a bot and how it plays, for a list to choose from. */
export function botDescription(bot: string): string {
  if (!hasMessage(`bot-${bot}`)) return bot;
  return `${t(`bot-${bot}`)} – ${t(`bot-${bot}-is`)}`;
}

/** The name of a bot's seat: a character's, or in older games "cautious 2" for a level. */
export function botSeatName(name: string): string {
  const [, bot = "", number = ""] = /^(.*?)(\s\d+)?$/.exec(name) ?? [];
  return botName(bot) + number;
}

/** How a character plays: "goes for the big tiles". Null for somebody this client does not know. */
export function characterIs(character: string): string | null {
  return hasMessage(`character-${character}-is`) ? t(`character-${character}-is`) : null;
}

/** Who a bot is: its level, and how its character plays. */
export function botLines(name: string, bot: string, character: string | null): string[] {
  const level = botIs(bot)
    ? t("bot-plays", { level: botName(bot), text: botIs(bot) })
    : t("is-bot");
  const temperament = character && characterIs(character);
  return temperament ? [t("character-plays", { name, text: temperament }), level] : [level];
}

/** The bot to play against unless another one is chosen. */
export function defaultBot(bots: readonly string[], newcomer = false): string {
  const wanted = newcomer ? ["easy"] : ["normal", "cautious"];
  return wanted.find((bot) => bots.includes(bot)) ?? bots[0] ?? "";
}
