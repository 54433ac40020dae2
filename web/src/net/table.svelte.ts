/**
 * One table as this device sees it. What the server tells is folded into `shown` event by event at a
 * pace that can be followed; whoever was away gets the present at once and a summary.
 */

import { tick } from "svelte";
import { fly, places, shake, turnOver } from "../feel/flight";
import { lasts } from "../feel/pace";
import { play } from "../feel/sound";
import { fold } from "../lib/fold";
import type { Game, GameEvent, HintMove, Move, Seat } from "../lib/model";
import { keepFor, save, settings } from "../lib/settings.svelte";
import type { Line } from "../table/EventStrip.svelte";
import { lineOf, lineOfEntry, linesOfSteps } from "../table/lines";
import { refused } from "../words/refusals";
import { t } from "../words/words.svelte";
import { steps } from "./api";
import { Link, randomId, type LinkState, type Wish } from "./link";
import type {
  Clock,
  LogStep,
  Message,
  Refused,
  ServerMessage,
  Step,
  TableView,
  TypedDice,
  You,
} from "./protocol";

/** More steps behind than this and the present is shown at once. */
const TOO_MANY = 10;
/** Steps before the first visit that are listed. */
const REMEMBERED = 50;

export class Table {
  link: LinkState = $state("connecting");
  view: TableView | null = $state.raw(null);
  you: You = $state.raw({ name: null, seats: [], owner: false });
  shown: Game | null = $state.raw(null);
  clock: (Clock & { since: number }) | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  hints: HintMove[] | null = $state.raw(null);
  hintReason: Message | null = $state.raw(null);
  hinting = $state(false);
  reactions: Record<number, string> = $state({});
  tumbling = $state(false);
  playing = $state(false); // events are still being shown
  sending = $state(false); // a move was sent and not yet answered
  refused: Refused | null = $state.raw(null); // what the server would not do, until it is closed
  missed: Line[] = $state.raw([]);
  spoken = $state(""); // for the live region
  tieBreak: "none" | "highest_tile" | "shared" = $state("none");

  #link: Link;
  #queue: Step[] = [];
  #ended = false;
  #skip = false;
  #running = false;
  #epoch = 0; // counts whole views: what was being shown before one is history
  #nonces = new Set<number>();

  constructor(readonly key: string) {
    this.#link = new Link(
      key,
      () => settings.token,
      { message: (message) => this.#hear(message), state: (state) => (this.link = state) },
      () => settings.reactions,
    );
  }

  end(): void {
    this.#ended = true;
    this.#link.end();
  }

  /** Greet anew, as whoever this device is by now. */
  greet(): void {
    this.#link.resync();
  }

