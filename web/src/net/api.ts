/** The HTTP part of the protocol. */

import { browserLabel } from "../device/browser-label";
import { save, settings } from "../device/settings.svelte";
import { takeResponse } from "./prefetch";
import { learnAddress } from "./public-address.svelte";
import type {
  About,
  Daily,
  DailyStarted,
  DeviceList,
  GameList,
  Identity,
  Me,
  NewTable,
  Problem,
  Replayed,
  Statistics,
  StepList,
  TableCreated,
  TableList,
  TableSummary,
  TransferLink,
} from "./protocol";

/** The server refused a request. */
export class RequestRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** No answer came. */
export class Offline extends Error {}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (settings.token) headers["Authorization"] = `Bearer ${settings.token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await send(method, path, {
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const broken = { code: "broken", sentence: response.statusText } as const;
  throw new RequestRefused({ ...broken, ...problem });
}

async function send(method: string, path: string, init: RequestInit): Promise<Response> {
  try {
    const prefetched = method === "GET" ? takeResponse(path) : null;
    return await (prefetched ?? fetch(path, { ...init, method, cache: "no-store" }));
  } catch {
    throw new Offline();
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

const pathOf = (key: string): string => `/api/tables/${encodeURIComponent(key)}`;

// Identity

/** Make sure that this device has an identity; the first visit creates one. */
export async function identify(guestName: string): Promise<void> {
  if (settings.token) return;
  const name = settings.name.trim() || guestName;
  const created = await ask<Identity>("POST", "/api/identity", { name, device: browserLabel() });
  save({ token: created.token, name: created.name });
}

/** Do something with an identity; one that the server has forgotten is replaced once. */
async function identified<T>(guestName: string, work: () => Promise<T>): Promise<T> {
  await identify(guestName);
  try {
    return await work();
  } catch (error) {
    if (!isForgotten(error)) throw error;
    save({ token: null });
    await identify(guestName);
    return work();
  }
}

/** Whether a request failed because the server does not know this device's identity any more. */
export function isForgotten(error: unknown): boolean {
  return error instanceof RequestRefused && error.problem.code === "token_unknown";
}

export async function rename(name: string): Promise<void> {
  save({ name });
  if (settings.token) await identified(name, () => ask<Me>("PATCH", "/api/me", { name }));
}

/** A code that gives one other device the same identity. */
export const moveLink = (): Promise<TransferLink> => ask("POST", "/api/me/link");

export async function claim(code: string): Promise<void> {
  const claimed = await ask<Identity>("POST", "/api/claim", { code, device: browserLabel() });
  save({ token: claimed.token, name: claimed.name });
}

export const devices = (): Promise<DeviceList> => ask("GET", "/api/me/devices");

export async function relabelDevice(id: string, label: string): Promise<void> {
  await request("PATCH", `/api/me/devices/${id}`, { label });
}

export async function signOut(id: string): Promise<void> {
  await request("DELETE", `/api/me/devices/${id}`);
}

export async function signOutOthers(): Promise<void> {
  await request("DELETE", "/api/me/devices");
}

/** Everything the server stores about the owner of this device, as a JSON file. */
export async function exportData(): Promise<Blob> {
  return (await request("GET", "/api/me/export")).blob();
}

/** Delete everything about the owner of this device, on the server and here. */
export async function deleteEverything(): Promise<void> {
  await request("DELETE", "/api/me");
  save({ token: null, name: "" });
}

// Tables

export async function about(): Promise<About> {
  const told = await ask<About>("GET", "/api/about");
  learnAddress(told.url);
  return told;
}

export const publicTables = (): Promise<TableList> => ask("GET", "/api/tables");

export async function myTables(): Promise<TableList> {
  return settings.token ? ask("GET", "/api/me/tables") : { tables: [] };
}

const NO_GAMES: GameList = { games: [], total: 0, next: null, pending: 0 };

/** A page of the finished games of this device's owner; `query` filters and turns pages. */
export async function myGames(query = ""): Promise<GameList> {
  return settings.token ? ask("GET", `/api/me/games${query}`) : NO_GAMES;
}

/** The finished games of this device's owner in figures; `query` filters. */
export const myStatistics = (query = ""): Promise<Statistics> =>
  ask("GET", `/api/me/statistics${query}`);

/** Delete the list of games and the statistics of this device's owner. */
export async function forgetGames(): Promise<void> {
  await request("DELETE", "/api/me/games");
}

export function createTable(table: NewTable, guestName: string): Promise<TableCreated> {
  return identified(guestName, () => ask("POST", "/api/tables", table));
}

/** Today's challenge, with the results of this device's identity if it has one. */
export const daily = (): Promise<Daily> => ask("GET", "/api/daily");

export function startDaily(guestName: string): Promise<DailyStarted> {
  return identified(guestName, () => ask("POST", "/api/daily"));
}

export const table = (key: string): Promise<TableSummary> => ask("GET", pathOf(key));

/** The steps of a table after version `since`, oldest first. */
export function steps(key: string, since: number, limit: number): Promise<StepList> {
  return ask("GET", `${pathOf(key)}/steps?since=${since}&limit=${limit}`);
}

/** The text of a finished game's record. */
export async function record(key: string): Promise<string> {
  return (await request("GET", `${pathOf(key)}/record`)).text();
}

/** The result of a finished game as a picture. */
export async function card(key: string, language: string): Promise<Blob> {
  return (await request("GET", `${pathOf(key)}/card?lang=${language}`)).blob();
}

/** Every position of a finished game. The browser knows no rules, so the server replays it. */
export const replayTable = (key: string): Promise<Replayed> => ask("GET", `${pathOf(key)}/replay`);

/** The same for the text of a record. */
export const replay = (record: string): Promise<Replayed> => ask("POST", "/api/replay", { record });
