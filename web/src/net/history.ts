/** What happened before this page was opened. */

import { greeting, socketAddress } from "./early";
import type { LogStep, ServerMessage } from "./protocol";

/** The server keeps a few more than this, for what happens while we ask. */
const STEPS = 45;
const ANSWER_WITHIN = 10_000;

/**
 * The last steps up to a version, for a game that has been going on for longer than a greeting tells.
 * Asked on a line of its own, so that nobody has to wait for it; without an answer there are none.
 */
export function lastSteps(key: string, token: string | null, version: number): Promise<LogStep[]> {
  return new Promise((done) => {
    const socket = new WebSocket(socketAddress(key));
    const finish = (steps: LogStep[]) => {
      clearTimeout(timer);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      done(steps.filter((step) => step.version <= version));
    };
    const timer = setTimeout(() => finish([]), ANSWER_WITHIN);
    socket.onopen = () => socket.send(greeting(token, Math.max(0, version - STEPS), false));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") finish(message.missed ?? []);
    };
    socket.onclose = () => finish([]);
  });
}
