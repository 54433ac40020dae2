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

/** Reload a page that misses a file, if the server answers: then it is there, in another version. */
export async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) reloadOnce();
}
