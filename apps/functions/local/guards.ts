import type { RequestHandler, ErrorRequestHandler } from 'express';
import { sendAnswer } from '../src/http/serve-handler.ts';
import { refuse } from '../src/http/api.ts';
import { describeFailure } from '../src/backend-error.ts';
import type { Log } from '../src/ports.ts';

const GUARDED = /^\/(?:api|__local|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)/i;

/**
 * Rejects foreign hosts (DNS rebinding reaches loopback) and foreign origins (any page may send requests to loopback).
 */
export const guardHome: RequestHandler = (request, response, next) => {
  const host = request.headers.host?.toLowerCase();
  const port = request.socket.localPort;
  const hosts = ['localhost', '127.0.0.1', '[::1]'].flatMap((name) => [
    `${name}:${port}`,
    // Browsers omit the default port.
    ...(port === 80 ? [name] : []),
  ]);
  // A second Host line, or an absolute URL as the path, could name another server.
  const isAmbiguous = request.headersDistinct['host']?.length !== 1 || !request.url.startsWith('/');
  if (host === undefined || !hosts.includes(host) || isAmbiguous)
    return sendAnswer(response, refuse('misdirected', 'This server answers on its own address only.'));
  const { origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = request.headers;
  // 'same-site' may be another port of this machine, so a foreign page.
  const isOwnPage = origin === `http://${host}` && (site === 'same-origin' || site === 'none');
  // The provider's webhook sends no origin and has its own credential.
  const isGuarded = GUARDED.test(request.path) && request.path !== '/api/providerEvents';
  if (isGuarded && !isOwnPage)
    return sendAnswer(response, refuse('foreign_origin', 'Another site may not ask this server.'));
  return next();
};

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
