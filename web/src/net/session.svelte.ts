/**
 * One table, as the server reports it: folds the messages into state and passes them on to whoever
 * listens. How a table is shown, and at what pace, is up to the listener.
 */

import { reloadOnce } from "../device/reload";
import { forgetOtherNonces, rememberNonce, seenDice } from "../device/seen-dice";
import { save, settings } from "../device/settings.svelte";
import type { HintMove, Move } from "../game/model";
import * as api from "./api";
import { commitmentOf } from "../fairness/fair-dice";
import { Connection, randomHex, type Command, type ConnectionState } from "./connection";
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

export class TableSession {
  connection: ConnectionState = $state("connecting");
  table: TableView | null = $state.raw(null);
  you: You = $state.raw({ name: null, seats: [], owner: false });
  sending = $state(false); // a command has not been answered yet
  refused: Refused | null = $state.raw(null); // the last refusal, until it is closed
  hints: HintMove[] | null = $state.raw(null);
  hintReason: NonNullable<Hint["reason"]> | null = $state.raw(null);
  askingHint = $state(false);

  #connection: Connection;
  #welcomes = 0;
  #knownVersion = 0; // the last one that the listener knows
  #hintId: string | null = null; // of the last request, while its position is on the table
  // The nonces that are not accepted yet, by the id of their command.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component shows them
  #drawnNonces = new Map<string, Parameters<typeof rememberNonce>>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component shows them
  #nonces = new Map<string, string>(); // by their commitments
  #revealed = false;
  #ended = false;
  #offeredNonces: number[] = []; // seats

  constructor(
    readonly key: string,
    readonly listener: SessionListener,
  ) {
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
    this.#connection.send(command);
    this.sending = true;
  }

  /** Take a seat, with a player's share of the dice. */
  sit(seat: number, name: string | null): void {
    this.refused = null;
    this.#commit(seat, (commitment) => ({ type: "sit", seat, name, commitment }));
  }

  askHint(): void {
    if (this.askingHint) return;
    this.askingHint = true;
    this.#hintId = this.#connection.send({ type: "hint" });
  }

  react(seat: number, reaction: Reacted["reaction"]): void {
    this.#connection.post({ type: "react", seat, reaction });
  }

  /** Draw a player's share of the dice, now that this device has seen the commitment. */
  #commit(seat: number, command: (commitment: string) => Command): void {
    if (!this.table) return;
    const { id, dice } = this.table; // the commitment that was seen before the nonce was drawn
    const nonce = randomHex(32);
    this.#nonces.set(commitmentOf(nonce), nonce);
    this.#drawnNonces.set(this.#connection.send(command(commitmentOf(nonce))), [
      id,
      dice.commitment,
      seat,
      nonce,
    ]);
    this.sending = true;
  }

  /** Remember a nonce, because the server has accepted it for a seat of this device. */
  #rememberNonce(command: string): void {
    const drawn = this.#drawnNonces.get(command);
    this.#drawnNonces.delete(command);
    if (drawn && this.you.seats.includes(drawn[2])) rememberNonce(...drawn);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "step":
        if (message.game) this.#dropHints();
        if (message.table) this.table = message.table;
        this.#knownVersion = message.step.version;
        this.#offerNonces();
        this.listener.onstep(message);
        break;
      case "you":
        this.you = message.you;
        this.#changeNonces();
        break;
      case "presence":
        if (this.table) this.table = withPresence(this.table, message);
        this.listener.onpresence(message);
        break;
      case "reacted":
        this.listener.onreaction(message);
        break;
      case "done":
        this.#rememberNonce(message.id);
        this.sending = this.#connection.waiting;
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "hint":
        if (message.id === this.#hintId) {
          this.#dropHints();
          this.hints = message.moves;
          this.hintReason = message.reason ?? null;
        }
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.#welcomes++;
    this.table = message.table;
    this.you = message.you;
    this.#dropHints();
    this.sending = this.#connection.waiting;
    this.#changeNonces();
    const known = this.#knownVersion;
    this.#knownVersion = message.version;
    this.listener.onwelcome(message);
    if (message.missed) this.listener.onhistory(message.missed);
    else if (message.game) void this.#fetchHistory(known, message.version);
  }

  /** The position has changed: neither a hint nor an answer that is still to come fits it. */
  #dropHints(): void {
    this.hints = null;
    this.#hintId = null;
    this.askingHint = false;
  }

  async #fetchHistory(known: number, version: number): Promise<void> {
    const asked = this.#welcomes;
    const since = Math.max(known, version - HISTORY_LENGTH);
    if (since >= version) return;
    const page = await api.steps(this.key, since, HISTORY_LENGTH).catch(() => null);
    if (!page || this.#ended || this.#welcomes !== asked) return;
    // Whatever happened while we were asking also came through the socket.
    this.listener.onhistory(page.steps.filter((step) => step.version <= version));
  }

  #refuse(message: Refused): void {
    if (message.id === null || message.id === this.#hintId) this.#dropHints();
    else this.#drawnNonces.delete(message.id);
    this.sending = this.#connection.waiting;
    const { code } = message;
    if (code === "commitment_given" || code === "nonce_given") return; // by another page
    if (code === "not_starting") return; // too late: the game goes on without this share
    if (message.code === "protocol_unknown" && reloadOnce()) return;
    if (message.code === "token_unknown") save({ token: null });
    this.refused = message;
  }

  /** The seats of this device have changed. Once the game runs, its share of the dice is fixed. */
  #changeNonces(): void {
    if (this.table?.lifecycle === "open" && !this.table.starting)
      forgetOtherNonces(this.table.id, this.you.seats);
    this.#offerNonces();
  }

  /** Before the game starts, every seat of this device contributes to the fair dice. */
  #offerNonces(): void {
    const { table } = this;
    if (table?.lifecycle !== "open" || table.dice.kind !== "fair") return;
    if (table.starting) this.#revealNonces(table);
    if (table.starting) return;
    for (const seat of this.you.seats) {
      if (table.seats[seat]?.commitment !== null || this.#offeredNonces.includes(seat)) continue;
      this.#offeredNonces.push(seat);
      this.#commit(seat, (commitment) => ({ type: "commit", seat, commitment }));
    }
  }

  /** The list of seats is fixed: now every device reveals its nonces. */
  #revealNonces(table: TableView): void {
    if (this.#revealed) return;
    this.#revealed = true;
    for (const nonce of seenDice(table.id).nonces) this.#nonces.set(commitmentOf(nonce), nonce);
    for (const [seat, { commitment }] of table.seats.entries()) {
      const nonce = commitment && this.#nonces.get(commitment);
      if (nonce) this.send({ type: "reveal", seat, nonce });
    }
  }
}

/** A table with who is connected now. */
export function withPresence(table: TableView, presence: Presence): TableView {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    connected: presence.connected[index] ?? false,
  }));
  return { ...table, seats, spectators: presence.spectators };
}
