import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Separate, because the build runs without the test packages.
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      testTimeout: 30_000, // a test that imports modules anew compiles them
    },
  }),
);
