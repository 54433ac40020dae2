import { expect, test } from "vitest";
import type { About } from "../src/net/protocol";
import { FACES } from "../src/art/faces";
import { atLevel, commonBot, lastCompany, shuffled, toggled } from "../src/opponents/company";

const CAST = ["ann", "bea", "cal", "dan", "eve", "fay", "gus", "hal"];
const about = {
  bots: ["random", "easy", "normal", "hard"],
  levels: ["easy", "normal", "hard"],
  characters: CAST.map((id) => ({ id, name: id, temperament: "bold" })),
} as unknown as About;
const who = (company: readonly { character: string }[]): string[] =>
  company.map((each) => each.character);

test("a newcomer meets three different easy opponents, others three normal ones", () => {
  const company = lastCompany([], about, true);
  expect(new Set(who(company)).size).toBe(3);
  expect(commonBot(company)).toBe("easy");
  expect(commonBot(lastCompany([], about, false))).toBe("normal");
});

test("the last company comes back, without those this server does not know, and nobody twice", () => {
  const saved = [
    { character: "bea", bot: "hard" },
    { character: "bea", bot: "easy" },
    { character: "zoe", bot: "easy" },
    { character: "cal", bot: "genius" },
    { character: "dan", bot: "random" },
  ];
  expect(lastCompany(saved, about, true)).toEqual([saved[0], saved[4]]);
});

test("shuffling brings others with the same levels", () => {
  const company = [
    { character: "ann", bot: "hard" },
    { character: "bea", bot: "easy" },
    { character: "cal", bot: "hard" },
  ];
  const others = shuffled(about, company);
  expect(others.map((each) => each.bot)).toEqual(["hard", "easy", "hard"]);
  expect(who(others).filter((each) => who(company).includes(each))).toEqual([]);
  const six = CAST.slice(0, 6).map((character) => ({ character, bot: "hard" }));
  expect(new Set(who(shuffled(about, six))).size).toBe(6);
});

const withOwl = {
  ...about,
  bots: [...about.bots, "champion"],
  characters: [
    ...(about.characters ?? []),
    { id: "owl", name: "owl", temperament: "calm", level: "champion" },
  ],
} as unknown as About;

test("whoever has a level of their own is drawn only there", () => {
  for (let round = 0; round < 50; round++) {
    expect(who(lastCompany([], withOwl, round % 2 > 0))).not.toContain("owl");
    const bots = ["easy", "champion", "easy"];
    const drawn = shuffled(
      withOwl,
      bots.map((bot) => ({ character: "", bot })),
    );
    expect(drawn.map((each) => each.bot)).toEqual(bots);
    expect(["owl"]).not.toContain(drawn[0]?.character);
    expect(["owl"]).not.toContain(drawn[2]?.character);
    expect(new Set(who(drawn)).size).toBe(3);
  }
});

test("whoever has a level of their own comes with it and goes with it", () => {
  const company = ["ann", "bea", "cal"].map((character) => ({ character, bot: "normal" }));
  const champions = atLevel(withOwl, company, "champion");
  expect(who(champions)).toEqual(["ann", "bea", "owl"]);
  expect(commonBot(champions)).toBe("champion");
  expect(atLevel(withOwl, champions, "champion")).toEqual(champions);
  const again = atLevel(withOwl, champions, "hard");
  expect(who(again).slice(0, 2)).toEqual(["ann", "bea"]);
  expect(again).toHaveLength(3);
  expect(CAST.slice(2)).toContain(again[2]?.character);
  expect(commonBot(again)).toBe("hard");
  expect(who(atLevel(withOwl, company.slice(0, 1), "champion"))).toEqual(["owl"]);
  expect(atLevel(about, company, "hard")).toEqual(
    company.map((each) => ({ ...each, bot: "hard" })),
  );
});

test("a tap adds somebody or sends them away, within the limits", () => {
  const one = [{ character: "ann", bot: "easy" }];
  const limits = { least: 1, most: 2 };
  const two = toggled(one, "bea", "hard", limits);
  expect(two).toEqual([...one, { character: "bea", bot: "hard" }]);
  expect(commonBot(two)).toBe("");
  expect(toggled(two, "cal", "hard", limits)).toEqual(two);
  expect(toggled(two, "ann", "hard", limits)).toEqual([two[1]]);
  expect(toggled(one, "ann", "hard", limits)).toEqual(one);
});

test("every face has eyes and a mouth within the square", () => {
  for (const { eyes, mouth } of Object.values(FACES)) {
    for (const each of [...eyes, ...mouth]) expect(each > 0 && each < 48).toBe(true);
  }
});
