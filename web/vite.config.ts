import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` passes requests on to.
const server = process.env.HECKMECK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/heckmeck/web_dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which the CSP forbids
    assetsInlineLimit: 0, // fonts and pictures as files: data: addresses would need a wider CSP
  },
  server: {
    fs: { allow: [".."] }, // the catalogues live in the Python package
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
