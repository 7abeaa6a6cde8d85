import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/**
 * Keeps the functions framework from reading bodies: it takes up to 1 GB, unpacks and parses it before any code of ours
 * runs, so that a stranger's `[[],[],…]` ends an instance and everybody's requests in it. A request without the headers
 * that announce a body is not read there; ours read it from the connection, up to our own limit.
 */
export function readOwnBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const request: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : undefined;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}
