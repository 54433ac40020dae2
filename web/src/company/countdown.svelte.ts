/** Time left, counted down on this device: the clocks of server and device need not agree. */

/** The seconds until a moment, as they pass. Null: there is no such moment. */
export class Countdown {
  #now = $state(performance.now());

  constructor(readonly moment: () => number | null) {
    $effect(() => {
      if (this.moment() === null) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  get seconds(): number | null {
    const moment = this.moment();
    return moment === null ? null : Math.max(0, Math.ceil((moment - this.#now) / 1000));
  }
}

/** Minutes and seconds: 75 gives "1:15". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
