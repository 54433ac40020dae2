import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export type Part = "page" | "book";

/** Said in the terminal only; a test looks that no page says any of it. */
const TERMINAL = /^(console|odds|arena|plot|match|serve|system|help|summary|usage|meta|topic)-/;
/** The rule book and the lessons: most of all words, and few visits need them. */
const BOOK = /^(rule-[A-Z]|rule-option|lesson|chapter)/;

export function partOf(id: string): Part | null {
  return TERMINAL.test(id) ? null : BOOK.test(id) ? "book" : "page";
}

type Message = FluentResource["body"][number];

/** One part of a catalogue as what the parser makes of it. */
export function compiled(text: string, part: Part): Message[] {
  const { body } = new FluentResource(text);
  const wanted = body.filter(({ id }) => id.startsWith("-") || partOf(id) === part);
  return wanted.map(({ attributes, ...message }) => (Object.keys(attributes).length ? { ...message, attributes } : message) as Message);
}

/** What a page without scripts says, in every language. */
function withoutScripts(): string {
  const folder = new URL("../src/heckmeck/locale/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const said = files.map((name) => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf-8")));
    const text = bundle.formatPattern(bundle.getMessage("needs-script")?.value ?? "");
    return `<p lang="${name.replace(".ftl", "")}">${text}</p>`;
  });
  return `<noscript>${said.join("")}</noscript>`;
}

/** Reads `*.ftl?part=page` and `?part=book`: the browser gets them parsed. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transformIndexHtml: (html) => html.replace("<noscript></noscript>", withoutScripts()),
    load(id) {
      const [, path, part] = /^(.*\.ftl)\?part=(page|book)$/.exec(id) ?? [];
      if (!path) return null;
      this.addWatchFile(path);
      const json = JSON.stringify(compiled(readFileSync(path, "utf-8"), part as Part));
      // Read as JSON: quicker than the same written as script.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
