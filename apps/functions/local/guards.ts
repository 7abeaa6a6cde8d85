import type { RequestHandler } from 'express';
import { sendAnswer } from '../src/http/serve-handler.ts';
import { refuse } from '../src/handlers/respond.ts';

const GUARDED = /^\/(?:api|__local|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)/i;

/**
 * Keeps other web pages out of a server that stands on the visitor's own machine: by name (DNS rebinding reaches
 * loopback under a foreign Host) and by origin (any page may send requests to loopback).
 */
export const guardHome: RequestHandler = (request, response, next) => {
  const host = request.headers.host?.toLowerCase();
  const port = request.socket.localPort;
  const hosts = ['localhost', '127.0.0.1', '[::1]'].flatMap((name) => [
    `${name}:${port}`,
    // A browser leaves this port out.
    ...(port === 80 ? [name] : []),
  ]);
  // A second Host line, or a whole address in place of a path, names another server behind the first one's back.
  const isAmbiguous = request.headersDistinct['host']?.length !== 1 || !request.url.startsWith('/');
  if (host === undefined || !hosts.includes(host) || isAmbiguous)
    return sendAnswer(response, refuse('misdirected', 'This server answers on its own address only.'));
  const { origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = request.headers;
  // 'same-site' is another port of this machine: somebody else's page.
  const isOwnPage = origin === `http://${host}` && (site === 'same-origin' || site === 'none');
  // The provider's webhook comes from no page and proves itself by its credential.
  const isGuarded = GUARDED.test(request.path) && request.path !== '/api/providerEvents';
  if (isGuarded && !isOwnPage)
    return sendAnswer(response, refuse('foreign_origin', 'Another site may not ask this server.'));
  return next();
};
