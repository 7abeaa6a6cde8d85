import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

const startedSchema = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

/** Runs before the server sees the request. */
const watchRequests = (tell: (started: z.infer<typeof startedSchema>) => void): void =>
  subscribe('http.server.request.start', (message) => tell(startedSchema.parse(message)));

/**
 * The functions framework parses up to 1 GB before the handler runs: one `[[],[],…]` could crash the instance. It does
 * not read a body without headers; our code reads up to its own limit.
 */
export function readOwnBodies(): void {
  watchRequests(({ request }) => {
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** Cloud Run kills an instance ten seconds after SIGTERM; the provider creates a call in less than nine. */
const LONGEST_MS = 9000;
/** Time for an abandoned answer, such as a language model's, to store its outcome. */
const WRITING_MS = 750;

/**
 * The functions framework exits immediately on SIGTERM, even between creating a call and storing it. It adds its
 * listener after this code loads, so the first request removes it. Answers that take too long are aborted.
 */
export function finishWhatRuns(longestMs = LONGEST_MS): void {
  const running = new Set<ServerResponse>();
  let isListening = false;
  let isEnding = false;
  const endIfDone = () => {
    if (isEnding && running.size === 0) setTimeout(() => process.exit(0), WRITING_MS);
  };
  const end = () => {
    isEnding = true;
    setTimeout(() => running.forEach((response) => response.destroy()), longestMs);
    endIfDone();
  };
  watchRequests(({ response }) => {
    if (!isListening) process.removeAllListeners('SIGTERM').on('SIGTERM', end);
    isListening = true;
    running.add(response);
    response.on('close', () => {
      running.delete(response);
      endIfDone();
    });
  });
}
