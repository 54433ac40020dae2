import { beforeAll, describe, expect, it, vi } from "vitest";
import { refused, spoken } from "../src/words/refusals";
import { speak } from "../src/words/words.svelte";

// The words tell the page which language it is in; there is no page here.
beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const used = { code: "refusal-face_used", details: { face: "4" } };
const guarded = { code: "refusal-rob_hen", details: { player: 1 } };
const broken = {
  code: "record-json",
  details: { problem: { code: "json-comma", details: {} }, column: "14" },
};

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
      "Ben a la mère poule, là on ne peut rien prendre.",
    ],
    [
      "it",
      "La faccia 4 è già accantonata in questo turno.",
      "Ben ha la chioccia, lì non si può prendere niente.",
    ],
  ])("is told in %s", async (language, aside, hen) => {
    await speak(language);
    expect(refused("illegal_move", "English", used)).toBe(aside);
    expect(refused("illegal_move", "English", guarded, ["Anna", "Ben"])).toBe(hen);
  });

  it("may hold another sentence", async () => {
    await speak("de");
    expect(spoken(broken, [])).toBe("kein JSON: ein Komma fehlt (Spalte 14)");
  });

  it("is what the code stands for where the reason is not known here", async () => {
    await speak("de");
    expect(refused("illegal_move", "English", { code: "refusal-of-tomorrow", details: {} })).toBe(
      "Dieser Zug geht jetzt nicht.",
    );
    expect(refused("bad_message", "English")).toBe("Diese Anfrage war nicht zu verstehen.");
    expect(refused("code_of_tomorrow", "English")).toBe("English");
  });
});
