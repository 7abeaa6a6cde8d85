import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { choicesOf, withUnboundSecrets } from './deployed/choices-of.ts';
import { functionOptions } from './deployed/function-options.ts';
import { openBackend } from './deployed/open-backend.ts';
import { createHandlers, FUNCTION_NAMES, type FunctionName } from './handlers/create-handlers.ts';
import { serveHandler } from './http/serve-handler.ts';
import { readSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';

const { env } = process;
const isEmulated = env['FUNCTIONS_EMULATOR'] === 'true';
const choices = choicesOf(env);

/** Which of the seven this instance is; each is deployed as a service of its own. */
const ownName = FUNCTION_NAMES.find((name) => name === env['FUNCTION_TARGET']);

const readOwnSettings = (): Settings =>
  readSettings(ownName === undefined ? env : withUnboundSecrets(env, ownName), isEmulated ? 'emulator' : 'production');

// A deployed instance that lacks a secret, has a test key or sees an emulator must not even start. (While deploying,
// this file is loaded on a developer's machine, which knows no secrets.)
if (env['K_SERVICE'] !== undefined && !isEmulated) readOwnSettings();

let opened: { readonly handlers: ReturnType<typeof createHandlers>; readonly settings: Settings } | undefined;

/** Opened at the first request, then kept: connections, keys and rates belong to the instance. */
function open() {
  const settings = readOwnSettings();
  return { settings, handlers: createHandlers(openBackend(settings)) };
}

function defineFunction(name: FunctionName): HttpsFunction {
  return onRequest(functionOptions(name, choices), async (request, response) => {
    opened ??= open();
    await serveHandler(opened.handlers[name], opened.settings)(request, response);
  });
}

export const getUserCallStats = defineFunction('getUserCallStats');
export const clientCallEnded = defineFunction('clientCallEnded');
export const captchaChallenge = defineFunction('captchaChallenge');
export const verifyCaptcha = defineFunction('verifyCaptcha');
export const createWebCall = defineFunction('createWebCall');
export const deleteMyCalls = defineFunction('deleteMyCalls');
export const providerEvents = defineFunction('providerEvents');
