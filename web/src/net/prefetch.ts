/**
 * Requests that the boot script sends before the application has arrived. The first screen takes
 * each response once, instead of asking again.
 */

import { readFragment } from "../device/fragment";
import { PROTOCOL, type ClientMessage } from "./protocol";

interface PrefetchedSocket {
  key: string;
  socket: WebSocket;
  received: string[];
}

const responses = new Map<string, Promise<Response>>();
let prefetched: PrefetchedSocket | null = null;

export function socketAddress(key: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(key)}/socket`;
}

/** The first message of a socket. On the first visit `since` is 0, which asks for all steps. */
export function hello(token: string | null, since: number, reactions: boolean): string {
  const message: ClientMessage = { type: "hello", protocol: PROTOCOL, token, since, reactions };
  return JSON.stringify(message);
}

/** Ask for what the screen at this address is going to need. */
export function prefetch(hash: string, token: string | null, reactions: boolean): void {
  const [screen, key] = readFragment(hash).path;
  if (screen === "table" && key) prefetchTable(key, token, reactions);
  else if (!screen) prefetchHome(token);
}

function prefetchTable(key: string, token: string | null, reactions: boolean): void {
  const socket = new WebSocket(socketAddress(key));
  const received: string[] = [];
  socket.onopen = () => socket.send(hello(token, 0, reactions));
  socket.onmessage = (event: MessageEvent<string>) => received.push(event.data);
  prefetched = { key, socket, received };
}

function prefetchHome(token: string | null): void {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const own = token ? ["/api/me/tables", "/api/me/games"] : [];
  for (const path of ["/api/about", "/api/tables", "/api/daily", ...own]) {
    const response = fetch(path, { headers, cache: "no-store" });
    response.catch(() => {}); // reported to whoever takes it
    responses.set(path, response);
  }
}

export function takeResponse(path: string): Promise<Response> | null {
  const response = responses.get(path) ?? null;
  responses.delete(path);
  return response;
}

/** The socket of this table if it is still usable. One for another table is closed. */
export function takeSocket(key: string): PrefetchedSocket | null {
  const found = prefetched;
  prefetched = null;
  if (found?.key === key && found.socket.readyState <= WebSocket.OPEN) return found;
  close(found);
  return null;
}

/** Drop what the first screen did not take. */
export function dropPrefetched(): void {
  responses.clear();
  close(prefetched);
  prefetched = null;
}

function close(unused: PrefetchedSocket | null): void {
  if (!unused) return;
  unused.socket.onopen = unused.socket.onmessage = null;
  unused.socket.close();
}
