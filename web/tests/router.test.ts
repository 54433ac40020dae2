import { afterEach, expect, it, vi } from "vitest";
import { fragmentOfPath } from "../src/device/path-link";
import { FakeSocket, fakePage } from "./support/fake-page";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ["#/table/ABC%20D?start", "table", "ABC D"],
  ["#claim=secret", "claim", "secret"],
  ["#/table/", "home", ""],
  ["#/nowhere/x", "home", "x"],
  ["#/table/%", "home", ""], // malformed
])("%s leads to %s", async (hash, screen, key) => {
  fakePage();
  location.hash = hash;
  const { route } = await import("../src/router.svelte");
  expect(route()).toMatchObject({ screen, key });
});

it("shows the address that the operator gave the server in links", async () => {
  const responses = fakePage();
  const { claimLink } = await import("../src/router.svelte");
  const { dailyLink, gameLink, tableLink } = await import("../src/sharing/links");
  const { about } = await import("../src/net/api");
  expect(tableLink("ABC")).toBe(`${location.origin}/t/ABC?lang=en`);
  responses.set("/api/about", { url: "https://games.example.org/" });
  await about();
  expect(tableLink("ABC")).toBe("https://games.example.org/t/ABC?lang=en");
  expect(gameLink("Ab-_cd")).toBe("https://games.example.org/g/Ab-_cd?lang=en");
  expect(dailyLink()).toBe("https://games.example.org/daily?lang=en");
  expect(claimLink("xyz")).toBe("https://games.example.org/#claim=xyz");
});

it.each([
  ["/t/K7WQ39MDTX", "#/table/K7WQ39MDTX"],
  ["/g/Ab-_cdEFGH123456", "#/table/Ab-_cdEFGH123456"],
  ["/daily", "#/daily"],
  ["/g/Ab-_cdEFGH123456?lang=de&at=12", "#/replay/Ab-_cdEFGH123456?at=12"],
  ["/t/", null],
  ["/", null],
  ["/index.html", null],
])("the path %s stands for %s", (path, fragment) => {
  const [pathname = "", search] = path.split("?");
  expect(fragmentOfPath(pathname, search)).toBe(fragment);
});

it("prefetches the table of the address, and the lists of home where there is none", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response("{}")));
  fakePage();
  vi.stubGlobal("fetch", asked);
  const { prefetch } = await import("../src/net/prefetch");
  prefetch("#/table/AB%20C", null, true);
  expect(FakeSocket.last.address).toContain("/tables/AB%20C/socket");
  expect(asked).not.toHaveBeenCalled();
  prefetch("#/table/%", null, true);
  expect(FakeSocket.all).toHaveLength(1);
  expect(asked).toHaveBeenCalled();
});
