import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";
import { offline } from "./offline.ts";

// The server that `npm run dev` passes requests on to.
const server = process.env.HECKMECK_SERVER ?? "http://127.0.0.1:8421";

const BOOT =
  /src\/(boot|device\/(fragment|path-link|storage)|net\/(prefetch|protocol)|words\/catalogues)\.ts$|vite\/preload-helper/;
/** What home and a table need. Everything else is loaded when it is opened, */
const APP =
  /src\/(App|main|art|table|presentation\/(?!lesson|dice-check)|net|words\/(?!findings)|screens\/(Home|TableScreen)|widgets\/(Page|TopBar|Dialog))|node_modules\/(svelte|@fluent|esm-env|clsx)/;
/** and this as one file: the end of a game, menus and settings. */
const LATER =
  /src\/(screens\/(EndPanel|Standings|DiceVerdict|TableMenu|VoteMenu|SettingsPanel|DeviceSettings|OwnData|TypedDice)|company\/(Rematch|PassDevice|Series)|table\/HintLegend|sharing\/ShareResult|presentation\/dice-check|words\/findings|fairness\/(verify|checks|compare))\.?/;

/** Lets the boot script run as soon as it has arrived, before the style and the application. */
function bootFirst(): Plugin {
  return {
    name: "boot-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html; // the development server
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

/** Catalogues are called after their language: "de", "de-rulebook". */
function chunkName(module: string | null): string {
  const [, language, file] = /locale\/(\w+)\/(\w+)\.ftl/.exec(module ?? "") ?? [];
  if (!language) return "[name]";
  return file === "game" ? language : `${language}-${file}`;
}

export default defineConfig({
  base: "/",
  plugins: [catalogues(), svelte(), bootFirst(), offline()],
  build: {
    outDir: "../src/heckmeck/web_dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which the CSP forbids
    assetsInlineLimit: 0, // fonts and pictures as files: data: addresses would need a wider CSP
    rolldownOptions: {
      // As few files as possible: on a slow connection every request is a wait.
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "boot", test: BOOT, priority: 2 },
            { name: "later", test: LATER, priority: 2, includeDependenciesRecursively: false },
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
