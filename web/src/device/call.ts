/** Calls people back to a page in the background: by a notification, its icon and the badge. */

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
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

/** A notification of the system; a tap on it leads to this page. One with the same tag replaces it. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const registration = await worker();
  if (registration) {
    const data = { url: location.href };
    await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data });
    return;
  }
  own = new Notification(title, { body, tag });
  own.onclick = () => window.focus();
}

/** Take the notifications with this tag away. */
export async function endNotification(tag: string): Promise<void> {
  own?.close();
  own = null;
  const registration = await worker();
  for (const each of (await registration?.getNotifications({ tag })) ?? []) each.close();
}

/** Mark the icon of the page and, where it is installed, that of the application. */
export function markIcon(calling: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", calling ? CALLING_ICON : ICON);
  if (!("setAppBadge" in navigator)) return;
  const marked = calling ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  marked.catch(() => {}); // only an installed application has a badge
}