  get seats(): Seat[] {
    return (this.view?.seats ?? []).map((seat, index) => ({
      name:
        seat.kind === "bot" && !seat.bot_replaces_player
          ? calledBot(seat.name)
          : (seat.name ?? t("seat-empty")),
      colour: seat.colour,
      bot: seat.bot,
      standingIn: seat.bot_replaces_player === true,
      connected: seat.connected,
      mine: this.you.seats.includes(index),
    }));
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seat at the lower edge: on a shared device the one to move, else the own one. */
  get bottom(): number | null {
    const [first = null] = this.you.seats;
    if (this.you.seats.length < 2 || !this.shown) return first;
    const { player } = this.shown.position;
    return this.you.seats.includes(player) ? player : (this.#lastBottom ?? first);
  }
  #lastBottom: number | null = null;

  get myTurn(): boolean {
    const position = this.shown?.position;
    return Boolean(
      position &&
      !position.over &&
      this.view?.lifecycle === "running" &&
      this.you.seats.includes(position.player),
    );
  }

  /** This device may move now, and what is shown is the present. */
  get acting(): boolean {
    const seat = this.shown ? this.view?.seats[this.shown.position.player] : null;
    return (
      this.myTurn && !this.playing && !this.sending && this.link === "open" && !seat?.standing_in
    );
  }

  move(move: Move, dice: TypedDice | null = null): void {
    if (!this.acting) return;
    this.sending = true;
    this.hints = null;
    this.refused = null;
    if (this.shown) this.#lastBottom = this.shown.position.player;
    this.#link.send({ type: "move", version: this.#link.version, move, ...(dice ? { dice } : {}) });
  }

  command(wish: Wish): void {
    this.refused = null;
    this.#link.send(wish);
  }

  askHint(): void {
    this.hinting = true;
    this.#link.send({ type: "hint" });
  }

  react(seat: number, reaction: string): void {
    this.#link.say({ type: "react", seat, reaction: reaction as never });
  }

  /** A person's share of the dice, drawn on this device after the commitment was seen. */
  nonceFor(seat: number | null): string {
    const nonce = randomId(16);
    if (this.view)
      keepFor(this.view.id, {
        commitment: this.view.dice.commitment,
        [`nonce-${seat ?? ""}`]: nonce,
      });
    return nonce;
  }

  /** Show the present at once. */
  skip(): void {
    this.#skip = true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const first = this.view === null;
        this.#queue = [];
        this.#epoch++;
        this.view = message.table;
        this.you = message.you;
        this.shown = message.game;
        this.#clockIs(message.clock);
        this.sending = this.#link.waiting > 0;
        if (message.missed) this.#summarise(message.missed, first);
        else if (message.game) void this.#remember(message.version, first);
        this.#shareDice();
        this.#yourTurn();
        break;
      }
      case "step":
        this.#queue.push(message);
        if (!this.#running) void this.#run();
        break;
      case "you":
        this.you = message.you;
        this.#shareDice();
        break;
      case "presence":
        if (this.view) {
          const seats = this.view.seats.map((seat, index) => ({
            ...seat,
            connected: message.connected[index] ?? false,
          }));
          this.view = { ...this.view, seats, spectators: message.spectators };
        }
        break;
      case "done":
        this.sending = this.#link.waiting > 0;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "reacted":
        this.#reacted(message.seat, message.reaction);
        break;
      case "hint":
        this.hinting = false;
        if (message.version === this.#link.version) {
          this.hints = message.moves;
          this.hintReason = message.reason ?? null;
        }
        break;
    }
  }

  /** Said when it is read, so that it follows the language. */
  get refusal(): string | null {
    const no = this.refused;
    return no && refused(no.code, no.sentence, no.why, this.names);
  }

  #refused(message: Refused): void {
    const { code } = message;
    this.hinting = false;
    this.sending = this.#link.waiting > 0;
    if (code === "token_unknown") {
      save({ token: null });
    } else if (code === "protocol_unknown") {
      reloadOnce();
    } else if (code !== "nonce_given") {
      this.refused = message;
    }
  }

