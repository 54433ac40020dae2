/**
 * The client as an application of the device: its service worker, which keeps it for times without
 * a network, the offer to install it, and whether a newer version is there. Browsers allow all of
 * this only over https or on the machine itself; elsewhere nothing of it exists.
 */

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

  start(language: string): void {
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
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && registration.active) this.outdated = true;
      });
    });
    keepOffline(isInstalled() ? "all" : language);
  }
}

export const application = new Application();

/** Whether the page runs as an application of its own. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** iPhones and iPads install a page only through their share sheet, and do not say that they can. */
export const installsBySharing = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();

/** Keep the texts of a language, or all of them, for times without a network. */
export function keepOffline(language: string): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: language }));
}
