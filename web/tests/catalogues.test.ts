import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { compiled, languages, LOCALE } from "../catalogues.ts";
import { loadMessages } from "../src/words/catalogues.ts";

const SOURCES = new URL("../src/", import.meta.url);
const read = (language: string, file: string): string =>
  readFileSync(new URL(`${language}/${file}.ftl`, LOCALE), "utf-8");
const ids = (body: readonly { id: string }[]): string[] => body.map(({ id }) => id);

describe.each(languages())("%s", (language) => {
  it.each(["game", "table", "rulebook", "lessons", "evening", "hints"])(
    "%s says the same after compilation",
    (file) => {
      const text = read(language, file);
      const whole = new FluentResource(text).body;
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource({ body: JSON.parse(JSON.stringify(compiled(text))) as typeof whole });
      const original = new FluentBundle(language, { useIsolating: false });
      original.addResource({ body: whole });
      const args = {
        name: "A",
        total: 3,
        tile: 21,
        count: 2,
        specialist: "hen",
        from: "B",
        dice: "C",
      };
      for (const { id } of whole) {
        const say = (from: FluentBundle) =>
          from.formatPattern(from.getMessage(id)?.value ?? "", args, []);
        expect(say(bundle)).toBe(say(original));
      }
    },
  );

  it("bundles every file but the console's", async () => {
    expect(ids(await loadMessages(language, "page"))).toEqual(
      ids([...compiled(read(language, "game")), ...compiled(read(language, "table"))]),
    );
    expect(ids(await loadMessages(language, "rulebook"))).toEqual(
      ids([...compiled(read(language, "rulebook")), ...compiled(read(language, "lessons"))]),
    );
    expect(ids(await loadMessages(language, "evening"))).toEqual(
      ids(compiled(read(language, "evening"))),
    );
    expect(ids(await loadMessages(language, "hints"))).toEqual(
      ids(compiled(read(language, "hints"))),
    );
  });

  it("refers on a page only to messages of the page", async () => {
    const page = await loadMessages(language, "page");
    const known = new Set(ids(page));
    const referred = [...JSON.stringify(page).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(
      ([, id]) => id ?? "",
    );
    expect(referred.filter((id) => !known.has(id))).toEqual([]);
  });
});

it("leaves out only what no component says", () => {
  const console = new Set(ids(new FluentResource(read("en", "console")).body));
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const said = sources.flatMap((name) =>
    [
      ...readFileSync(new URL(name, SOURCES), "utf-8").matchAll(
        /\b(?:t|hasMessage)\([^()]*?["`]([a-z][\w-]*)/g,
      ),
    ].map(([, id]) => id ?? ""),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => console.has(id))).toEqual([]);
});
