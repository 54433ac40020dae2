/** Reload a page that is older than its server, but only once, so that it never reloads in a loop. */
export function reloadOnce(): void {
  if (sessionStorage.getItem("reloaded")) return;
  sessionStorage.setItem("reloaded", "1");
  location.reload();
}
