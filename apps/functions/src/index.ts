import { choicesOf, withUnboundSecrets } from './firebase/function-options.ts';
import { defineFunctions } from './firebase/define-functions.ts';
import { finishWhatRuns, readOwnBodies } from './firebase/watch-requests.ts';
import { openBackend } from './firebase/firebase-services.ts';
import { SERVICES } from './http/endpoint-table.ts';
import { MAINTENANCE_NAME } from './owner/run-maintenance.ts';
import { readSettings, type Settings } from './settings/read-settings.ts';

readOwnBodies();

const { env } = process;

/** Each function is deployed as its own service. */
const functionName = ([...SERVICES, MAINTENANCE_NAME] as const).find((name) => name === env['FUNCTION_TARGET']);

const readFunctionSettings = (): Settings =>
  readSettings(functionName === undefined ? env : withUnboundSecrets(env, functionName), 'production');

// A deployed instance with a missing secret, a test key or an emulator variable must not start. While deploying, this
// file is loaded without secrets.
if (env['K_SERVICE'] !== undefined) {
  readFunctionSettings();
  finishWhatRuns();
}

export const { api, providerEvents, runMaintenance } = defineFunctions(choicesOf(env), () => {
  const settings = readFunctionSettings();
  return { backend: openBackend(settings), clientAddress: settings.clientAddress };
});
