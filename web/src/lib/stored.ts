/** What this device remembers: how it wants things, and who it is. */

export const KEY = "heckmeck";

export interface Stored {
  language: string | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "off";
  fast: boolean;
  notify: boolean;
  reactions: boolean;
  name: string;
  token: string | null;
  tips: boolean; // explain things at the table while they are new
  tipsSeen: Record<string, number>;
  learnt: string[]; // lessons that were finished
}

export const defaults: Stored = {
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

export function load(): Stored {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...defaults }; // storage switched off or damaged: begin anew
  }
}
