import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

const startedSchema = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

/** Tells of each request to any server of this process, before that server sees it. */
const watchRequests = (tell: (started: z.infer<typeof startedSchema>) => void): void =>
  subscribe('http.server.request.start', (message) => tell(startedSchema.parse(message)));

/**
 * Keeps the functions framework from reading bodies: it takes up to 1 GB, unpacks and parses it before any code of ours
 * runs, so that a stranger's `[[],[],…]` ends an instance and everybody's requests in it. A request without the headers
 * that announce a body is not read there; ours read it from the connection, up to our own limit.
 */
export function readOwnBodies(): void {
  watchRequests(({ request }) => {
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** The platform ends an instance ten seconds after its SIGTERM; making a call takes less than nine at the provider. */
const LONGEST_MS = 9000;
/** What an answer that was left has come to (a language model's, mostly) is still written down. */
const WRITING_MS = 750;

/**
 * Lets an instance that is told to end answer what it has begun: the functions framework leaves at once, in the middle of
 * a call that was made at the provider and is not written down yet. An answer that takes too long is left, as if its page
 * had gone. The framework's listener is taken away at the first request, since it is added after this code was loaded;
 * before that there is nothing to finish.
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
