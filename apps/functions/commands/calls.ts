/** Lists, shows, exports and settles calls, at home or in Firestore. */
import { BackendError } from '../src/backend-error.ts';
import { createVoice } from '../src/create-backend.ts';
import { CALLS_USAGE, parseCallsCommand, runCallsCommand } from '../src/owner/calls-command.ts';
import { openStore, readOwnerSettings } from './open-store.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const command = parseCallsCommand(process.argv.slice(2));
  if (command === undefined) throw new BackendError('cannot_start', CALLS_USAGE);
  const settings = readOwnerSettings(command.store);
  const voice = createVoice(settings);
  if (command.name === 'settle' && voice.findReport === undefined)
    throw new BackendError(
      'cannot_start',
      'Only the voice provider knows how its calls ended; set VAPI_PRIVATE_KEY and VAPI_ASSISTANT_ID to ask it.',
    );
  const store = await openStore(command.store, settings);
  process.exitCode = await runCallsCommand(command, {
    store,
    voice,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await store.close();
});
