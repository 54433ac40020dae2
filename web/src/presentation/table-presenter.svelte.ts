/**
 * A table as it is shown. The steps that a session receives wait in a queue; their events are
 * shown one after another, slowly enough to be followed. After a break the present is shown at
 * once, with a summary of what was missed.
 */

import { tick } from "svelte";
import { fold } from "../game/fold";
import type { GameEvent, GameView, Move, Seat } from "../game/model";
import { moodsAfter, type Moods } from "../game/moods";
import type { Clock, LogStep, Reacted, Step, TableView, TypedDice, Welcome } from "../net/protocol";
import { TableSession, withPresence, type SessionListener } from "../net/session.svelte";
import { botSeatName } from "../words/bots";
import { lineOfEntry, lineOfEvent, linesOf, linesOfSteps, type LogLine } from "../words/log-lines";
import { refusalText } from "../words/refusals";
import { t } from "../words/words.svelte";
import { animate, playSoundOf } from "./animation";
import { fly, piecePlaces } from "./flight";
import { playSound } from "./sound";
import { durationOf } from "./timing";
import { notifyTurn } from "./turn-notification";

/** With more steps than this in the queue, the present is shown at once. */
const LONGEST_QUEUE = 10;
const LONGEST_LOG = 200;
/** A summary of fewer lines is not worth a notice; more than that nobody reads. */
const [SHORTEST_SUMMARY, LONGEST_SUMMARY] = [3, 6];
const REACTION_TIME = 5000;
const WARN_AT = 10; // seconds

