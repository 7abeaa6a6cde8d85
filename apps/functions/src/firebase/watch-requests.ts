import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

const startedSchema = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

/** Reports each request to any server of this process, before that server sees it. */
const watchRequests = (tell: (started: z.infer<typeof startedSchema>) => void): void =>
  subscribe('http.server.request.start', (message) => tell(startedSchema.parse(message)));

/**
 * Keeps the functions framework from reading bodies: it unpacks and parses up to 1 GB before the handler runs, so that
 * one `[[],[],…]` could crash the instance. Without the headers that announce a body it reads nothing; our code reads
 * the connection, up to its own limit.
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
 * Finishes running requests on SIGTERM: the functions framework exits immediately, even between creating a call and
 * storing it. An answer that takes too long is aborted as if its page had left. The framework adds its listener after
 * this code loads, so the first request removes it.
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
