/**
 * A table as it is shown. The steps that a session receives wait in a queue; their events are
 * shown one after another at the viewer's pace, and faster if there are many. After a break the
 * present is shown at once, with a summary of what was missed.
 */

import { tick } from "svelte";
import { fold } from "../game/fold";
import type { GameEvent, GameView, Move, Position, Seat, ShownReaction } from "../game/model";
import { moodsAfter, type Moods } from "../game/moods";
import type { Face } from "../game/pieces";
import type { Clock, LogStep, Reacted, Step, TableView, TypedDice, Welcome } from "../net/protocol";
import { TableSession, withPresence, type SessionListener } from "../net/session.svelte";
import { botSeatName } from "../words/bots";
import { lineOfEntry, lineOfEvent, linesOf, linesOfSteps, type LogLine } from "../words/log-lines";
import type { Roll } from "../table/throw";
import { refusalText } from "../words/refusals";
import { t } from "../words/words.svelte";
import { animate, feelingOf, type Stage } from "./animation";
import { speedOf } from "./catch-up";
import { fly, piecePlaces } from "./flight";
import { feel } from "./feel";
import { momentOf } from "./moments";
import { ShownMoment } from "./shown-moment.svelte";
import { paceFactor, showTime, timesOf } from "./timing";
import { notifyTurn } from "./turn-notification";

const LONGEST_LOG = 400; // lines
/** A summary of fewer lines is not worth a notice; more than that nobody reads. */
const [SHORTEST_SUMMARY, LONGEST_SUMMARY] = [3, 6];
const REACTION_TIME = 5000;
const MOST_REACTIONS = 3; // of one person at a time
const WARN_AT = 10; // seconds
const FAR_BEHIND = 8; // steps, about a turn

/** A step that waits to be shown. */
type Queued = Step & { received: number };

/** What is not shown at length: the rest of a step, or everything up to the viewer's turn. */
type Skipped = "nothing" | "step" | "everything";

