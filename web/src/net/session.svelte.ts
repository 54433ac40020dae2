/**
 * One table, as the server reports it: folds the messages into state and passes them on to whoever
 * listens. How a table is shown, and at what pace, is up to the listener.
 */

import { reloadOnce } from "../device/reload";
import { save, settings } from "../device/settings.svelte";
import type { Move } from "../game/model";
import * as api from "./api";
import { Connection, type Command, type ConnectionState } from "./connection";
import { DiceWitness } from "./dice-witness.svelte";
import type {
  Hint,
  LogStep,
  Presence,
  Reacted,
  Refused,
  ServerMessage,
  Step,
  TableView,
  TypedDice,
  Welcome,
  You,
} from "./protocol";

export interface SessionListener {
  /** The whole table, at the start and whenever something was missed. */
  onwelcome: (welcome: Welcome) => void;
  /** What happened before the last welcome: since the last visit, or as far as it is known. */
  onhistory: (steps: LogStep[]) => void;
  onstep: (step: Step) => void;
  onpresence: (presence: Presence) => void;
  onreaction: (reaction: Reacted) => void;
}

/** How many recent steps to fetch if `welcome` does not include them. */
const HISTORY_LENGTH = 50;
const FINISHED_LENGTH = 200; // steps, as many as one answer may have

export class TableSession {
  connection: ConnectionState = $state("connecting");
  table: TableView | null = $state.raw(null);
  you: You = $state.raw({ name: null, seats: [], owner: false });
  sending = $state(false); // a command has not been answered yet
  refused: Refused | null = $state.raw(null); // the last refusal, until it is closed
  hint: Hint | null = $state.raw(null);
  askingHint = $state(false);
  /** The player to move is not connected. Moments are on the clock of this page. */
  away: { seat: number; botAt: number | null; voteAt: number } | null = $state.raw(null);
  startsAt: number | null = $state.raw(null); // when the game of a next table starts by itself

  #connection: Connection;
  #welcomes = 0;
  #knownVersion = 0; // the last one that the listener knows
  #hintId: string | null = null; // of the last request, while its position is on the table
  #ended = false;
  readonly witness: DiceWitness;

  constructor(
    readonly key: string,
    readonly listener: SessionListener,
  ) {
    this.witness = new DiceWitness(key, (command) => this.#transmit(command));
    this.#connection = new Connection(key, {
      token: () => settings.token,
      reactions: () => settings.reactions,
      onmessage: (message) => this.#receive(message),
      onstate: (state) => (this.connection = state),
    });
  }

  end(): void {
    this.#ended = true;
    this.#connection.end();
  }

  /** Say hello again, because this device has a new identity. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  move(move: Move, dice: TypedDice | null = null): void {
    this.#dropHints();
    const { version } = this.#connection;
    this.send({ type: "move", version, move, ...(dice ? { dice } : {}) });
  }

  send(command: Command): void {
    this.refused = null;
    this.#transmit(command);
  }

  /** Take a seat, with a player's share of the dice. */
  sit(seat: number, name: string | null): void {
    this.refused = null;
    this.witness.sit(seat, name);
  }

  askHint(): void {
    if (this.askingHint) return;
    this.askingHint = true;
    this.#hintId = this.#connection.send({ type: "hint", objective: settings.hints });
  }

  /** Ask for the other kind of odds. Those that are shown stay until the answer comes. */
  changeHint(objective: typeof settings.hints): void {
    save({ hints: objective });
    this.askingHint = false; // nobody waits for the answer to an earlier question
    this.askHint();
  }

  /** Ask for the odds, or hide those that are shown. */
  toggleHint(): void {
    if (this.hint) this.#dropHints();
    else this.askHint();
  }

  react(seat: number, reaction: Reacted["reaction"]): void {
    this.#connection.post({ type: "react", seat, reaction });
  }

  #transmit(command: Command): string {
    const id = this.#connection.send(command);
    this.sending = this.#connection.waiting;
    return id;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "step":
        this.#wait(message);
        if (message.game) this.#dropHints();
        if (message.table) this.table = message.table;
        this.#knownVersion = message.step.version;
        this.witness.step(message.step, message.table, message.game?.position.rolled);
        this.listener.onstep(message);
        break;
      case "you":
        this.you = message.you;
        this.witness.sat(message.you.seats);
        break;
      case "presence":
        this.#wait(message);
        if (this.table) this.table = withPresence(this.table, message);
        this.listener.onpresence(message);
        break;
      case "reacted":
        this.listener.onreaction(message);
        break;
      case "done":
        this.witness.done(message.id);
        this.sending = this.#connection.waiting;
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "hint":
        if (message.id === this.#hintId) {
          this.#dropHints();
          this.hint = message;
        }
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.#welcomes++;
    if (this.refused?.code.startsWith("store_")) this.refused = null; // it is over
    this.#wait(message);
    this.table = message.table;
    this.you = message.you;
    this.#dropHints();
    this.sending = this.#connection.waiting;
    this.witness.welcome(message, message.you.seats);
    const known = this.#knownVersion;
    this.#knownVersion = message.version;
    this.listener.onwelcome(message);
    if (message.missed) this.listener.onhistory(message.missed);
    else if (message.game)
      void this.#fetchHistory(known, message.version, message.game.position.over);
  }

  /** What everybody waits for, and how long. */
  #wait({ away, starts_in }: Welcome | Step | Presence): void {
    const now = performance.now();
    this.startsAt = starts_in == null ? null : now + starts_in;
    this.away = away
      ? {
          seat: away.seat,
          botAt: away.left === null ? null : now + away.left,
          voteAt: now + away.vote_in,
        }
      : null;
  }

  /** The position has changed: neither a hint nor an answer that is still to come fits it. */
  #dropHints(): void {
    this.hint = null;
    this.#hintId = null;
    this.askingHint = false;
  }

  /** The latest steps; of a finished game, as many as the log has room for. */
  async #fetchHistory(known: number, version: number, over: boolean): Promise<void> {
    const asked = this.#welcomes;
    const length = over ? FINISHED_LENGTH : HISTORY_LENGTH;
    const since = Math.max(known, version - length);
    if (since >= version) return;
    const page = await api.steps(this.key, since, length).catch(() => null);
    if (!page || this.#ended || this.#welcomes !== asked) return;
    // Whatever happened while we were asking also came through the socket.
    this.listener.onhistory(page.steps.filter((step) => step.version <= version));
  }

  #refuse(message: Refused): void {
    if (message.id === null || message.id === this.#hintId) this.#dropHints();
    this.sending = this.#connection.waiting;
    if (message.id !== null && this.witness.refused(message.id)) return;
    if (message.code === "protocol_unknown" && reloadOnce()) return;
    if (message.code === "token_unknown") save({ token: null });
    this.refused = message;
  }
}

/** A table with who is connected now. */
export function withPresence(table: TableView, presence: Presence): TableView {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    connected: presence.connected[index] ?? false,
  }));
  const { spectators, votes = table.votes ?? [] } = presence;
  return { ...table, seats, spectators, votes };
}
