/**
 * Watches over the dice of one table for this device: commits to a nonce, checks the published
 * list, reveals the nonce, and sees every entry of the log exactly once, whatever was missed.
 */

import { promisedFor } from "../device/daily-promise";
import { followLink, seenDice, updateSeenDice } from "../device/seen-dice";
import type { Alarm, Seen } from "../fairness/seen";
import {
  alarmed,
  answered,
  drewNonce,
  forgotNonce,
  hadSeats,
  isAtTheStart,
  revealAccepted,
  sawAgain,
  sawCommitment,
  sawStep,
  type Witnessed,
} from "../fairness/witness";
import { canonicalJson } from "../fairness/canonical-json";
import { commitmentOf } from "../fairness/hashes";
import { dailyStartShown } from "../fairness/daily-dice";
import { setupShown } from "../fairness/setup";
import * as api from "./api";
import { randomHex, type Command } from "./connection";
import type { LogStep, TableView, Welcome } from "./protocol";

const NONCE_BYTES = 32;
const RETRY_AFTER = [0, 500, 2000]; // milliseconds
const PAGE = 200; // the most steps that the server sends at once

/** A command of the witness that is not answered yet. */
type Sent =
  { type: "sit" | "commit"; commitment: string } | { type: "reveal"; seat: number; nonce: string };

export class DiceWitness {
  alarm: Alarm | null = $state(null); // what no honest server does
  withoutShare = $state(false); // the game runs, and a share of this device is not in its dice
  judged = $state(false); // the game has ended, and the verdict on its record tells of the alarm

  #table: TableView | null = null;
  #ownSeats: readonly number[] = [];
  // No component shows these, so they need not be reactive.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  #steps = new Map<number, LogStep>(); // by version, not seen yet because older ones are missing
  #latest = 0; // the version of the table
  #catchingUp: Promise<void> | null = null;
  #sent = new Map<string, Sent>(); // by the id of the command
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #asked: number[] = []; // seats for which this page has sent a commitment
  #revealed: number[] = [];

  constructor(
    readonly key: string,
    readonly send: (command: Command) => string,
  ) {}

