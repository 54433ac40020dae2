import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/game/model";
import { longName } from "../src/rulebook/book";
import { messageText } from "../src/words/messages";
import * as say from "../src/words/say";
import { loadHintMessages, loadRulebookMessages, setLanguage } from "../src/words/words.svelte";

// The words set the language of the page; there is no page here.
beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
beforeEach(loadRulebookMessages);

const plain = (text: string | null): string => text?.replaceAll("\u00a0", " ") ?? "";

describe("the reason for the best move", () => {
  const reason = {
    code: "reason-worms-keep-richer",
    details: { value: 2, other: 1.4, face: 5, against: 4 },
  };

  it.each([
    ["de", "Mit der 5 kannst du 2,00 Würmer erwarten, mit der 4 nur 1,40."],
    ["en", "With the 5s, you can expect 2.00 worms, with the 4s only 1.40."],
    ["fr", "Avec les 5, tu peux espérer 2,00 vers, avec les 4 seulement 1,40."],
    ["it", "Con i 5 puoi aspettarti 2,00 vermi, con i 4 solo 1,40."],
  ])("has the two decimals of the odds on the dice (%s)", async (language, sentence) => {
    await setLanguage(language);
    await loadHintMessages();
    expect(messageText(reason, [])).toBe(sentence);
    expect(sentence).toContain(say.worms(1.4));
  });
});

describe("dice in the log", () => {
  const kept = { event: "face_set_aside", seat: 0, face: "5", count: 2, total: 24 } as GameEvent;

  it.each([
    ["de", "Anna legt 2 Fünfen beiseite: 24", "2 Einsen, 1 Vier und 2 Würmer"],
    ["en", "Anna set aside 2 fives: 24", "2 ones, 1 four, and 2 worms"],
    ["fr", "Anna met de côté deux 5 (total : 24)", "deux 1, un 4 et deux vers"],
    ["it", "Anna accantona due 5 (totale 24)", "due 1, un 4 e due vermi"],
  ])("are counted in words where their faces are digits (%s)", async (language, line, dice) => {
    await setLanguage(language);
    expect(plain(say.event(kept, ["Anna"]))).toBe(line);
    expect(say.dice("114ww")).toBe(dice);
  });
});

describe("a row of the rule book", () => {
  it.each([
    ["de", "Regel F3", "Option: Zurückgegebene Bratwurmportion"],
    ["en", "Rule F3", "Option: Returned tile"],
    ["fr", "Règle F3", "Option : Pickomino rendu"],
    ["it", "Regola F3", "Opzione: Porzione restituita"],
  ])("is called a rule or an option (%s)", async (language, rule, option) => {
    await setLanguage(language);
    expect(longName("F3")).toBe(rule);
    expect(plain(longName("option-returned_highest"))).toBe(option);
  });
});
