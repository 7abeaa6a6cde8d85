import { BackendError } from '../src/backend-error.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { createLocalCloud } from './create-local-cloud.ts';

async function main(): Promise<void> {
  const { env } = process;
  const deployed = env['K_SERVICE'] === undefined ? 'NODE_ENV=production' : 'K_SERVICE';
  if (env['NODE_ENV'] === 'production' || env['K_SERVICE'] !== undefined) {
    throw new BackendError(
      'cannot_start',
      `The local cloud is for this machine only and does not start with ${deployed} set.`,
    );
  }
  const settings = readSettings(env, 'home');
  const cloud = createLocalCloud({ settings });
  const { url, inboxUrl } = await cloud.listen();
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130); // A second Ctrl-C exits immediately.
    isStopping = true;
    void cloud.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Check the voice's key at the start, not in the first visitor's call.
  const sentence = await cloud.findFault();
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  process.stdout.write(`The site is ready at ${url} (your inbox: ${inboxUrl})\n`);
}

try {
  await main();
} catch (error) {
  const sentence = error instanceof BackendError ? error.message : `The local cloud could not start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
