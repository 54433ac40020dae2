import { beforeAll, describe, expect, it, vi } from "vitest";
import { Offline, RequestRefused } from "../src/net/api";
import { messageText } from "../src/words/messages";
import { errorText, refusalText } from "../src/words/refusals";
import { loadEveningMessages, setLanguage } from "../src/words/words.svelte";

// The words set the language of the page; there is no page here.
beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const illegal = { code: "illegal_move", sentence: "English" };
const used = { code: "refusal-face_used", details: { face: "4" } };
const guarded = { code: "refusal-rob_hen", details: { player: 1 } };
const nested = { code: "replay-line", details: { line: 14, why: used } };

describe("the exact reason of a refusal", () => {
  it.each([
    [
      "de",
      "Die 4 liegt in diesem Zug schon beiseite.",
      "Ben hat die Glucke, da gibt es nichts wegzunehmen.",
    ],
    ["en", "Face 4 was already set aside this turn.", "Ben has the hen and cannot be robbed."],
    [
      "fr",
      "La face 4 est déjà mise de côté ce tour-ci.",
      "Ben a la mère poule, on ne peut rien lui prendre.",
    ],
    [
      "it",
      "La faccia 4 è già accantonata in questo turno.",
      "Ben ha la chioccia, lì non si può prendere niente.",
    ],
  ])("is told in %s", async (language, aside, hen) => {
    await setLanguage(language);
    expect(refusalText({ ...illegal, why: used })).toBe(aside);
    expect(refusalText({ ...illegal, why: guarded }, ["Anna", "Ben"])).toBe(hen);
  });

  it("may contain another message", async () => {
    await setLanguage("de");
    await loadEveningMessages();
    expect(messageText(nested, [])).toBe("Zeile 14: die 4 liegt in diesem Zug schon beiseite");
  });

  it("falls back to the code, and then to the sentence of the server", async () => {
    await setLanguage("de");
    const unknown = { code: "refusal-of-tomorrow", details: {} };
    expect(refusalText({ ...illegal, why: unknown })).toBe("Dieser Spielzug geht jetzt nicht.");
    expect(refusalText({ code: "bad_message", sentence: "English" })).toBe(
      "Diese Anfrage war nicht zu verstehen.",
    );
    expect(refusalText({ code: "code_of_tomorrow", sentence: "English" })).toBe("English");
  });
});

describe("the text of an error", () => {
  beforeAll(() => setLanguage("de"));

  it("says that the server does not answer", () => {
    expect(errorText(new Offline())).toBe("Der Server antwortet nicht. Bist du online?");
  });

  it("says why a request was refused", () => {
    const problem = { code: "bad_message", sentence: "English" } as const;
    expect(errorText(new RequestRefused(problem))).toBe("Diese Anfrage war nicht zu verstehen.");
  });

  it("is that of any other error", () => {
    expect(errorText(new Error("a defect"))).toBe("a defect");
  });
});
