import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Apart from the build, which does without the packages for tests.
export default mergeConfig(vite, defineConfig({ test: { include: ["tests/**/*.test.ts"] } }));
