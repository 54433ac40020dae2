/** What a service worker answers to a question of this page. */
export function ask<Answer>(worker: ServiceWorker, question: object): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Answer);
  });
}
