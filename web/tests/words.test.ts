import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Load = (language: string, part: string) => Promise<unknown>;
const waiting = new Map<string, { resolve: () => void; reject: () => void }>();

/** Loads a catalogue when the test says so. Its only message is its own name. */
const load: Load = (language, part) =>
  new Promise((resolve, reject) => {
    const body = [{ id: part, value: `${language} ${part}`, attributes: {} }];
    waiting.set(`${language} ${part}`, {
      resolve: () => resolve(body),
      reject: () => reject(new Error("offline")),
    });
  });

vi.mock("../src/words/catalogues", () => ({
  languages: ["en", "de", "fr"],
  STRETCHED: "en-XA",
  isSupported: () => true,
  loadMessages: (language: string, part: string) => load(language, part),
}));

async function arrive(...catalogues: string[]): Promise<void> {
  for (const each of catalogues) {
    await vi.waitFor(() => expect(waiting.has(each)).toBe(true));
    waiting.get(each)?.resolve();
    waiting.delete(each);
    await Promise.resolve();
  }
}

let words: typeof import("../src/words/words.svelte");
beforeEach(async () => {
  waiting.clear();
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: {} });
  words = await import("../src/words/words.svelte");
  const started = words.setLanguage("en");
  await arrive("en page");
  await started;
});
afterEach(() => vi.unstubAllGlobals());

describe("changing the language", () => {
  it("ends with the one that was chosen last, whichever arrives last", async () => {
    const changes = [words.setLanguage("de"), words.setLanguage("fr")];
    await arrive("fr page", "de page");
    await Promise.all(changes);
    expect([words.language(), words.t("page")]).toEqual(["fr", "fr page"]);
  });

  it("keeps the old one if the messages cannot be loaded", async () => {
    const change = words.setLanguage("de");
    waiting.get("de page")?.reject();
    await expect(change).rejects.toThrow("offline");
    expect([words.language(), words.t("page")]).toEqual(["en", "en page"]);
  });
});

describe("the messages of the rule book", () => {
  it("are those of the language that was chosen while they were loading", async () => {
    const opened = words.loadRulebookMessages();
    const changed = words.setLanguage("de");
    await arrive("de page");
    await changed;
    await arrive("en rulebook", "de rulebook");
    await opened;
    expect([words.t("page"), words.t("rulebook")]).toEqual(["de page", "de rulebook"]);
  });

  it("come with a language that was still loading when they arrived", async () => {
    const opened = words.loadRulebookMessages();
    const changed = words.setLanguage("de");
    await arrive("en rulebook");
    await opened;
    await arrive("de page", "de rulebook");
    await changed;
    expect([words.t("page"), words.t("rulebook")]).toEqual(["de page", "de rulebook"]);
  });

  it("are independent of those of an evening, and both follow the language", async () => {
    const opened = [words.loadRulebookMessages(), words.loadEveningMessages()];
    await arrive("en evening", "en rulebook");
    await Promise.all(opened);
    expect([words.t("evening"), words.t("rulebook")]).toEqual(["en evening", "en rulebook"]);
    const changed = words.setLanguage("fr");
    await arrive("fr page", "fr evening", "fr rulebook");
    await changed;
    expect([words.t("evening"), words.t("rulebook")]).toEqual(["fr evening", "fr rulebook"]);
  });
});
