import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import type { Backend } from '../create-backend.ts';
import { createHandlers, forEachFunction, type FunctionName } from '../handlers/create-handlers.ts';
import { createMaintenance, type MAINTENANCE_NAME } from '../handlers/run-maintenance.ts';
import { serveHandler } from '../http/serve-handler.ts';
import type { ClientAddress } from '../settings/env-reader.ts';
import { type DeployChoices, functionOptions, maintenanceOptions } from './function-options.ts';

/** Every function over a backend that is opened at the first request, then kept by its instance. */
export function defineFunctions(
  choices: DeployChoices,
  open: () => { readonly backend: Backend; readonly clientAddress: ClientAddress },
): Readonly<Record<FunctionName, HttpsFunction> & Record<typeof MAINTENANCE_NAME, ScheduleFunction>> {
  let opened: ReturnType<typeof prepare> | undefined;
  const prepare = () => {
    const { backend, clientAddress } = open();
    return { handlers: createHandlers(backend), clientAddress };
  };
  return {
    ...forEachFunction((name) =>
      onRequest(functionOptions(name, choices), async (request, response) => {
        const { handlers, clientAddress } = (opened ??= prepare());
        await serveHandler(handlers[name], { clientAddress })(request, response);
      }),
    ),
    runMaintenance: onSchedule(maintenanceOptions(choices), () => createMaintenance(open().backend)()),
  };
}
