/** Whether a host name means this computer itself, so that no other device can open the link. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