export class TablePresenter implements SessionListener {
  readonly session: TableSession;
  view: TableView | null = $state.raw(null);
  game: GameView | null = $state.raw(null);
  clock: (Clock & { since: number }) | null = $state.raw(null);
  lines: LogLine[] = $derived.by(() =>
    [...this.#linesBeforeWelcome, ...this.#linesSinceWelcome].slice(-LONGEST_LOG),
  );
  missed: LogLine[] = $state.raw([]); // what happened while this device was away
  reactions: Record<number, Reacted["reaction"] | null> = $state({}); // by seat
  playing = $state(false); // events are being shown
  tumbling = $state(false); // dice are rolling
  announcement = $state(""); // for screen readers
  tieBreak: "none" | "highest_tile" | "shared" = $state("none");

  // Missed steps may arrive after the welcome; their lines belong between these two.
  #linesBeforeWelcome: LogLine[] = $state.raw([]);
  #linesSinceWelcome: LogLine[] = $state.raw([]);
  #moods: Moods = $state.raw({});
  #queue: Step[] = [];
  #unlogged: GameEvent[] = []; // of the step that is being shown
  #running = false;
  #skipping = false;
  #ended = false;
  #welcomes = 0; // a later one makes what is being shown obsolete
  #isFirstWelcome = true;
  #announcedTurn = 0;
  #warnedTurn = 0;
  #reactionTimers: Partial<Record<number, ReturnType<typeof setTimeout>>> = {}; // by seat
  #lastMover: number | null = null;

  constructor(key: string) {
    this.session = new TableSession(key, this);
  }

  end(): void {
    this.#ended = true;
    this.session.end();
  }

  get seats(): Seat[] {
    return (this.view?.seats ?? []).map((seat, index) => ({
      name:
        seat.kind === "bot" && !seat.bot_replaces_player
          ? botSeatName(seat.name ?? "")
          : (seat.name ?? t("seat-empty")),
      colour: seat.colour,
      bot: seat.bot,
      character: seat.character ?? null,
      mood: this.#moods[index] ?? "waiting",
      botReplacesPlayer: seat.bot_replaces_player ?? false,
      connected: seat.connected,
      mine: this.session.you.seats.includes(index),
    }));
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seat at the lower edge: this device's own, or on a shared device the one to move. */
  get bottomSeat(): number | null {
    const { seats } = this.session.you;
    const [first = null] = seats;
    if (seats.length < 2 || !this.game) return first;
    const { player } = this.game.position;
    return seats.includes(player) ? player : (this.#lastMover ?? first);
  }

  get myTurn(): boolean {
    const position = this.game?.position;
    if (!position || position.over || this.view?.lifecycle !== "running") return false;
    return this.session.you.seats.includes(position.player);
  }

  /** Whether this device may move now, which it may only once the present is on the screen. */
  get acting(): boolean {
    const seat = this.game && this.view?.seats[this.game.position.player];
    if (!this.myTurn || this.playing || seat?.standing_in) return false;
    return !this.session.sending && this.session.connection === "open";
  }

  /** Why the server refused the last command. A getter, so that it follows the language. */
  get refusal(): string | null {
    const { refused } = this.session;
    return refused && refusalText(refused, this.names);
  }

  move(move: Move, dice: TypedDice | null = null): void {
    if (!this.acting || !this.game) return;
    this.#lastMover = this.game.position.player;
    this.session.move(move, dice);
  }

  /** Show the present at once. */
  skip(): void {
    this.#skipping = true;
  }

  // What the session reports

  onwelcome = (welcome: Welcome): void => {
    this.#moods = {};
    this.#isFirstWelcome = this.view === null;
    this.#welcomes++;
    this.#logUnshown();
    this.view = welcome.table;
    this.game = welcome.game;
    this.#setClock(welcome.clock);
    this.#announceTurn();
  };

  onhistory = (steps: LogStep[]): void => {
    const lines = linesOfSteps(steps, this.names);
    this.#linesBeforeWelcome = [...this.#linesBeforeWelcome, ...lines];
    const notable = lines.filter((line) => line.tone !== "minor");
    const worthTelling = !this.#isFirstWelcome && notable.length >= SHORTEST_SUMMARY;
    this.missed = worthTelling ? notable.slice(-LONGEST_SUMMARY) : [];
    for (const event of steps.flatMap((step) => step.events)) this.#noteTieBreak(event);
  };

  onstep = (step: Step): void => {
    this.#queue.push(step);
    if (!this.#running) void this.#run();
  };

  onpresence: SessionListener["onpresence"] = (presence) => {
    if (this.view) this.view = withPresence(this.view, presence);
  };

  onreaction = ({ seat, reaction }: Reacted): void => {
    this.reactions[seat] = reaction;
    clearTimeout(this.#reactionTimers[seat]);
    this.#reactionTimers[seat] = setTimeout(() => (this.reactions[seat] = null), REACTION_TIME);
  };

  /** Warn the player, once per turn, that the time is running out. */
  warn(secondsLeft: number): void {
    const turn = this.game?.position.turn;
    if (!this.acting || secondsLeft > WARN_AT || turn === undefined || turn === this.#warnedTurn)
      return;
    this.#warnedTurn = turn;
    this.announcement = t("seconds-left", { count: secondsLeft });
  }

  // Showing one step after another

  async #run(): Promise<void> {
    this.#running = true;
    this.#skipping = false;
    for (let step = this.#queue.shift(); step && !this.#ended; step = this.#queue.shift()) {
      if (document.hidden || this.#queue.length > LONGEST_QUEUE) this.#skipping = true;
      await this.#showStep(step);
      if (!this.#queue.length) this.#skipping = false;
    }
    this.#running = false;
    this.playing = false;
    this.tumbling = false;
    if (!this.#ended) this.#announceTurn();
  }

  async #showStep({ step, game, table, clock }: Step): Promise<void> {
    const welcomes = this.#welcomes;
    if (table) this.view = this.#withLatestPresence(table);
    const turn = this.game?.position.turn ?? 0;
    this.#addLine(lineOfEntry(step.entry, turn, this.names));
    this.playing = step.events.length > 0;
    this.#unlogged = [...step.events];
    for (const event of step.events) {
      await this.#showEvent(event);
      if (this.#ended || this.#welcomes !== welcomes) return;
    }
    this.#unlogged = [];
    const before = piecePlaces();
    if (game) this.game = game;
    this.#setClock(clock);
    if (game && !this.#skipping) {
      await tick();
      await fly(before, 200);
    }
  }

  async #showEvent(event: GameEvent): Promise<void> {
    if (!this.game) return;
    const { position } = this.game;
    const welcomes = this.#welcomes;
    const turn = event.event === "turn_started" ? event.turn : position.turn;
    const next = { position: fold(position, event), stopping: null, lower: null, keeps: [] };
    const show = (): void => void (this.game = next);
    const log = (): void => {
      if (this.#welcomes !== welcomes) return; // the welcome has logged it already
      this.#unlogged.shift();
      this.#addLine(lineOfEvent(event, turn, this.names), event);
    };
    const isRoll = event.event === "dice_landed";
    this.#noteTieBreak(event);
    this.#moods = moodsAfter(this.#moods, event);

    if (!isRoll) log(); // a roll is logged when the dice lie still
    const duration = this.#skipping ? 0 : durationOf(event);
    if (duration) {
      playSoundOf(event);
      this.tumbling = isRoll;
      await animate(event, duration, show, (time) => this.#pause(time));
      this.tumbling = false;
    } else {
      show();
    }
    if (isRoll) log();
  }

  #addLine(line: LogLine | null, event: GameEvent | null = null): void {
    if (!line) return;
    this.#linesSinceWelcome = [...this.#linesSinceWelcome, line].slice(-LONGEST_LOG);
    const own = event && "seat" in event && this.session.you.seats.includes(event.seat);
    if (line.tone !== "minor" || own) this.announcement = line.text;
  }

  /** Log at once whatever has arrived but was not shown yet. */
  #logUnshown(): void {
    const queued = this.#queue.flatMap(({ step }) => [step.entry, ...step.events]);
    const unshown = [...this.#unlogged, ...queued];
    const turn = this.game?.position.turn ?? 0;
    this.#linesBeforeWelcome = [...this.lines, ...linesOf(unshown, turn, this.names)];
    this.#linesSinceWelcome = [];
    this.#unlogged = [];
    this.#queue = [];
    for (const each of unshown) if ("event" in each) this.#noteTieBreak(each);
  }

  #noteTieBreak(event: GameEvent): void {
    if (event.event === "game_over") this.tieBreak = event.tie_break;
  }

  /** The table of an older step, with who is connected now. */
  #withLatestPresence(table: TableView): TableView {
    const { table: latest } = this.session;
    if (!latest) return table;
    const connected = latest.seats.map((seat) => seat.connected);
    const { spectators } = latest;
    return withPresence(table, {
      type: "presence",
      connected,
      spectators,
      votes: table.votes ?? [],
    });
  }

  /** Wait, unless somebody skips what is being shown or it becomes obsolete. */
  #pause(duration: number): Promise<void> {
    const welcomes = this.#welcomes;
    const ends = performance.now() + duration;
    return new Promise((resolve) => {
      const look = (): void => {
        const over = this.#skipping || this.#ended || this.#welcomes !== welcomes;
        if (over || performance.now() >= ends) resolve();
        else setTimeout(look, 30);
      };
      look();
    });
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock && { ...clock, since: performance.now() };
  }

  #announceTurn(): void {
    const turn = this.game?.position.turn;
    if (!this.myTurn || turn === undefined || turn === this.#announcedTurn) return;
    this.#announcedTurn = turn;
    this.announcement = t("your-turn");
    playSound("turn");
    notifyTurn(this.session.key, this.view?.settings.title);
  }
}
