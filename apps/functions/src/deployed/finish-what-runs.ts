import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

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
  subscribe('http.server.request.start', (message) => {
    const response: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : undefined;
    if (!(response instanceof ServerResponse)) return;
    if (!isListening) {
      isListening = true;
      process.removeAllListeners('SIGTERM');
      process.on('SIGTERM', () => {
        isEnding = true;
        setTimeout(() => {
          for (const response of running) response.destroy();
        }, longestMs);
        endIfDone();
      });
    }
    running.add(response);
    response.on('close', () => {
      running.delete(response);
      endIfDone();
    });
  });
}
