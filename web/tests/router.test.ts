import { afterEach, expect, it, vi } from "vitest";
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
  const { claimLink, tableLink } = await import("../src/router.svelte");
  const { about } = await import("../src/net/api");
  expect(tableLink("ABC")).toBe(`${location.origin}${location.pathname}#/table/ABC`);
  responses.set("/api/about", { url: "https://games.example.org/" });
  await about();
  expect(tableLink("ABC")).toBe("https://games.example.org/#/table/ABC");
  expect(claimLink("xyz")).toBe("https://games.example.org/#claim=xyz");
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
