import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";

// The server that `npm run dev` passes requests on to.
const server = process.env.HECKMECK_SERVER ?? "http://127.0.0.1:8000";

const BOOT =
  /src\/(boot|lib\/stored|net\/(early|protocol)|words\/catalogues)\.ts$|vite\/preload-helper/;
/** What home, a table and its waiting room need; any other screen comes when it is opened. */
const APP =
  /src\/(App|main|art|table|feel|words\/(words|say)|net\/(api|link|table)|screens\/(Home|TableScreen|WaitingRoom|Page|TopBar|Dialog))|node_modules\/(svelte|@fluent|esm-env|clsx)/;

/** The boot runs as soon as it is there: it waits neither for the style nor for the application. */
function bootFirst(): Plugin {
  return {
    name: "boot-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html; // while developing there is no hurry
        const boot = Object.values(bundle).find(
          (each) =>
            each.type === "chunk" && each.moduleIds.some((id) => id.endsWith("src/boot.ts")),
        );
        const others = html.replace(
          new RegExp(`\\s*<[^>]*${boot?.fileName}[^>]*>(</script>)?`),
          "",
        );
        return others.replace(
          "<title>",
          `<script type="module" async crossorigin src="/${boot?.fileName}"></script>\n    <title>`,
        );
      },
    },
  };
}

export default defineConfig({
  base: "/",
  plugins: [catalogues(), svelte(), bootFirst()],
  build: {
    outDir: "../src/heckmeck/web_dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which the CSP forbids
    assetsInlineLimit: 0, // fonts and pictures as files: data: addresses would need a wider CSP
    rolldownOptions: {
      // As few files as possible: on a slow line every further request is a wait.
      output: {
        codeSplitting: {
          groups: [
            { name: "boot", test: BOOT, priority: 2 },
            { name: "app", test: APP, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues live in the Python package
    proxy: { "/api": { target: server, ws: true } },
  },
});
