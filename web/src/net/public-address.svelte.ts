/** Where other people reach this server: where its operator says, or where this page came from. */

let told = $state.raw<string | null>(null);

/** What the server says about itself. */
export function learnAddress(url: string | null | undefined): void {
  told = url ?? null;
}

export const publicAddress = (): string => told ?? `${location.origin}${location.pathname}`;
