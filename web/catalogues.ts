import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export const LOCALE = new URL("../src/heckmeck/locale/", import.meta.url);

export const languages = (): string[] =>
  readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name);

type Message = FluentResource["body"][number];

/** The messages of a file, as the Fluent parser returns them. */
export function compiled(text: string): Message[] {
  const { body } = new FluentResource(text);
  return body.map(
    ({ attributes, ...message }) =>
      (Object.keys(attributes).length ? { ...message, attributes } : message) as Message,
  );
}

/** What the page says without JavaScript, in every language. */
function withoutScripts(): string {
  const said = languages().map((language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(
      new FluentResource(readFileSync(new URL(`${language}/table.ftl`, LOCALE), "utf-8")),
    );
    return `<p lang="${language}">${bundle.formatPattern(bundle.getMessage("needs-script")?.value ?? "")}</p>`;
  });
  return `<noscript>${said.join("")}</noscript>`;
}

/**
 * Imports `game.ftl?with=table` as one module with the parsed messages of both files: one request,
 * no parser. `evening.ftl?with=` is one file alone.
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transformIndexHtml: (html) => html.replace("<noscript></noscript>", withoutScripts()),
    load(id) {
      const [path = "", sibling] = id.split("?with=");
      if (!path.endsWith(".ftl") || sibling === undefined) return null;
      const files = [path, ...(sibling ? [join(dirname(path), `${sibling}.ftl`)] : [])];
      for (const file of files) this.addWatchFile(file);
      const json = JSON.stringify(files.flatMap((file) => compiled(readFileSync(file, "utf-8"))));
      // JSON.parse is faster than the same data as an object literal.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
