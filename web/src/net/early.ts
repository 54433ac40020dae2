/** Questions asked before there is anything that could show the answers; each answer is taken once. */

import { PROTOCOL, type ClientMessage } from "./protocol";

export interface EarlySocket {
  key: string;
  socket: WebSocket;
  heard: string[];
}

const answers = new Map<string, Promise<Response>>();
let line: EarlySocket | null = null;

export function socketAddress(key: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(key)}/socket`;
}

/** Since 0 on the first visit: what happened so far fills the list of what happened. */
export function greeting(token: string | null, since: number, reactions: boolean): string {
  return JSON.stringify({
    type: "hello",
    protocol: PROTOCOL,
    token,
    since,
    reactions,
  } satisfies ClientMessage);
}

/** What the screen at this address is going to ask. */
export function askEarly(hash: string, token: string | null, reactions: boolean): void {
  const [, key] = /^#\/?table\/([^/?]+)/.exec(hash) ?? [];
  if (key) {
    const socket = new WebSocket(socketAddress(decodeURIComponent(key)));
    const early: EarlySocket = { key: decodeURIComponent(key), socket, heard: [] };
    socket.onopen = () => socket.send(greeting(token, 0, reactions));
    socket.onmessage = (event: MessageEvent<string>) => early.heard.push(event.data);
    line = early;
  } else if (/^(#\/?)?$/.test(hash)) {
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    const mine = token ? ["/api/me/tables", "/api/me/games"] : [];
    for (const path of ["/api/about", "/api/tables", ...mine]) {
      const answer = fetch(path, { headers, cache: "no-store" });
      answer.catch(() => {}); // told to whoever takes it
      answers.set(path, answer);
    }
  }
}

export function takeAnswer(method: string, path: string): Promise<Response> | null {
  const answer = method === "GET" ? answers.get(path) : undefined;
  answers.delete(path);
  return answer ?? null;
}

/** The socket of this table, if it is still good. One of another table is closed. */
export function takeSocket(key: string): EarlySocket | null {
  const early = line;
  line = null;
  if (early?.key === key && early.socket.readyState <= WebSocket.OPEN) return early;
  forget(early);
  return null;
}

/** The first screen is there: what it did not take, nobody wants any more. */
export function endEarly(): void {
  answers.clear();
  forget(line);
  line = null;
}

function forget(early: EarlySocket | null): void {
  if (!early) return;
  early.socket.onopen = early.socket.onmessage = null;
  early.socket.close();
}
