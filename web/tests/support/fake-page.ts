/** What the client needs of a browser, faked: just enough to test it without a page. */

import { vi } from "vitest";

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The messages of a type that were sent. */
  all(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

/** Storage of a browser; with a limit it is full after so many characters. */
export class FakeStorage {
  #items = new Map<string, string>();

  constructor(readonly limit = Infinity) {}

  get length(): number {
    return this.#items.size;
  }

  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.#items].filter(([each]) => each !== key).flat();
    if (others.join("").length + value.length > this.limit)
      throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, value);
  }
}

/** Replace the globals of a page; returns the pages of the server, to be filled by the test. */
export function fakePage(): Map<string, unknown> {
  const responses = new Map<string, unknown>();
  FakeSocket.all = [];
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("addEventListener", events.addEventListener);
  vi.stubGlobal("removeEventListener", events.removeEventListener);
  vi.stubGlobal("document", {
    ...events,
    documentElement: {},
    visibilityState: "visible",
    hidden: false,
    querySelectorAll: () => [],
    querySelector: () => null,
  });
  vi.stubGlobal("matchMedia", () => ({ ...events, matches: true }));
  const origin = "http://table.test";
  vi.stubGlobal("location", {
    protocol: "http:",
    host: "table.test",
    origin,
    pathname: "/",
    hash: "",
  });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    if (!responses.has(path)) return Promise.reject(new Error(`nothing at ${path}`));
    return Promise.resolve(new Response(JSON.stringify(responses.get(path))));
  });
  return responses;
}
