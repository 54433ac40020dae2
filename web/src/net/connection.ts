/**
 * The socket of one table. It stays open: after a lost connection it reconnects, says which version
 * it saw last, and repeats every command that was not answered. The server runs each command once,
 * no matter how often it is sent.
 */

import { hello, socketAddress, takeSocket } from "./prefetch";
import type { ClientMessage, ServerMessage, TableView } from "./protocol";

type SentCommand = Extract<ClientMessage, { id: string }>;
type WithoutId<C> = C extends SentCommand ? Omit<C, "id"> : never;
/** A message that the server answers; the connection gives it its id. */
export type Command = WithoutId<SentCommand>;

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

interface ConnectionOptions {
  token: () => string | null;
  reactions: () => boolean; // whether this device wants to see reactions
  onmessage: (message: ServerMessage) => void;
  onstate: (state: ConnectionState) => void;
}

const PING_INTERVAL = 20_000;
const SILENCE_TIMEOUT = 10_000;
const LONGEST_RETRY_DELAY = 8_000;
const TOO_FAST_DELAY = 1_000;
/** Close codes after which reconnecting is pointless. */
const FINAL_CODES = new Set([4400, 4403, 4404]);
/** Commands that the client gives by itself. Nobody has to wait for their answers. */
const UNASKED = new Set(["commit", "reveal"]);

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  version = 0; // the last one seen
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, SentCommand>();
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #seated = false;

  /** `key` is the code or the id of the table. */
  constructor(
    private key: string,
    readonly options: ConnectionOptions,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Whether some command of the user has not been answered yet. */
  get waiting(): boolean {
    return [...this.#unanswered.values()].some(({ type }) => !UNASKED.has(type));
  }

  /** Send a command, and repeat it after a reconnection until it is answered. Returns its id. */
  send(command: Command): string {
    const sent: SentCommand = { ...command, id: randomHex(12) };
    this.post(sent);
    // A hint may take long to compute, and after a reconnection nobody waits for it any more.
    if (sent.type !== "hint") {
      this.#unanswered.set(sent.id, sent);
      this.#expectAnswer();
    }
    return sent.id;
  }

  /** Send a message once, if the connection is open. */
  post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say hello again on a new socket. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#ping(); // after a sleep the socket may be dead without knowing it
    } else if (!this.#socket) {
      this.#attempts = 0;
      this.#connect();
    }
  };

  #connect(): void {
    clearTimeout(this.#retryTimer);
    if (this.#ended || this.#socket) return;
    this.options.onstate("connecting");
    const prefetched = takeSocket(this.key);
    const socket = prefetched?.socket ?? new WebSocket(socketAddress(this.key));
    this.#socket = socket;
    this.#expectAnswer(); // a server that hangs accepts connections, but says nothing
    socket.onopen = () => {
      socket.send(hello(this.options.token(), this.version, this.options.reactions()));
      this.#startPinging();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(socket, event.data);
    socket.onclose = (event) => this.#closed(socket, event.code);
    if (prefetched && socket.readyState === WebSocket.OPEN) {
      this.#startPinging(); // it has said hello already
      const received = prefetched.received.splice(0);
      queueMicrotask(() => received.forEach((data) => this.#receive(socket, data)));
    }
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    if (FINAL_CODES.has(code)) {
      this.#drop();
      this.#ended = true;
      this.options.onstate("closed");
    } else {
      this.#lose();
    }
  }

  #receive(socket: WebSocket, data: string): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#silenceTimer);
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case "welcome":
        this.#attempts = 0;
        this.version = message.version;
        this.#comeBackTo(message.table, message.you.seats.length > 0);
        for (const command of this.#unanswered.values()) this.post(command);
        this.options.onstate("open");
        break;
      case "step":
        if (message.step.version <= this.version) return;
        if (message.step.version > this.version + 1) {
          this.reconnect(); // something was missed
          return;
        }
        this.version = message.step.version;
        if (message.table) this.#comeBackTo(message.table);
        break;
      case "you":
        this.#seated = message.you.seats.length > 0;
        break;
      case "refused":
        if (message.code === "too_fast" && this.#sendAgainLater(message.id)) return;
        if (message.id !== null) this.#unanswered.delete(message.id);
        break;
      case "done":
        this.#unanswered.delete(message.id);
        break;
    }
    this.options.onmessage(message);
  }

  /** Send a command again that came too fast. False if nobody waits for it. */
  #sendAgainLater(id: string | null): boolean {
    const command = id === null ? undefined : this.#unanswered.get(id);
    if (!command) return false;
    setTimeout(() => {
      if (this.#unanswered.has(command.id)) this.post(command);
    }, TOO_FAST_DELAY);
    return true;
  }

  /** The code of a table may change, and it ends with the game. Players use the id. */
  #comeBackTo(table: TableView, seated = this.#seated): void {
    this.#seated = seated;
    if (this.key === table.id) return;
    const ended = table.lifecycle === "finished" || table.lifecycle === "abandoned";
    this.key = seated || ended ? table.id : table.code;
  }

  #startPinging(): void {
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
  }

  #ping(): void {
    this.post({ type: "ping", at: Date.now() });
    this.#expectAnswer();
  }

  /** Some message must arrive soon, no matter which. */
  #expectAnswer(): void {
    clearTimeout(this.#silenceTimer);
    if (this.#socket) this.#silenceTimer = setTimeout(this.#lose, SILENCE_TIMEOUT);
  }

  /** The connection is dead, or the device says that it has no network. */
  #lose = (): void => {
    if (this.#ended) return;
    this.#drop();
    this.options.onstate("lost");
    this.#retryLater();
  };

  #drop(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #retryLater(): void {
    clearTimeout(this.#retryTimer);
    const delay = Math.min(LONGEST_RETRY_DELAY, 400 * 2 ** this.#attempts++);
    this.#retryTimer = setTimeout(() => this.#connect(), delay * (0.7 + Math.random() * 0.6));
  }
}
