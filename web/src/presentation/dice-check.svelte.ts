/** Checks the dice of a game when it has ended, without being asked. */

import { verify, type Verification } from "../fairness/verify";
import * as api from "../net/api";
import type { TableSession } from "../net/session.svelte";
import { errorText } from "../words/refusals";
import { t } from "../words/words.svelte";

export class DiceCheck {
  result: Verification | null = $state.raw(null);
  compared = $state(false); // with what this device saw
  problem = $state(""); // why the record could not be checked
  #running = false;

  constructor(readonly session: TableSession) {}

  async run(): Promise<void> {
    if (this.#running || this.result) return;
    this.#running = true;
    this.problem = "";
    try {
      const seen = await this.session.witness.everything();
      const isComplete = this.session.witness.isComplete; // another tab may change that meanwhile
      const { key, table } = this.session;
      const text = await api.record(table?.id ?? key); // the code ends with the game
      const result = verify(text, { seen, finished: table?.lifecycle === "finished" });
      const isRight = result.verdict === "verified" || result.verdict === "unproven";
      // What this device was not told, it cannot compare.
      if (isRight && !isComplete) this.problem = t("dice-untold");
      else this.result = result;
      this.compared = Boolean(seen?.start);
    } catch (error) {
      this.problem = errorText(error);
    }
    this.#running = false;
  }
}
