import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePage } from "./support/fake-page";

beforeEach(() => {
  fakePage();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

describe("the pace", () => {
  it.each([
    [{}, "normal"],
    [{ fast: false }, "normal"],
    [{ fast: true }, "fast"], // as older versions stored it
    [{ fast: true, pace: "slow" }, "slow"],
    [{ pace: "instant" }, "instant"],
    [{ pace: "breakneck" }, "normal"],
  ])("is restored from %j", async (stored, pace) => {
    localStorage.setItem("heckmeck", JSON.stringify(stored));
    const { loadSettings } = await import("../src/device/storage");
    expect(loadSettings().pace).toBe(pace);
    expect(loadSettings()).not.toHaveProperty("fast");
  });
});

describe("sharing a link", () => {
  const data = { title: "t", text: "x", url: "http://table.test/#/table/CODE" };
  const writeText = vi.fn(() => Promise.resolve());

  async function shareAfter(error: Error | null): Promise<boolean> {
    writeText.mockClear();
    const outcome = () => (error ? Promise.reject(error) : Promise.resolve());
    vi.stubGlobal("navigator", { share: outcome, clipboard: { writeText } });
    const { share } = await import("../src/device/share");
    return share(data);
  }

  it("copies nothing when the user has shared it or closed the sheet", async () => {
    expect(await shareAfter(null)).toBe(false);
    expect(await shareAfter(new DOMException("closed", "AbortError"))).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies it when the device cannot share it", async () => {
    expect(await shareAfter(new DOMException("not here", "NotAllowedError"))).toBe(true);
    expect(writeText).toHaveBeenCalledWith(data.url);
  });
});

describe("reloading an old page", () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal("location", { reload });
  });

  it("happens once per build", async () => {
    const { reloadOnce } = await import("../src/device/reload");
    const reloaded = ["one.js", "one.js", "two.js", "two.js"].map((build) => reloadOnce(build));
    expect(reloaded).toEqual([true, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("happens once when a file is missing, and whenever asked for, if the server is there", async () => {
    const { reloadForMissingFile, tryAgain } = await import("../src/device/reload");
    await reloadForMissingFile();
    await tryAgain();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    for (const act of [reloadForMissingFile, reloadForMissingFile, tryAgain, tryAgain]) await act();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("does not happen where nothing can be remembered", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    const { reloadOnce } = await import("../src/device/reload");
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it("the appearance follows the system, its theme and its motion", async () => {
  const queries: { matches: boolean; change?: () => void }[] = [];
  vi.stubGlobal("matchMedia", () => {
    const query = { matches: false };
    queries.push(query);
    return {
      get matches() {
        return query.matches;
      },
      addEventListener: (_: string, change: () => void) => Object.assign(query, { change }),
    };
  });
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal("document", { documentElement: root, querySelector: () => null });
  const { applyAppearance, followSystem } = await import("../src/device/appearance");
  applyAppearance();
  followSystem();
  expect(root.dataset).toEqual({ theme: "light", motion: "on" });
  for (const query of queries) {
    query.matches = true;
    query.change?.();
  }
  expect(root.dataset).toEqual({ theme: "dark", motion: "off" });
});

it("sounds start with the first touch where the browser does not tell of it", async () => {
  const touches: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (_: string, touch: () => void) => touches.push(touch));
  vi.stubGlobal("navigator", {});
  const made = vi.fn();
  vi.stubGlobal("AudioContext", function () {
    made();
    throw new Error("far enough");
  });
  const { playSound } = await import("../src/presentation/sound");
  playSound("turn");
  expect(made).not.toHaveBeenCalled();
  touches.forEach((touch) => touch());
  expect(() => playSound("turn")).toThrow("far enough");
  expect(made).toHaveBeenCalledOnce();
});
