import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import type { Backend } from '../create-backend.ts';
import { createHandlers } from '../http/create-handlers.ts';
import { refuse } from '../http/api.ts';
import { findEndpoint, type Service, SERVICES } from '../http/endpoint-table.ts';
import { createMaintenance, type MAINTENANCE_NAME } from '../owner/run-maintenance.ts';
import { serveHandler } from '../http/serve-handler.ts';
import type { ClientAddress } from '../env/env-reader.ts';
import { type DeployChoices, functionOptions, maintenanceOptions } from './function-options.ts';

/** The first request opens the backend, and the instance keeps it. */
export function defineFunctions(
  choices: DeployChoices,
  open: () => { readonly backend: Backend; readonly clientAddress: ClientAddress },
): Readonly<Record<Service, HttpsFunction> & Record<typeof MAINTENANCE_NAME, ScheduleFunction>> {
  let opened: ReturnType<typeof prepare> | undefined;
  const prepare = () => {
    const { backend, clientAddress } = open();
    return { handlers: createHandlers(backend), clientAddress };
  };
  const define = (service: Service) =>
    onRequest(functionOptions(service, choices), async (request, response) => {
      const { handlers, clientAddress } = (opened ??= prepare());
      const name = findEndpoint(service, request.url.split('?', 1)[0] ?? '/');
      const handler = name === undefined ? async () => refuse('not_found', 'There is nothing here.') : handlers[name];
      await serveHandler(handler, { clientAddress })(request, response);
    });
  const [api, providerEvents] = SERVICES;
  return {
    api: define(api),
    providerEvents: define(providerEvents),
    runMaintenance: onSchedule(maintenanceOptions(choices), () => createMaintenance(open().backend)()),
  };
}
