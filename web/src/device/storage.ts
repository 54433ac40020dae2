/** The settings of this device, as the browser's storage keeps them. */

/** A character, and the bot that plays for them. */
export interface Opponent {
  character: string;
  bot: string; // the level, or a bot that is none
}

export const KEY = "heckmeck";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How fast a replay runs: its own choice, because whoever studies a game wants another pace. */
export const REPLAY_SPEEDS = ["slow", "normal", "fast"] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface Settings {
  language: string | null; // null: the language of the browser
  theme: "auto" | "light" | "dark";
  sound: boolean;
  vibration: boolean; // where the device can vibrate
  motion: "auto" | "off";
  pace: Pace; // of what happens on the screen
  replaySpeed: ReplaySpeed;
  notify: boolean;
  notifyAsked: boolean; // whether to be notified
  reactions: boolean;
  name: string;
  token: string | null; // the secret of this device's identity
  log: "open" | "folded" | null; // beside the table; null: open where there is much room
  hints: "win" | "margin"; // chances to win, or worms
  tips: boolean;
  tipsSeen: Record<string, number>; // how often each tip was shown
  learnt: string[]; // finished lessons
  edition: "original" | "specialists"; // chosen last for a game against bots
  opponents: Opponent[]; // chosen last; empty: never
  hasPlayed: boolean; // a game to its end, on this device
  muted: string[]; // names of people whose reactions are not shown
  passDevice: boolean; // ask to pass the device on, where several people share it
}

const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  vibration: true,
  motion: "auto",
  pace: "normal",
  replaySpeed: "normal",
  notify: false,
  notifyAsked: false,
  reactions: true,
  name: "",
  token: null,
  log: null,
  hints: "win",
  tips: true,
  tipsSeen: {},
  learnt: [],
  edition: "original",
  opponents: [],
  hasPlayed: false,
  muted: [],
  passDevice: true,
};

/** Read a JSON object from the storage; an empty one if it is missing, damaged or blocked. */
export function read(key: string): Record<string, unknown> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as unknown;
    return typeof stored === "object" ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Write a JSON object; returns whether the browser keeps it. It may block storage, or be full. */
export function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** The keys of everything that is stored. */
export function keys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  } catch {
    return [];
  }
}

export function loadSettings(): Settings {
  // Before there were four paces, only `fast` was stored.
  const { fast, ...stored } = read(KEY);
  const pace = stored["pace"] ?? (fast === true ? "fast" : DEFAULTS.pace);
  return {
    ...DEFAULTS,
    ...stored,
    pace: PACES.find((each) => each === pace) ?? DEFAULTS.pace,
    replaySpeed: REPLAY_SPEEDS.find((each) => each === stored["replaySpeed"]) ?? "normal",
  };
}
