import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { languages, LOCALE } from "./catalogues.ts";

/** What makes the client installable: a manifest for every language, and the service worker. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const language of languages()) {
          const source = JSON.stringify(manifest(language), null, 2);
          this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
        }
        const built = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const files = ["/", "/icon.svg", ...built.sort().map((file) => `/${file}`)];
        const head = `const FILES = ${JSON.stringify(files)};`;
        const worker = readFileSync(new URL("offline/worker.js", import.meta.url), "utf-8");
        const html = bundle["index.html"];
        const page = html?.type === "asset" ? html.source.toString() : "";
        const version = createHash("sha256")
          .update(head + worker + page)
          .digest("hex")
          .slice(0, 12);
        this.emitFile({
          type: "asset",
          fileName: "service-worker.js",
          source: `const VERSION = "${version}";\n${head}\n${worker}`,
        });
      },
    },
  };
}

function manifest(language: string): object {
  const bundle = new FluentBundle(language);
  for (const file of ["game", "table", "sharing"]) {
    const text = readFileSync(new URL(`${language}/${file}.ftl`, LOCALE), "utf-8");
    bundle.addResource(new FluentResource(text));
  }
  const t = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  const shortcut = (id: string, url: string): object => ({ name: t(id), url });
  return {
    id: "/",
    name: t("product"),
    short_name: t("product"),
    description: t("tagline"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#1d1512",
    theme_color: "#1d1512",
    categories: ["games"],
    // A link opens in the application; an open page asks before it leaves a game (LaunchedLink.svelte).
    launch_handler: { client_mode: ["focus-existing", "auto"] },
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      shortcut("shortcut-play", "/#/create"),
      shortcut("shortcut-daily", "/daily"),
      shortcut("shortcut-games", "/#/games"),
      shortcut("shortcut-rules", "/#/rules"),
    ],
  };
}
