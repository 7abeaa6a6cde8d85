/** What an owner does beside reading calls: backups, a look whether all works, and the database's own protection. */
import express from 'express';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { guardHome } from '../local/guards.ts';
import { serveInbox } from '../local/inbox/serve-inbox.ts';
import { findRoot } from '../local/site/hosting-config.ts';
import { BackendError } from '../src/backend-error.ts';
import { backUp, restore } from '../src/owner/keep-data.ts';
import { describeDay } from '../src/owner/describe-day.ts';
import { smoke } from '../src/owner/smoke.ts';
import { createEnvReader } from '../src/settings/env-reader.ts';
import { FIREBASE_TOOLS, run } from './deploy/run.ts';
import { openStore, readOwnerSettings } from './open-store.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: pnpm run owner <command>
  inbox                  what visitors of the deployed site said, as a page on this machine (reads Firestore)
  numbers [day]          a day of the deployed site: starts, refusals by reason, budgets (2026-11-20; today)
  backup [folder]        copies the data of this machine (DATA_DIR) while it is in use; by default into backups/<time>
  restore <folder>       puts a backup into DATA_DIR, which must hold no data
  smoke <site address>   one call end to end, as a visitor of the site
  protect <project id>   daily backups of Firestore, kept for a week, and a week of recovery to any moment
Calls: pnpm --filter @asad/functions calls`;

const root = findRoot();
const env = createEnvReader(process.env);
const dataDir = resolve(root, env.text('DATA_DIR') ?? '.data');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function runOwner(command: string | undefined, argument: string | undefined): Promise<void> {
  if (command === 'inbox') return showInbox();
  if (command === 'numbers') {
    const store = await openStore('firestore', readOwnerSettings('firestore'));
    for (const line of describeDay(await store.readDay(argument ?? new Date().toISOString().slice(0, 10)))) say(line);
    return store.close();
  }
  if (command === 'backup') {
    const folder = resolve(root, argument ?? `backups/${new Date().toISOString().replaceAll(':', '')}`);
    await backUp(dataDir, folder);
    return void say(`The data is in ${folder}.`);
  }
  if (command === 'restore' && argument !== undefined) {
    restore(resolve(root, argument), dataDir);
    return void say(`The data is in ${dataDir}; the next start uses it.`);
  }
  if (command === 'smoke' && argument !== undefined && URL.canParse(argument)) {
    await smoke(argument, say);
    return void say('All of it works.');
  }
  if (command === 'protect' && argument !== undefined) {
    const tool = ['-y', FIREBASE_TOOLS, '--project', argument];
    const database = ['--database', '(default)'];
    await run('npx', [...tool, 'firestore:databases:update', '(default)', '--point-in-time-recovery', 'ENABLED'], {
      cwd: root,
    });
    const schedule = ['--recurrence', 'DAILY', '--retention', '7d'];
    await run('npx', [...tool, 'firestore:backups:schedules:create', ...database, ...schedule], { cwd: root });
    return void say('Firestore is backed up every day.');
  }
  throw new BackendError('cannot_start', USAGE);
}

/** The same page as at home, over Firestore: nobody else reaches it, and there is no login on the site. */
async function showInbox(): Promise<void> {
  const store = await openStore('firestore', readOwnerSettings('firestore'));
  const token = randomBytes(16).toString('base64url');
  const app = express().disable('x-powered-by').use(guardHome);
  const server = app.use('/__local', serveInbox({ store, token })).listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    say(`The inbox is at http://127.0.0.1:${port}/__local/inbox?token=${token} until you press Ctrl-C.`);
  });
}

await runCommand(() => runOwner(process.argv[2], process.argv[3]));
