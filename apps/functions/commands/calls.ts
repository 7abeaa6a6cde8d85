/** Lists, shows, exports and settles calls, at home (DATA_DIR) or in Firestore (with Google's default credentials). */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findRoot } from '../local/find-root.ts';
import { BackendError } from '../src/backend-error.ts';
import { callLimitsOf, createVoice } from '../src/create-backend.ts';
import { CALLS_USAGE, parseCallsCommand, runCallsCommand, type CallsCommand } from '../src/owner/calls-command.ts';
import { createMailComposer } from '../src/mail/compose-owner-mail.ts';
import { systemClock } from '../src/ports/clock.ts';
import { createCallStore, type CallStore } from '../src/calls/call-store.ts';
import type { Env } from '../src/settings/env-reader.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import type { Settings } from '../src/settings/settings.ts';
import { openDatabase, SqliteDocumentStore } from '../src/documents/sqlite-document-store.ts';
import { owner } from '@asad/content';

async function openStore(command: CallsCommand, settings: Settings): Promise<CallStore> {
  const options = {
    clock: systemClock,
    limits: callLimitsOf(settings),
    composeMail: createMailComposer({ to: settings.ownerEmail ?? owner.email }),
  };
  if (command.store === 'firestore') {
    // Only here: the home store needs none of Google's code.
    const [{ initializeApp }, { getFirestore }, { FirestoreDocumentStore }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/firestore'),
      import('../src/documents/firestore-document-store.ts'),
    ]);
    return createCallStore({ ...options, documents: new FirestoreDocumentStore(getFirestore(initializeApp())) });
  }
  const file = join(resolve(findRoot(), settings.dataDir), 'asad.sqlite');
  if (!existsSync(file))
    throw new BackendError('cannot_start', `There are no calls at ${file}; set DATA_DIR to the folder that has some.`);
  return createCallStore({ ...options, documents: new SqliteDocumentStore(openDatabase(file), systemClock) });
}

/** The plain settings of the deployment, whose calls these are; the environment has the last word, and the secrets. */
function deployed(): Env {
  const file = resolve(import.meta.dirname, '..', process.env['DEPLOY_ENV'] ?? 'deploy.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

try {
  const command = parseCallsCommand(process.argv.slice(2));
  if (command === undefined) throw new BackendError('cannot_start', CALLS_USAGE);
  const settings = readSettings({ ...(command.store === 'firestore' ? deployed() : {}), ...process.env }, 'home');
  const voice = createVoice(settings);
  if (command.name === 'settle' && voice.findReport === undefined)
    throw new BackendError(
      'cannot_start',
      'Only the voice provider knows how its calls ended; set VAPI_PRIVATE_KEY and VAPI_ASSISTANT_ID to ask it.',
    );
  const store = await openStore(command, settings);
  process.exitCode = await runCallsCommand(command, {
    store,
    voice,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await store.close();
} catch (error) {
  process.stderr.write(`${error instanceof BackendError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
