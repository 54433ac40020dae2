/**
 * Reload a page that is older than its server, unless this build was reloaded before: otherwise it
 * might reload forever. Returns whether it reloads.
 */
export function reloadOnce(build: string = import.meta.url): boolean {
  try {
    if (sessionStorage.getItem("reloaded") === build) return false;
    sessionStorage.setItem("reloaded", build);
  } catch {
    return false; // blocked: nothing would remember that it was reloaded
  }
  location.reload();
  return true;
}

/** Whether the server is there; without it, a reload might leave nothing but an error of the browser. */
async function answers(): Promise<boolean> {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.ok ?? false;
}

/** Reload a page that misses a file. A server that answers has it in another version. */
export async function reloadForMissingFile(): Promise<void> {
  if (await answers()) reloadOnce();
}

/** Reload because somebody asks for it. */
export async function tryAgain(): Promise<void> {
  if (await answers()) location.reload();
}
