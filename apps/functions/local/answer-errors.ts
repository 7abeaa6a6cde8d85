import type { ErrorRequestHandler } from 'express';
import { describeFailure } from '../src/handlers/describe-failure.ts';
import { refuse } from '../src/handlers/respond.ts';
import { sendAnswer } from '../src/http/serve-handler.ts';
import type { Log } from '../src/ports/log.ts';

/** What a request failed with, as JSON: no page of express, no stack. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
        ? error.status
        : 500;
    if (status >= 500) log({ event: 'request_failed', ...describeFailure(error) });
    const isDatabase = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    const answer = isDatabase
      ? refuse('unavailable', 'This does not work at the moment. Try again soon.', { retryAfterSeconds: 5 })
      : status === 413
        ? refuse('too_large', 'The body is too large.')
        : status < 500
          ? refuse('invalid_json', 'The request cannot be read.')
          : refuse('internal', 'Something went wrong here.');
    sendAnswer(response, answer);
  };
}
