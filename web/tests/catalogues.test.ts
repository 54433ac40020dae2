import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { compiled, partOf } from "../catalogues.ts";

const LOCALE = new URL("../../src/heckmeck/locale/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);
const files = readdirSync(LOCALE).filter((name) => name.endsWith(".ftl"));

describe.each(files)("%s", (name) => {
  const text = readFileSync(new URL(name, LOCALE), "utf-8");
  const whole = new FluentResource(text).body;

  it("is divided, not changed", () => {
    const parts = [...compiled(text, "page"), ...compiled(text, "book")];
    const wanted = whole.filter(({ id }) => partOf(id) !== null);
    expect(new Set(parts.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource({ body: JSON.parse(JSON.stringify(parts)) as typeof parts });
    const original = new FluentBundle("en", { useIsolating: false });
    original.addResource({ body: whole });
    const args = { name: "A", total: 3, tile: 21, count: 2, specialist: "hen", from: "B", dice: "C" };
    for (const { id } of wanted) {
      const say = (from: FluentBundle) => from.formatPattern(from.getMessage(id)?.value ?? "", args, []);
      expect(say(bundle)).toBe(say(original));
    }
  });

  it("says on a page nothing that only another part knows", () => {
    const page = new Set(compiled(text, "page").map(({ id }) => id));
    const referred = [...JSON.stringify(compiled(text, "page")).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(([, id]) => id);
    expect(referred.filter((id) => !page.has(id ?? ""))).toEqual([]);
  });
});

it("leaves out only what no component says", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const said = sources.flatMap((name) => [...readFileSync(new URL(name, SOURCES), "utf-8").matchAll(/\b(?:t|has)\([^()]*?["`]([a-z][\w-]*)/g)].map(([, id]) => id ?? ""));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => partOf(id) === null)).toEqual([]);
});