  #reacted(seat: number, reaction: string): void {
    this.reactions = { ...this.reactions, [seat]: reaction };
    setTimeout(() => {
      const { [seat]: _, ...rest } = this.reactions;
      this.reactions = rest;
    }, 2600);
  }

  #clockIs(clock: Clock | null): void {
    this.clock = clock ? { ...clock, since: performance.now() } : null;
  }

  /** What happened while nobody looked here; told in between if something has been told since. */
  #summarise(steps: LogStep[], first: boolean, before = this.lines): void {
    const lines = linesOfSteps(steps, this.names);
    this.lines = [...before, ...lines, ...this.lines.slice(before.length)].slice(-200);
    const told = lines.filter((line) => line.tone !== "minor");
    this.missed = !first && told.length > 2 ? told.slice(-6) : [];
    for (const event of steps.flatMap((step) => step.events) as GameEvent[])
      if (event.event === "game_over") this.tieBreak = event.tie_break;
  }

  /** More has happened than was told: at least the last of it. */
  async #remember(version: number, first: boolean): Promise<void> {
    const [epoch, before] = [this.#epoch, this.lines];
    const earlier = await steps(this.key, Math.max(0, version - REMEMBERED), REMEMBERED).catch(
      () => null,
    );
    if (!earlier || this.#ended || this.#epoch !== epoch) return;
    const known = earlier.steps.filter((step) => step.version <= version);
    this.#summarise(known, first, before);
  }

  /** Seats of ours without a share of the dice give one before the game starts. */
  #shareDice(): void {
    if (this.view?.lifecycle !== "open" || this.view.dice.kind !== "fair") return;
    for (const seat of this.you.seats) {
      if (this.view.seats[seat]?.nonce === null && !this.#nonces.has(seat)) {
        this.#nonces.add(seat);
        this.#link.send({ type: "nonce", seat, nonce: this.nonceFor(seat) });
      }
    }
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#skip = false;
    for (let step = this.#queue.shift(); step && !this.#ended; step = this.#queue.shift()) {
      if (document.hidden || this.#queue.length > TOO_MANY) this.#skip = true;
      await this.#show(step, this.#epoch);
      if (!this.#queue.length) this.#skip = false;
    }
    this.#running = false;
    this.playing = false;
    this.tumbling = false;
    if (!this.#ended) this.#yourTurn();
  }

  async #show(step: Step, epoch: number): Promise<void> {
    const events = step.step.events as GameEvent[];
    this.hints = null;
    if (step.table) this.view = step.table;
    const entry = lineOfEntry(step.step.entry, this.shown?.position.turn ?? 0, this.names);
    if (entry) {
      this.lines = [...this.lines, entry].slice(-200);
      this.spoken = entry.text;
    }
    this.playing = events.length > 0;
    for (const event of events) {
      await this.#happen(event);
      if (this.#ended || this.#epoch !== epoch) return;
    }
    const before = places();
    if (step.game) this.shown = step.game;
    this.#clockIs(step.clock);
    this.#shareDice();
    if (!this.#skip && step.game) {
      await tick();
      await fly(before, 200);
    }
  }

  async #happen(event: GameEvent): Promise<void> {
    const game = this.shown;
    if (!game) return;
    const turn = event.event === "turn_started" ? event.turn : game.position.turn;
    const tell = () => this.#tell(event, turn);
    if (event.event !== "dice_landed") tell(); // dice are told when they lie still
    if (event.event === "game_over") this.tieBreak = event.tie_break;
    const next = { position: fold(game.position, event), stopping: null, lower: null, keeps: [] };
    const duration = lasts(event);
    if (this.#skip || duration === 0) {
      this.shown = next;
      if (event.event === "dice_landed") tell();
      return;
    }
    const before = places();
    this.shown = next;
    this.#sound(event);
    if (event.event === "dice_landed") this.tumbling = true;
    await tick();
    const pause = this.#pause(duration);
    if (event.event === "tile_turned") turnOver(event.tile);
    else if (event.event === "attempt_failed") shake(".tray");
    else if (event.event !== "dice_landed")
      await Promise.all([fly(before, Math.min(420, duration)), pause]);
    await pause;
    this.tumbling = false;
    if (event.event === "dice_landed") tell();
  }

  #tell(event: GameEvent, turn: number): void {
    const line = lineOf(event, turn, this.names);
    if (!line) return;
    this.lines = [...this.lines, line].slice(-200);
    if (line.tone !== "minor" || ("seat" in event && this.you.seats.includes(event.seat)))
      this.spoken = line.text;
  }

  #pause(duration: number): Promise<void> {
    const epoch = this.#epoch;
    return new Promise((done) => {
      const ends = performance.now() + duration;
      const look = () =>
        this.#skip || this.#ended || this.#epoch !== epoch || performance.now() >= ends
          ? done()
          : void setTimeout(look, 30);
      look();
    });
  }

  #sound(event: GameEvent): void {
    const sounds = {
      dice_landed: "roll",
      face_set_aside: "keep",
      tile_taken: "take",
      tile_stolen: "steal",
      tile_defended: "steal",
      attempt_failed: "fail",
      game_over: "win",
    } as const;
    const sound = sounds[event.event as keyof typeof sounds];
    if (sound) play(sound);
  }

  #toldTurn = 0;
  #yourTurn(): void {
    const position = this.shown?.position;
    if (!this.myTurn || !position || this.#toldTurn === position.turn) return;
    this.#toldTurn = position.turn;
    this.spoken = t("your-turn");
    play("turn");
    if (
      document.hidden &&
      settings.notify &&
      "Notification" in window &&
      Notification.permission === "granted"
    ) {
      new Notification(t("your-turn"), {
        body: this.view?.settings.title ?? t("product"),
        tag: `heckmeck-${this.key}`,
      });
    }
  }
}

/** "cautious 2" at the table is our name for the level with the same number. */
export function calledBot(name: string | null): string {
  const [, level = "", number = ""] = /^(.*?)(\s\d+)?$/.exec(name ?? "") ?? [];
  return botName(level) + number;
}

/** What we call a bot; `described`: and how it plays. One we have no word for keeps its own name. */
export function botName(level: string, described = false): string {
  const known = t(`bot-${level}`);
  if (known.startsWith("⟦")) return level;
  return described ? `${known} – ${t(`bot-${level}-is`)}` : known;
}

/** The bot to play against unless another one is chosen. */
export function usualBot(levels: readonly string[]): string {
  return ["normal", "cautious"].find((level) => levels.includes(level)) ?? levels[0] ?? "";
}

/** An out-of-date page reloads itself, but not for ever. */
export function reloadOnce(): void {
  if (sessionStorage.getItem("reloaded")) return;
  sessionStorage.setItem("reloaded", "1");
  location.reload();
}
