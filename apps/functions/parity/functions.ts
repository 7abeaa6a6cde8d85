/** The deployed functions with one difference: their store is a SQLite file, since no Firestore emulator can be had. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { callLimitsOf, createBackend } from '../src/create-backend.ts';
import { choicesOf } from '../src/deployed/choices-of.ts';
import { defineFunctions } from '../src/deployed/define-functions.ts';
import { createFirebaseTokenVerifier } from '../src/deployed/firebase-token-verifier.ts';
import { createMailComposer } from '../src/mail/compose-owner-mail.ts';
import { systemClock } from '../src/ports/clock.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { createSqliteCallStore } from '../src/stores/sqlite-call-store.ts';
import { openDatabase } from '../src/stores/sqlite-document-store.ts';

const { env } = process;

export const {
  getUserCallStats,
  clientCallEnded,
  captchaChallenge,
  verifyCaptcha,
  createWebCall,
  deleteMyCalls,
  providerEvents,
} = defineFunctions(choicesOf(env), () => {
  const settings = readSettings(env, 'emulator');
  const app = initializeApp();
  const store = createSqliteCallStore(openDatabase(env['PARITY_DATABASE'] ?? ''), {
    clock: systemClock,
    limits: callLimitsOf(settings),
    composeMail: createMailComposer({ to: 'owner@example.com' }),
  });
  return {
    trustedProxyHops: 0,
    backend: createBackend(settings, {
      store,
      clock: systemClock,
      tokens: createFirebaseTokenVerifier(() => getAuth(app)),
      log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
      altchaKey: 'unused: the setting is there',
      networkKey: 'unused',
    }),
  };
});
