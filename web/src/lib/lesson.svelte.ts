/** A lesson: every legal move and what follows from it was played beforehand, so no rule is here. */

import { tick } from "svelte";
import { fly, places, shake, turnOver } from "../feel/flight";
import { lasts } from "../feel/pace";
import { play } from "../feel/sound";
import type { Line } from "../table/EventStrip.svelte";
import { lineOf } from "../table/lines";
import { fold } from "./fold";
import { sameMove, type Game, type GameEvent, type Move } from "./model";

export interface Told {
  say: string;
  values: Record<string, number>;
}
interface Node extends Told {
  game: Game;
  moves: (
    | { move: Move; events: GameEvent[]; next: number }
    | ({ move: Move; events: GameEvent[]; next?: never } & Told)
  )[];
}
export interface LessonTree {
  lesson: string;
  rows: string[];
  nodes: Node[];
}

export class Lesson {
  at = $state(0);
  step = $state(1);
  shown: Game = $state.raw({} as Game);
  detour: Told | null = $state.raw(null); // a move that leads elsewhere, to be taken back
  lines: Line[] = $state.raw([]);
  playing = $state(false);
  tumbling = $state(false);
  #ended = false;
  #before: Line[] = [];

  constructor(
    readonly tree: LessonTree,
    readonly names: readonly string[],
  ) {
    this.shown = this.node.game;
  }

  get node(): Node {
    const node = this.tree.nodes[this.at];
    if (!node) throw new Error(`lesson ${this.tree.lesson} has no node ${this.at}`);
    return node;
  }

  get told(): Told {
    return this.detour ?? this.node;
  }

  get done(): boolean {
    return this.node.moves.length === 0;
  }

  /** Steps on the way: every way through a lesson is equally long. */
  get length(): number {
    let [count, node] = [0, this.tree.nodes[0]];
    while (node && node.moves.length) {
      const next = node.moves.find((each) => each.next !== undefined)?.next;
      node = next === undefined ? undefined : this.tree.nodes[next];
      count++;
    }
    return count;
  }

  get acting(): boolean {
    return !this.playing && !this.detour && !this.done;
  }

  async move(move: Move): Promise<void> {
    const answer = this.acting
      ? this.node.moves.find((each) => sameMove(each.move, move))
      : undefined;
    if (!answer) return;
    this.playing = true;
    this.#before = this.lines;
    for (const event of answer.events) if (!this.#ended) await this.#happen(event);
    if (answer.next === undefined) {
      this.detour = answer;
    } else {
      this.at = answer.next;
      this.step++;
      this.shown = this.node.game;
    }
    this.playing = false;
  }

  takeBack(): void {
    this.detour = null;
    this.lines = this.#before;
    this.shown = this.node.game;
  }

  again(): void {
    this.at = 0;
    this.step = 1;
    this.lines = [];
    this.takeBack();
  }

  end(): void {
    this.#ended = true;
  }

  async #happen(event: GameEvent): Promise<void> {
    const { position } = this.shown;
    const line = lineOf(
      event,
      event.event === "turn_started" ? event.turn : position.turn,
      this.names,
    );
    if (line) this.lines = [...this.lines, line];
    const before = places();
    this.shown = { position: fold(position, event), stopping: null, lower: null, keeps: [] };
    const duration = lasts(event);
    if (event.event === "dice_landed") {
      play("roll");
      this.tumbling = duration > 0;
    } else if (event.event === "face_set_aside") play("keep");
    else if (event.event === "tile_taken") play("take");
    else if (event.event === "attempt_failed") play("fail");
    await tick();
    if (!duration) return;
    const pause = new Promise((passed) => setTimeout(passed, duration));
    if (event.event === "tile_turned") turnOver(event.tile);
    else if (event.event === "attempt_failed") shake(".tray");
    else if (event.event !== "dice_landed") await fly(before, Math.min(420, duration));
    await pause;
    this.tumbling = false;
  }
}
