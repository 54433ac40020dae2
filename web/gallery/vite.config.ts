import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "../catalogues.ts";

// The gallery as a page of its own, for screenshots and tests. It is never part of the package.
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  base: "./",
  plugins: [catalogues(), svelte({ configFile: "../svelte.config.js" })],
  build: { outDir: "../../out/gallery", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
});
