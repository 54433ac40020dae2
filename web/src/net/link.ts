/**
 * The socket of one table: keeps it open, greets with the last version seen, and sends every command
 * again after a lost connection until it is answered. The server counts an id once.
 */

import { greeting, socketAddress, takeSocket } from "./early";
import type { ClientMessage, ServerMessage } from "./protocol";

type Command = Extract<ClientMessage, { id: string }>;
// The same for every member of the union, without its id.
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export type LinkState = "connecting" | "open" | "lost" | "closed";

export interface LinkEvents {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const LONGEST_WAIT = 8_000;
/** Close codes after which trying again is pointless. */
const FINAL = new Set([4400, 4404]);

export function randomId(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Link {
  version = 0;
  #socket: WebSocket | null = null;
  #open = new Map<string, Command>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly key: string,
    readonly token: () => string | null,
    readonly tell: LinkEvents,
    readonly reactions: () => boolean = () => true,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Commands sent and not yet answered. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Send a command; it is sent again after a reconnection until it is answered. */
  send(wish: Wish): string {
    const command = { ...wish, id: randomId() } as Command;
    if (command.type !== "hint") this.#open.set(command.id, command);
    this.#say(command);
    this.#expect();
    return command.id;
  }

  say(message: ClientMessage): void {
    this.#say(message);
  }

  /** Greet again on a new socket: something was missed. */
  resync(): void {
    this.#drop();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#ping(); // after sleep a socket may be dead without knowing it
    } else if (!this.#socket) {
      this.#tries = 0;
      this.#connect();
    }
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#ended || this.#socket) return;
    this.tell.state("connecting");
    const early = takeSocket(this.key);
    const socket = early?.socket ?? new WebSocket(socketAddress(this.key));
    this.#socket = socket;
    const beat = () => (this.#beat = setInterval(() => this.#ping(), PING_EVERY));
    socket.onopen = () => {
      socket.send(greeting(this.token(), this.version, this.reactions()));
      beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silent);
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (FINAL.has(event.code)) {
        this.#ended = true;
        this.tell.state("closed");
      } else {
        this.tell.state("lost");
        this.#later();
      }
    };
    if (early && socket.readyState === WebSocket.OPEN) {
      beat(); // it has greeted already
      const heard = early.heard.splice(0);
      queueMicrotask(() =>
        heard.forEach(
          (data) => this.#socket === socket && this.#hear(JSON.parse(data) as ServerMessage),
        ),
      );
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      this.version = message.version;
      this.tell.state("open");
      this.tell.message(message);
      for (const command of this.#open.values()) this.#say(command);
      return;
    }
    if (message.type === "step") {
      if (message.step.version !== this.version + 1) {
        if (message.step.version > this.version) this.resync();
        return;
      }
      this.version = message.step.version;
    }
    if ((message.type === "done" || message.type === "refused") && message.id !== null)
      this.#open.delete(message.id);
    this.tell.message(message);
  }

  #ping(): void {
    this.#say({ type: "ping", at: Date.now() });
    this.#expect();
  }

  /** Something must be heard soon, whatever it is. */
  #expect(): void {
    clearTimeout(this.#silent);
    if (this.#socket) this.#silent = setTimeout(this.#lose, ANSWER_WITHIN);
  }

  /** The line is dead, or the device says that it has no network: try a new one. */
  #lose = (): void => {
    if (this.#ended) return;
    this.#drop();
    this.tell.state("lost");
    this.#later();
  };

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silent);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #later(): void {
    clearTimeout(this.#retry);
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }
}
