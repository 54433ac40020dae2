/**
 * The client as an application of the device: its service worker, which keeps it for times without
 * a network, the offer to install it, and whether a newer version is there. Browsers allow all of
 * this only over https or on the machine itself; elsewhere nothing of it exists.
 */

import { ask } from "./worker-question";

/** What browsers send before they would offer to install a page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Application {
  /** A newer version has been loaded; it shows itself when the page is loaded again. */
  outdated = $state(false);
  /** The browser can install the page. */
  installable = $state(false);
  offline = $state(!navigator.onLine);
  #prompt: InstallPrompt | null = null;

  // Browsers may make their offer before the page shows anything.
  constructor() {
    addEventListener("online", () => (this.offline = false));
    addEventListener("offline", () => (this.offline = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the page offers it where it does not disturb
      this.#prompt = event as InstallPrompt;
      this.installable = true;
    });
    addEventListener("appinstalled", () => {
      this.installable = false;
      keepOffline("all");
    });
  }

  start(language: string): void {
    if (import.meta.env.PROD && "serviceWorker" in navigator) {
      // Not before the page has everything it needs itself.
      const begin = (): void => void this.#register(language).catch(() => {});
      if (document.readyState === "complete") begin();
      else addEventListener("load", begin);
    }
  }

  async install(): Promise<void> {
    this.installable = false;
    await this.#prompt?.prompt();
    this.#prompt = null;
  }

  async #register(language: string): Promise<void> {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing ?? registration.waiting);
    keepOffline(isInstalled() ? "all" : language);
  }

  /** Whether the next version, once it is kept, is another one than that of this page. */
  #follow(next: ServiceWorker | null): void {
    if (next?.state === "installed")
      void isOfThisPage(next).then((same) => (this.outdated = !same));
    else next?.addEventListener("statechange", () => this.#follow(next), { once: true });
  }
}

export const application = new Application();

/** Whether a service worker keeps the version of this page, which may be newer than its own worker. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const files = document.querySelectorAll('[src^="/assets/"], [href^="/assets/"]');
  const has = Array.from(files, (file) => file.getAttribute("src") ?? file.getAttribute("href"));
  return ask(worker, { has });
}

/** Whether the page runs as an application of its own. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** iPhones and iPads install a page only through their share sheet, and do not say that they can. */
export const installsBySharing = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();

/** Keep the texts of a language, or all of them, for times without a network: in every version. */
export function keepOffline(language: string): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active, waiting, installing }) => {
    for (const worker of [active, waiting, installing]) worker?.postMessage({ keep: language });
  });
}
