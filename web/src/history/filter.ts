/** Which games are wanted, as the forms hold it and as the server is asked. */

export interface Wanted {
  edition: "" | "original" | "specialists";
  players: "" | "2" | "3" | "4" | "5" | "6" | "7";
  company: "" | "people" | "bots";
  result: "" | "won" | "lost";
  period: "" | "week" | "month" | "year";
  opponent: string;
}

export const EVERYTHING: Wanted = {
  edition: "",
  players: "",
  company: "",
  result: "",
  period: "",
  opponent: "",
};

const DAY = 86_400_000;
const DAYS = { week: 7, month: 30, year: 365 } as const;

/** The parameters of a request; `now` is the end of the period. */
export function queryOf(wanted: Wanted, now: number): URLSearchParams {
  const query = new URLSearchParams();
  if (wanted.edition) query.set("edition", wanted.edition);
  if (wanted.players) query.set("players", wanted.players);
  if (wanted.company) query.set("company", wanted.company);
  if (wanted.result) query.set("won", String(wanted.result === "won"));
  if (wanted.period) query.set("since", String(now - DAYS[wanted.period] * DAY));
  if (wanted.opponent.trim()) query.set("opponent", wanted.opponent.trim());
  return query;
}
