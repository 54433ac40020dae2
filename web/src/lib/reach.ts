/** Whether an address leads nowhere from any other device. */
export const onlyHere = (hostname: string): boolean =>
  /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
