/** The settings of this device, as the browser's storage keeps them. */

export const KEY = "heckmeck";

export interface Settings {
  language: string | null; // null: the language of the browser
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "off";
  fast: boolean;
  notify: boolean;
  reactions: boolean;
  name: string;
  token: string | null; // the secret of this device's identity
  tips: boolean;
  tipsSeen: Record<string, number>; // how often each tip was shown
  learnt: string[]; // finished lessons
}

const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  motion: "auto",
  fast: false,
  notify: false,
  reactions: true,
  name: "",
  token: null,
  tips: true,
  tipsSeen: {},
  learnt: [],
};

/** Read a JSON object from the storage; an empty one if it is missing, damaged or blocked. */
export function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Write a JSON object. Where the browser blocks storage, nothing outlives the page. */
export function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

export function loadSettings(): Settings {
  return { ...DEFAULTS, ...(read(KEY) as Partial<Settings>) };
}