  /** What this device has seen of the table, once it has seen everything that happened. */
  async everything(): Promise<Seen | null> {
    await this.#catchUp();
    // A request may be under way that fails, because the code of the table ended with the game.
    for (const delay of RETRY_AFTER) {
      if (!this.#missesSteps) break;
      await new Promise((done) => setTimeout(done, delay));
      await this.#catchUp();
    }
    return this.#table && seenDice(this.#table.id);
  }

  /** Whether the server has told everything that happened. If not, nothing is checked. */
  get isComplete(): boolean {
    return !this.#missesSteps;
  }

  welcome({ table, version, missed }: Welcome, ownSeats: readonly number[]): void {
    this.#changeTable(table, ownSeats);
    if (this.isFair && !followLink(this.#table?.id ?? "", this.key)) this.#alarm("table");
    this.#latest = version;
    this.#add(missed ?? []);
  }

  /** A device that comes after the end has nothing to tell of the game. */
  get #cameAfterTheEnd(): boolean {
    if (!this.#table || this.#table.lifecycle === "open") return false;
    const ended = this.#table.lifecycle !== "running";
    const { version, seats, drawn } = seenDice(this.#table.id);
    return ended && version === 0 && !seats.length && !Object.keys(drawn).length;
  }

  /** `rolled` are the dice that the position shows after this step. */
  step(step: LogStep, table: TableView | null, rolled: string | null = null): void {
    if (table) this.#changeTable(table, this.#ownSeats);
    this.#latest = step.version;
    this.#add([step]);
    const landed = step.events.flatMap((each) =>
      each.event === "dice_landed" ? [each.rolled] : [],
    );
    if (this.isFair && rolled !== null && landed.at(-1) !== rolled) this.#alarm("shown");
  }

  /** The seats of this device have changed. */
  sat(ownSeats: readonly number[]): void {
    if (this.#table) this.#changeTable(this.#table, ownSeats);
  }

  /** Send a command that takes a seat, with the commitment to a nonce for it. */
  sit(seat: number, name: string | null): void {
    if (!this.isFair) this.send({ type: "sit", seat, name });
    else this.#commit("sit", seat, (commitment) => ({ type: "sit", seat, name, commitment }));
  }

  done(id: string): void {
    const sent = this.#take(id);
    if (!sent) return;
    if (sent.type === "reveal") this.#update((kept) => revealAccepted(kept, sent.seat));
    else this.#update((kept) => answered(kept, sent.commitment, "accepted"));
  }

  /** Returns whether the refused command was one that nobody gave by hand. */
  refused(id: string): boolean {
    const sent = this.#take(id);
    if (sent?.type === "sit") this.#update((kept) => forgotNonce(kept, sent.commitment));
    if (sent?.type === "commit") this.#update((kept) => answered(kept, sent.commitment, "refused"));
    return sent?.type === "commit" || sent?.type === "reveal";
  }

  #take(id: string): Sent | null {
    const sent = this.#sent.get(id) ?? null;
    this.#sent.delete(id);
    return sent;
  }

  /** Whether the server rolls the dice. Once it has said so, that cannot change. */
  get isFair(): boolean {
    if (!this.#table) return false;
    const { version, drawn } = seenDice(this.#table.id);
    return this.#table.dice.kind === "fair" || version > 0 || Object.keys(drawn).length > 0;
  }

  #changeTable(table: TableView, ownSeats: readonly number[]): void {
    if (this.#table && this.#table.id !== table.id) {
      this.#alarm("table"); // nothing is revealed at a table that was swapped for another
      return;
    }
    this.#table = table;
    this.#ownSeats = ownSeats;
    if (!this.isFair) return;
    if (table.dice.kind !== "fair") this.#alarm("rewritten");
    const promised = promisedFor(table.settings.daily);
    if (promised !== null) this.#update((kept) => sawCommitment(kept, promised));
    this.#update((kept) => sawCommitment(kept, table.dice.commitment));
    if (table.lifecycle !== "open" && !this.#cameAfterTheEnd)
      this.#update((kept) => hadSeats(kept, ownSeats));
    if (table.lifecycle === "open" && !table.starting) this.#commitSeats(table);
  }

  /** Commit to a nonce for every seat of this device that has none yet. */
  #commitSeats(table: TableView): void {
    for (const seat of this.#ownSeats) {
      if (table.seats[seat]?.commitment || this.#asked.includes(seat)) continue;
      this.#commit("commit", seat, (commitment) => ({ type: "commit", seat, commitment }));
    }
    // Whoever leaves a seat may come back to it.
    this.#asked = this.#asked.filter((seat) => this.#ownSeats.includes(seat));
  }

  #commit(type: "sit" | "commit", seat: number, command: (commitment: string) => Command): void {
    const nonce = randomHex(NONCE_BYTES);
    const commitment = commitmentOf(nonce);
    this.#asked.push(seat);
    this.#update((kept) => drewNonce(kept, seat, nonce));
    this.#sent.set(this.send(command(commitment)), { type, commitment });
  }

  #add(steps: LogStep[]): void {
    if (!this.isFair || this.#cameAfterTheEnd) return;
    this.#receive(steps);
    this.#see();
    if (this.#missesSteps) void this.#catchUp();
  }

  /** Nothing that comes later replaces a step that was received or seen. */
  #receive(steps: LogStep[]): void {
    const { version } = seenDice(this.#table?.id ?? "");
    for (const step of steps) {
      const received = this.#steps.get(step.version);
      if (step.version <= version) this.#update((kept) => sawAgain(kept, step));
      else if (!received) this.#steps.set(step.version, step);
      else if (canonicalJson(received.entry) !== canonicalJson(step.entry))
        this.#alarm("rewritten");
    }
  }

  /** See the steps that follow the last one seen. */
  #see(): void {
    const table = this.#table;
    if (!table) return;
    const kept = updateSeenDice(table.id, (seen) => {
      let next = seen;
      for (let step = this.#after(next); step; step = this.#after(next)) next = sawStep(next, step);
      if (next.setup !== null || next.day !== null) next = hadSeats(next, this.#ownSeats);
      return showsTheList(table, next, this.#latest) ? next : alarmed(next, "shown");
    });
    for (const version of this.#steps.keys())
      if (version <= kept.version) this.#steps.delete(version);
    this.#react(table, kept);
  }

  #after({ version }: Witnessed): LogStep | undefined {
    return this.#steps.get(version + 1);
  }

  get #missesSteps(): boolean {
    if (!this.#table || !this.isFair || this.#cameAfterTheEnd) return false;
    return seenDice(this.#table.id).version < this.#latest;
  }

  /** Fetch what this device has not seen, page by page. What it has seen is never asked again. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#fetchSteps().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #fetchSteps(): Promise<void> {
    while (this.#table && this.#missesSteps) {
      const { version } = seenDice(this.#table.id);
      const page = await api.steps(this.#address(this.#table), version, PAGE).catch(() => null);
      if (!page?.steps.some((step) => step.version === version + 1)) return; // tried again later
      this.#receive(page.steps);
      this.#see();
    }
  }

  /** The code ends with the game; before that, strangers may need it. */
  #address({ id, lifecycle }: TableView): string {
    return lifecycle === "open" || lifecycle === "running" ? this.key : id;
  }

  /** Reveal the nonces of this device as soon as the list is fixed. */
  #react(table: TableView, kept: Witnessed): void {
    this.alarm = kept.alarm;
    const running = kept.start !== null && !kept.ended;
    const unshared = kept.seats.length > 0 && !Object.keys(kept.nonces).length;
    this.withoutShare = running && kept.day === null && (kept.leftOut || unshared);
    if (!table.starting || kept.alarm !== null) return;
    for (const [seat, nonce] of Object.entries(kept.nonces).map(
      ([at, each]) => [+at, each] as const,
    )) {
      if (kept.accepted.includes(seat) || this.#revealed.includes(seat)) continue;
      this.#revealed.push(seat);
      this.#sent.set(this.send({ type: "reveal", seat, nonce }), { type: "reveal", seat, nonce });
    }
  }

  #alarm(alarm: Alarm): void {
    this.#update((kept) => alarmed(kept, alarm));
  }

  #update(change: (kept: Witnessed) => Witnessed): void {
    if (this.#table) this.alarm = updateSeenDice(this.#table.id, change).alarm;
  }
}

/** Whether names, options and seats at the table are those of the list, as far as it is known. */
function showsTheList(table: TableView, kept: Witnessed, latest: number): boolean {
  const shown = table.starting || table.lifecycle === "running";
  if (!shown || kept.version < latest || !isAtTheStart(kept)) return true;
  if (kept.day !== null) return dailyStartShown(table) === kept.start;
  return setupShown(table) === kept.setup;
}
