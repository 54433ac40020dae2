/** The plain HTTP part of the protocol. */

import { save, settings } from "../lib/settings.svelte";
import { refused } from "../words/refusals";
import { t } from "../words/words.svelte";
import { takeAnswer } from "./early";
import type {
  About,
  Code,
  Identity,
  Me,
  MoveLink,
  NewTable,
  Problem,
  Replayed,
  StepList,
  TableCreated,
  TableList,
  TableSummary,
} from "./protocol";

/** A refusal with its code, or `offline` if no answer came. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | "offline",
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (settings.token) headers["Authorization"] = `Bearer ${settings.token}`;
  if (body !== undefined && !headers["Content-Type"]) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    answer = await (takeAnswer(method, path) ??
      fetch(path, { method, headers, body: sent, cache: "no-store" }));
  } catch {
    throw new Refusal("offline", t("error-offline"));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const code = problem.code ?? "broken";
  throw new Refusal(code, refused(code, problem.sentence ?? t("error-broken"), problem.why));
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

export const about = (): Promise<About> => ask("GET", "/api/about");
export const publicTables = (): Promise<TableList> => ask("GET", "/api/tables");
export const moveLink = (): Promise<MoveLink> => ask("POST", "/api/me/link");

/** Make sure that this device is somebody; the first visit gives it its secret. */
export async function identify(): Promise<void> {
  const name = settings.name.trim() || guestName();
  if (settings.token) return;
  const made = await ask<Identity>("POST", "/api/identity", { name });
  save({ token: made.token, name: made.name });
}

export function guestName(): string {
  return t(`guest-${1 + Math.floor(Math.random() * 8)}`);
}

/** With our token; a token the server no longer knows is replaced once. */
async function asMe<T>(work: () => Promise<T>): Promise<T> {
  await identify();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "token_unknown") throw error;
    save({ token: null });
    await identify();
    return work();
  }
}

export async function rename(name: string): Promise<void> {
  save({ name });
  if (settings.token) await asMe(() => ask<Me>("PATCH", "/api/me", { name }));
}

export async function claim(code: string): Promise<void> {
  const made = await ask<Identity>("POST", "/api/claim", { code });
  save({ token: made.token, name: made.name });
}

export async function myTables(): Promise<TableList> {
  return settings.token ? ask("GET", "/api/me/tables") : { tables: [] };
}
export async function myGames(): Promise<TableList> {
  return settings.token ? ask("GET", "/api/me/games") : { tables: [] };
}
export function createTable(table: NewTable): Promise<TableCreated> {
  return asMe(() => ask("POST", "/api/tables", table));
}
export async function record(key: string): Promise<string> {
  return (await call("GET", `/api/tables/${encodeURIComponent(key)}/record`)).text();
}

export function table(key: string): Promise<TableSummary> {
  return ask("GET", `/api/tables/${encodeURIComponent(key)}`);
}

/** What happened at a table after a version, oldest first. */
export function steps(key: string, since: number, limit: number): Promise<StepList> {
  return ask("GET", `/api/tables/${encodeURIComponent(key)}/steps?since=${since}&limit=${limit}`);
}

/** Every position of a record: the browser knows no rules, so the server plays it through. */
export function replay(record: string): Promise<Replayed> {
  return ask("POST", "/api/replay", { record });
}
