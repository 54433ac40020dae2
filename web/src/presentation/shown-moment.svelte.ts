/** The moment that lies over the table, for as long as it takes to read it. */

import type { Moment } from "../table/moment";

const SHORTEST = 1400; // milliseconds

export class ShownMoment {
  current: Moment | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(moment: Moment, time = 0): void {
    this.hide();
    this.current = moment;
    this.#timer = setTimeout(() => this.hide(), Math.max(SHORTEST, time));
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}
