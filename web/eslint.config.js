import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of src, from the lowest layer to the highest. Each imports only from those before it. */
const LAYERS = [
  "game",
  "fairness",
  "device",
  "net",
  "words",
  "art",
  "widgets",
  "opponents",
  "rulebook",
  "table",
  "presentation",
  "company",
  "sharing",
  "history",
  "screens",
];
/** What stands beside the folders starts the application; these use the router. */
const ROUTED = ["company", "screens"];
const outside = (layer) =>
  ROUTED.includes(layer) ? "^\\.\\./(?!router\\.svelte$)[^/]+$" : "^\\.\\./[^/]+$";
/** These draw what they are given and know no network. */
const RENDERERS = ["art", "widgets", "rulebook", "table"];

const borders = LAYERS.map((layer, index) => {
  const forbidden = [...LAYERS.slice(index + 1), ...(RENDERERS.includes(layer) ? ["net"] : [])];
  const group = [...forbidden.map((folder) => `**/${folder}/**`), "!**/net/protocol"];
  const message = `src/${layer} must not import from there: see LAYERS in eslint.config.js.`;
  return {
    files: [`src/${layer}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group, message },
            { regex: outside(layer), message },
          ],
        },
      ],
    },
  };
});

export default defineConfig(
  // The service worker is a plain script with globals of its own.
  { ignores: ["src/net/protocol.ts", "offline/worker.js"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The linter does not know the types of props and snippets; svelte-check does and checks them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "scripts/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  ...borders,
);
