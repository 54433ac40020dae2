import { share } from "../device/share";

const COPIED_TIME = 2500;

/** Shares a link, and says for a moment if it went to the clipboard. */
export class Sharing {
  copied = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async share(data: Parameters<typeof share>[0]): Promise<void> {
    this.copied = await share(data);
    clearTimeout(this.#timer);
    if (this.copied) this.#timer = setTimeout(() => (this.copied = false), COPIED_TIME);
  }
}
