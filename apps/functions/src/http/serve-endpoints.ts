import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiHandler, refuse } from './api.ts';
import { type EndpointName, findEndpoint, type Service } from './endpoint-table.ts';
import type { ClientAddress } from '../env/env-reader.ts';
import { serveHandler } from './serve-handler.ts';

const nothingHere: ApiHandler = async () => refuse('not_found', 'There is nothing here.');

export function serveEndpoints(
  handlers: Readonly<Record<EndpointName, ApiHandler>>,
  { service, clientAddress }: { readonly service: Service; readonly clientAddress: ClientAddress },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const name = findEndpoint(service, (request.url ?? '/').split('?', 1)[0] ?? '/');
    await serveHandler(name === undefined ? nothingHere : handlers[name], { clientAddress })(request, response);
  };
}
