import type { Server, ServerResponse } from 'node:http';

/** Opening a call waits for its provider so long at most; the cloud gives as much time between SIGTERM and the end. */
const LONGEST_ANSWER_MS = 10_000;

/** Whoever was heard out is answered; a kept-open or half-sent request does not hold the program. */
export async function closeServer(server: Server, answering: ReadonlySet<ServerResponse>): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const startedMs = performance.now();
  const force = setInterval(() => {
    const isBusy = [...answering].some(({ req }) => req.complete);
    if (!isBusy || performance.now() - startedMs > LONGEST_ANSWER_MS) server.closeAllConnections();
  }, 100);
  await closed;
  clearInterval(force);
}
