import type { Server, ServerResponse } from 'node:http';

/** As long as opening a call waits for its provider, and as the cloud waits after SIGTERM. */
const LONGEST_ANSWER_MS = 10_000;

/** Closes a server: requests that have arrived whole are answered first, idle and half-sent ones are cut. */
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
