/** The deployed functions with one difference: their store is a SQLite file, since not every machine has the emulator of Firestore. */
import type { HttpsFunction } from 'firebase-functions/https';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { writeFileSync } from 'node:fs';
import { createBackend, openCallStore } from '../src/create-backend.ts';
import { choicesOf } from '../src/deployed/function-options.ts';
import { defineFunctions } from '../src/deployed/define-functions.ts';
import { createFirebaseTokenVerifier } from '../src/deployed/firebase-services.ts';
import { readOwnBodies } from '../src/deployed/watch-requests.ts';
import { systemClock } from '../src/ports.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { openDatabase, createSqliteDocumentStore } from '../src/documents/sqlite-document-store.ts';

readOwnBodies();

const { env } = process;

const functions = defineFunctions(choicesOf(env), () => {
  const settings = readSettings(env, 'emulator');
  const app = initializeApp();
  const documents = createSqliteDocumentStore(openDatabase(env['PARITY_DATABASE'] ?? ''), systemClock);
  return {
    clientAddress: settings.clientAddress,
    backend: createBackend(settings, {
      store: openCallStore(settings, { documents, clock: systemClock }),
      clock: systemClock,
      accounts: { deleteIdle: async () => undefined },
      tokens: createFirebaseTokenVerifier(() => getAuth(app)),
      log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
      altchaKey: 'unused: the setting is there',
      networkKey: 'unused',
    }),
  };
});

/** The same function; who sent its last request, as far as proxies say, is written down for the comparison. */
function noteProxies(watched: HttpsFunction): HttpsFunction {
  const noting: typeof watched = Object.assign((...[request, response]: Parameters<HttpsFunction>) => {
    const forwardedFor = request.headers['x-forwarded-for'] ?? 'none';
    writeFileSync(
      env['PARITY_PROXIES'] ?? '',
      `${String(forwardedFor)}, ${request.socket.remoteAddress ?? 'a local socket'}`,
    );
    return watched(request, response);
  }, watched);
  return noting;
}

export const { clientCallEnded, verifyCaptcha, createWebCall, deleteMyCalls, providerEvents, captchaChallenge } =
  functions;
export const getUserCallStats = noteProxies(functions.getUserCallStats);
