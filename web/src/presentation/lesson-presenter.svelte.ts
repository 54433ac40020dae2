/**
 * A lesson as it is shown. Every legal move of a lesson and its outcome were computed beforehand,
 * so no rule of the game is needed here.
 */

import { fold } from "../game/fold";
import { sameMove, type GameEvent, type GameView, type Move } from "../game/model";
import { lineOfEvent, type LogLine } from "../words/log-lines";
import type { Face } from "../game/pieces";
import type { Roll } from "../table/throw";
import { animate, feelingOf, type Stage } from "./animation";
import { momentOf } from "./moments";
import { ShownMoment } from "./shown-moment.svelte";
import { timesOf } from "./timing";

/** What the coach says: a message of the catalogue with its values. */
interface CoachMessage {
  say: string;
  values: Record<string, number>;
}
/** A move that leads on to node `next`, or else nowhere, for the reason that the coach gives. */
type LessonMove = { move: Move; events: GameEvent[] } & (
  { next: number } | (CoachMessage & { next?: never })
);
interface LessonNode extends CoachMessage {
  game: GameView;
  moves: LessonMove[];
}
export interface LessonTree {
  lesson: string;
  rows: string[]; // of the rules
  nodes: LessonNode[];
}

export class LessonPresenter implements Stage {
  step = $state(1);
  game: GameView = $state.raw({} as GameView);
  detour: CoachMessage | null = $state.raw(null); // after a move that leads nowhere
  lines: LogLine[] = $state.raw([]);
  playing = $state(false);
  roll: Roll | null = $state.raw(null);
  chosen: Face | null = $state(null);
  readonly moment = new ShownMoment();
  #at = $state(0);
  #helpAt = $state(-1); // the step in which somebody needs help
  #ended = false;
  #linesBeforeMove: LogLine[] = [];

  constructor(
    readonly tree: LessonTree,
    readonly names: readonly string[],
  ) {
    this.game = this.#node.game;
  }

  get #node(): LessonNode {
    const node = this.tree.nodes[this.#at];
    if (!node) throw new Error(`lesson ${this.tree.lesson} has no node ${this.#at}`);
    return node;
  }

  get aside(): string {
    return this.game.position.aside;
  }

  get coach(): CoachMessage {
    return this.detour ?? this.#node;
  }

  get done(): boolean {
    return this.#node.moves.length === 0;
  }

  /** The number of steps, which is the same on every way through the lesson. */
  get length(): number {
    let [count, node] = [0, this.tree.nodes[0]];
    while (node?.moves.length) {
      const next = node.moves.find((each) => each.next !== undefined)?.next;
      node = next === undefined ? undefined : this.tree.nodes[next];
      count++;
    }
    return count;
  }

  /** Everything the coach may say before the last step is done. */
  get remarks(): CoachMessage[] {
    const going = this.tree.nodes.filter(({ moves }) => moves.length);
    const wrong = going.flatMap(({ moves }) => moves.filter((each) => each.next === undefined));
    return [...going, ...wrong];
  }

  /**
   * The move to point at: the only one that leads on, once somebody has tried another one or looks
   * for it for a while. If there is no other move, at once; where several lead on, none.
   */
  get suggested(): Move | null {
    if (!this.acting) return null;
    const { moves } = this.#node;
    const right = moves.filter((each) => each.next !== undefined);
    const isTime = moves.length === 1 || this.#helpAt === this.#at;
    return right.length === 1 && isTime ? (right[0]?.move ?? null) : null;
  }

  /** Somebody needs help with this step. */
  help(): void {
    this.#helpAt = this.#at;
  }

  get acting(): boolean {
    return !this.playing && !this.detour && !this.done;
  }

  async move(move: Move): Promise<void> {
    if (!this.acting) return;
    const chosen = this.#node.moves.find((each) => sameMove(each.move, move));
    if (!chosen) return;
    this.playing = true;
    this.#linesBeforeMove = this.lines;
    for (const [index, event] of chosen.events.entries())
      if (!this.#ended) await this.#showEvent(event, chosen.events.slice(index + 1));
    if (chosen.next === undefined) {
      this.detour = chosen;
      this.help();
    } else {
      this.#at = chosen.next;
      this.step++;
      this.game = this.#node.game;
    }
    this.playing = false;
  }

  takeBack(): void {
    this.detour = null;
    this.moment.hide();
    this.lines = this.#linesBeforeMove;
    this.game = this.#node.game;
  }

  restart(): void {
    this.#at = 0;
    this.#helpAt = -1;
    this.step = 1;
    this.#linesBeforeMove = [];
    this.takeBack();
  }

  end(): void {
    this.#ended = true;
  }

  async #showEvent(event: GameEvent, following: GameEvent[]): Promise<void> {
    const { position } = this.game;
    const turn = event.event === "turn_started" ? event.turn : position.turn;
    const tell = (): void => {
      const line = lineOfEvent(event, turn, this.names, 0, position.total);
      if (line) this.lines = [...this.lines, line];
    };
    const show = (): void => {
      this.game = { position: fold(position, event), stopping: null, lower: null, keeps: [] };
    };
    const mine = "seat" in event && event.seat === 0;
    const times = timesOf(event, mine);
    const moment = momentOf(event, following, position, this.names, 0);
    if (moment) this.moment.show(moment, times ? times.motion + times.rest : 0);
    if (times) {
      await animate(event, times, this, { show, tell, pause, mine, feeling: feelingOf(event, 0) });
    } else {
      show();
      tell();
    }
  }
}

const pause = (time: number): Promise<boolean> =>
  new Promise((done) => setTimeout(() => done(true), time));
