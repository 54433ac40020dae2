/** Calls people back to a page in the background: by a notification, its icon and the badge. */

import { ask } from "./worker-question";

const ICON = "/icon.svg";
const CALLING_ICON = "/icon-turn.svg";

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Whether it makes sense to ask for the permission: nobody has decided about it yet. */
export function canAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** The notification that this page made itself, without a service worker. */
let own: Notification | null = null;

/** The registration of the service worker, if there is one. A tap on its notifications works always. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Whoever comes back just now must not find a notification that appears after it was ended. */
let last: Promise<unknown> = Promise.resolve();

function afterTheLast(act: () => Promise<void>): void {
  last = last.then(act).catch(() => {}); // a system that shows none is no reason to stop
}

/** A notification of the system; a tap on it leads to this page. One with the same tag replaces it. */
export function notify(title: string, body: string, tag: string): void {
  afterTheLast(() => show(title, body, tag));
}

async function show(title: string, body: string, tag: string): Promise<void> {
  const registration = await findRegistration();
  if (registration?.active) {
    // The worker knows pages by an id; their address there is the one with which they were loaded.
    const page = await ask(registration.active, { who: true });
    const data = { page, url: location.href };
    await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data });
    return;
  }
  own = new Notification(title, { body, tag });
  own.onclick = () => window.focus();
}

/** Take the notifications with this tag away, also those of an earlier visit. */
export function endNotification(tag: string): void {
  afterTheLast(() => end(tag));
}

async function end(tag: string): Promise<void> {
  own?.close();
  own = null;
  const registration = await findRegistration();
  for (const each of (await registration?.getNotifications({ tag })) ?? []) each.close();
}

/** Mark the icon of the page and, where it is installed, that of the application. */
export function markIcon(calling: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", calling ? CALLING_ICON : ICON);
  if (!("setAppBadge" in navigator)) return;
  const marked = calling ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  marked.catch(() => {}); // only an installed application has a badge
}