export class TablePresenter implements SessionListener, Stage {
  readonly session: TableSession;
  view: TableView | null = $state.raw(null);
  game: GameView | null = $state.raw(null);
  clock: (Clock & { since: number }) | null = $state.raw(null);
  lines: LogLine[] = $derived.by(() =>
    [...this.#linesBeforeWelcome, ...this.#linesSinceWelcome].slice(-LONGEST_LOG),
  );
  missed: LogLine[] = $state.raw([]); // what happened while this device was away
  reactions: Record<number, readonly ShownReaction[]> = $state.raw({}); // by seat, the latest one last
  playing = $state(false); // events are being shown
  roll: Roll | null = $state.raw(null);
  chosen: Face | null = $state(null);
  readonly moment = new ShownMoment(); // what is worth a pause
  announcement = $state(""); // for screen readers
  tieBreak: "none" | "highest_tile" | "shared" = $state("none");

  // Missed steps may arrive after the welcome; their lines belong between these two.
  #linesBeforeWelcome: LogLine[] = $state.raw([]);
  #linesSinceWelcome: LogLine[] = $state.raw([]);
  #turnBeforeWelcome = 0; // what was missed begins in it
  #moods: Moods = $state.raw({});
  #queue: Queued[] = [];
  #unlogged: GameEvent[] = []; // of the step that is being shown
  #running = false;
  #skipped: Skipped = "nothing";
  #ended = false;
  #welcomes = 0; // a later one makes what is being shown obsolete
  #isFirstWelcome = true;
  #announcedTurn = 0;
  #warnedTurn = 0;
  #reactionCount = 0;
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
      reacts: this.#reacts(index),
    }));
  }

  /** Whether somebody sits there whose reactions this device can mute. */
  #reacts(seat: number): boolean {
    const isPerson = this.view?.seats[seat]?.kind === "human";
    const wanted = Boolean(this.view?.settings.reactions);
    return isPerson && wanted && !this.session.you.seats.includes(seat);
  }

  get aside(): string {
    return this.game?.position.aside ?? "";
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seat that is called “you”; none for spectators, and where several people share a device. */
  get me(): number | null {
    const [first = null, ...more] = this.session.you.seats;
    return more.length ? null : first;
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

  /** Whether it is this player's turn and no bot stands in. */
  get #decides(): boolean {
    const player = this.game?.position.player ?? -1;
    return this.myTurn && !this.view?.seats[player]?.standing_in;
  }

  /** Whether this device may move now, which it may only once the present is on the screen. */
  get acting(): boolean {
    if (!this.#decides || this.playing) return false;
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

  /** Whether others' moves are shown, or about to be, that this player need not watch. */
  get canSkip(): boolean {
    const { position } = this.game ?? {};
    if (!position || position.over || this.myTurn || this.view?.lifecycle !== "running")
      return false;
    if (this.#skipped !== "nothing") return false;
    if (!this.session.you.seats.length) return this.playing && this.#queue.length >= FAR_BEHIND;
    const behind = this.playing && this.#queue.length > 1; // one move of a person is soon over
    return behind || Boolean(this.view.seats[position.player]?.bot);
  }

  /** Show nothing at length until it is this player's turn, or for spectators until now. */
  skip(): void {
    this.#skipped = "everything";
  }

  /** Do not wait for what is being shown now. */
  hurry(): void {
    if (this.playing && this.#skipped === "nothing") this.#skipped = "step";
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
    const lines = linesOfSteps(steps, this.names, this.me, this.#turnBeforeWelcome);
    this.#linesBeforeWelcome = [...this.#linesBeforeWelcome, ...lines];
    const notable = lines.filter((line) => line.tone !== "minor");
    const worthTelling = !this.#isFirstWelcome && notable.length >= SHORTEST_SUMMARY;
    this.missed = worthTelling ? notable.slice(-LONGEST_SUMMARY) : [];
    for (const event of steps.flatMap((step) => step.events)) this.#noteTieBreak(event);
  };

  onstep = (step: Step): void => {
    this.#queue.push({ ...step, received: performance.now() });
    if (!this.#running) void this.#run();
  };

  onpresence: SessionListener["onpresence"] = (presence) => {
    if (this.view) this.view = withPresence(this.view, presence);
  };

  onreaction = ({ seat, reaction }: Reacted): void => {
    const shown = { key: ++this.#reactionCount, reaction };
    const before = this.reactions[seat] ?? [];
    this.reactions = { ...this.reactions, [seat]: [...before, shown].slice(-MOST_REACTIONS) };
    setTimeout(() => {
      const left = (this.reactions[seat] ?? []).filter((each) => each !== shown);
      this.reactions = { ...this.reactions, [seat]: left };
    }, REACTION_TIME);
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
    for (let step = this.#queue.shift(); step && !this.#ended; step = this.#queue.shift()) {
      try {
        await this.#showStep(step, this.#speedFor(step));
      } catch (error) {
        reportError(error); // what cannot be shown must not stop the game
        this.#unlogged = [];
        this.roll = this.chosen = null;
        this.game = step.game ?? this.game;
        this.#setClock(step.clock, step.received);
      }
      if (this.#skipped === "step" || this.#decides || this.game?.position.over)
        this.#skipped = "nothing";
    }
    this.#running = false;
    this.playing = false;
    this.roll = this.chosen = null;
    if (!this.session.you.seats.length) this.#skipped = "nothing";
    if (!this.#ended) this.#announceTurn();
  }

  async #showStep({ step, game, table, clock, received }: Queued, speed: number): Promise<void> {
    const welcomes = this.#welcomes;
    if (table) this.view = this.#withLatestPresence(table);
    const turn = this.game?.position.turn ?? 0;
    this.#addLine(lineOfEntry(step.entry, turn, this.names));
    this.playing = step.events.length > 0;
    this.#unlogged = [...step.events];
    for (const [index, event] of step.events.entries()) {
      await this.#showEvent(event, step.events.slice(index + 1), speed, game);
      if (this.#ended || this.#welcomes !== welcomes) return;
    }
    this.#unlogged = [];
    const before = piecePlaces();
    if (game) this.game = game;
    this.#setClock(clock, received);
    if (game && !this.#skips() && paceFactor() && Number.isFinite(speed)) {
      await tick();
      await fly(before, 200);
    }
  }

  /** How much faster than chosen a step is shown, because of those behind it. */
  #speedFor(step: Queued): number {
    const waiting = [step, ...this.#queue];
    const events = waiting.flatMap((each) => each.step.events);
    const backlog = events.reduce((sum, event) => sum + showTime(event, this.#isMine(event)), 0);
    return speedOf(backlog, this.#ownClockStarts(waiting.at(-1)));
  }

  /** In how many milliseconds the clock of this player starts, if that is what comes last. */
  #ownClockStarts(last: Queued | undefined): number | null {
    if (!last?.clock || !this.session.you.seats.includes(last.clock.seat)) return null;
    return last.received + (last.clock.starts_in ?? 0) - performance.now();
  }

  /** Whether nothing is shown at length, unless it robs this player: that is seen when skipping. */
  #skips(robs = false): boolean {
    if (document.hidden || this.#skipped === "step") return true;
    return this.#skipped === "everything" && !robs;
  }

  #isMine(event: GameEvent): boolean {
    const { seats } = this.session.you;
    const source = "source" in event ? event.source : null;
    return (
      ("seat" in event && seats.includes(event.seat)) || (source !== null && seats.includes(source))
    );
  }

  async #showEvent(
    event: GameEvent,
    following: GameEvent[],
    speed: number,
    result: GameView | null,
  ): Promise<void> {
    if (!this.game) return;
    const { position } = this.game;
    const welcomes = this.#welcomes;
    const turn = event.event === "turn_started" ? event.turn : position.turn;
    const folded = withWorms(fold(position, event), event, result);
    const next = { position: folded, stopping: null, lower: null, keeps: [] };
    const show = (): void => void (this.game = next);
    const tell = (): void => {
      if (this.#welcomes !== welcomes) return; // the welcome has logged it already
      this.#unlogged.shift();
      this.#addLine(lineOfEvent(event, turn, this.names, this.me, position.total), event);
    };
    this.#noteTieBreak(event);
    this.#moods = moodsAfter(this.#moods, event);
    const mine = this.#isMine(event);
    const endsGame = following.some((each) => each.event === "game_over");
    const robs = "source" in event && event.source !== null && mine;
    const times = this.#skips(robs) ? null : timesOf(event, mine, speed, endsGame);
    const moment = momentOf(event, following, position, this.names, this.me);
    // What is not shown at length is still said if it concerns the viewer.
    if (moment && (times || mine || moment.large))
      this.moment.show(moment, times ? times.motion + times.rest : 0);
    if (times) {
      const pause = (time: number): Promise<boolean> => this.#pause(time, robs);
      await animate(event, times, this, {
        show,
        tell,
        pause,
        mine,
        feeling: feelingOf(event, this.me),
      });
    } else {
      show();
      tell();
      if (moment && mine && !document.hidden) feel(feelingOf(event, this.me), true);
    }
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
    const events = unshown.filter((each): each is GameEvent => "event" in each);
    const turn = this.game?.position.turn ?? 0;
    this.#turnBeforeWelcome =
      events.findLast((each) => each.event === "turn_started")?.turn ?? turn;
    this.#linesBeforeWelcome = [...this.lines, ...linesOf(unshown, turn, this.names, this.me)];
    this.#linesSinceWelcome = [];
    this.#unlogged = [];
    this.#queue = [];
    for (const event of events) this.#noteTieBreak(event);
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

  /** Wait, unless somebody skips what is being shown or it becomes obsolete; then false. */
  #pause(duration: number, robs: boolean): Promise<boolean> {
    const welcomes = this.#welcomes;
    const ends = performance.now() + duration;
    return new Promise((resolve) => {
      const look = (): void => {
        const obsolete = this.#skips(robs) || this.#ended || this.#welcomes !== welcomes;
        const left = ends - performance.now();
        if (obsolete || left <= 0) resolve(!obsolete);
        else setTimeout(look, Math.min(30, left));
      };
      look();
    });
  }

  #setClock(clock: Clock | null, since = performance.now()): void {
    this.clock = clock && { ...clock, since };
  }

  #announceTurn(): void {
    const turn = this.game?.position.turn;
    if (!this.myTurn || turn === undefined || turn === this.#announcedTurn) return;
    this.#announcedTurn = turn;
    this.announcement = t("your-turn");
    feel("turn", true);
    if (this.view) notifyTurn(this.view.id, this.view.settings.title);
  }
}

const SCORING = new Set(["tile_taken", "tile_stolen", "tile_returned", "bratworm_taken"]);

/** Worms change together with the pieces that bring them. How many there are, the server says. */
function withWorms(position: Position, event: GameEvent, result: GameView | null): Position {
  if (!result || !SCORING.has(event.event)) return position;
  const players = position.players.map((player, seat) => ({
    ...player,
    worms: result.position.players[seat]?.worms ?? player.worms,
  }));
  return { ...position, players };
}
