/** The owner's commands except deploying, over the calls of this machine or of the deployed site. */
import { Command, InvalidArgumentError, Option } from 'commander';
import express from 'express';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { answerErrors, guardHome } from '../local/guards.ts';
import { serveInbox } from '../local/inbox/serve-inbox.ts';
import { findRoot } from '../local/site/hosting-config.ts';
import { BackendError } from '../src/backend-error.ts';
import type { CallStore } from '../src/store/call-store.ts';
import { createVoice } from '../src/create-backend.ts';
import { plainText } from '../src/text/plain-text.ts';
import { describeDay } from '../src/owner/describe-day.ts';
import { examine } from '../src/owner/doctor.ts';
import { backUp, restore } from '../src/owner/keep-data.ts';
import {
  callAsJsonLine,
  listPage,
  listUnanswered,
  settleCalls,
  showCall,
  toJsonLine,
} from '../src/owner/read-calls.ts';
import { smoke } from '../src/owner/smoke.ts';
import type { VoiceBackend } from '../src/ports.ts';
import { createEnvReader } from '../src/env/env-reader.ts';
import { FIREBASE_TOOLS, run } from './deploy/run.ts';
import { openStore, readOwnerSettings, type StoreName } from './open-store.ts';
import { runCommand } from './run-command.ts';

interface DeskOptions {
  readonly openStore: (name: StoreName) => Promise<CallStore>;
  readonly openVoice: (name: StoreName) => VoiceBackend;
  /** Whole lines, safe for a terminal. */
  readonly print: (line: string) => void;
  readonly setExitCode: (code: 1) => void;
}

interface CallOptions {
  readonly store: StoreName;
  readonly before?: string;
  readonly as?: 'text' | 'jsonl';
  readonly all?: true;
  readonly site?: string;
}

const today = () => new Date().toISOString().slice(0, 10);

const parserOf =
  (schema: z.ZodType<string>, what: string) =>
  (text: string): string => {
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new InvalidArgumentError(`It is no ${what}.`);
    return parsed.data;
  };

const isoTime = z.iso.datetime().transform((text) => new Date(text).toISOString());
const parseDay = parserOf(z.iso.date(), 'day, such as 2026-11-20');
const parseTime = parserOf(isoTime, 'time, such as 2026-11-20T10:00:00.000Z');
const parseSite = parserOf(z.url({ protocol: /^https?$/ }), 'address, such as https://example.com');

/** Throws a CommanderError for unknown words, after the library has printed the reason. */
export function createDesk({ openStore: open, openVoice, print, setExitCode }: DeskOptions): Command {
  const program = new Command('pnpm desk')
    .description('What visitors said, and what keeps the site going.')
    .helpCommand(false)
    .showHelpAfterError('(add --help for how it is used)')
    .exitOverride();

  const overPlace = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .addOption(
        new Option('--store <place>', 'this machine (DATA_DIR) or the deployed site')
          .choices(['home', 'firestore'])
          .default('home'),
      );
  const overStore = (
    name: string,
    description: string,
    act: (store: CallStore, options: CallOptions, word: string) => Promise<unknown>,
  ): Command =>
    overPlace(name, description).action(async (...given: unknown[]) => {
      const command = given.at(-1);
      if (!(command instanceof Command)) return;
      const options = command.opts<CallOptions>();
      const store = await open(options.store);
      try {
        if ((await act(store, options, String(given[0]))) === false) setExitCode(1);
      } finally {
        // The inbox keeps reading until the program ends.
        if (name !== 'inbox') await store.close();
      }
    });
  program.commandsGroup('Look:');
  overStore('inbox', 'what visitors said, as a page on this machine', (store) => showInbox(store, print));
  overStore('numbers', 'a day: starts, refusals by reason, budgets', async (store, _, day) => {
    for (const line of describeDay(await store.readDay(day))) print(line);
  }).argument('[day]', 'as 2026-11-20, in UTC', parseDay, today());
  overStore('list', 'one line for each call, newest first, fifty at once', (store, { before }) =>
    listPage(store, { before, print }),
  ).option('--before <time>', 'continues with older calls, such as 2026-11-20T10:00:00.000Z', parseTime);
  overStore('show <call>', 'one call, with everything said', async (store, _, callId) => {
    const call = await store.findCall(callId);
    print(call === undefined ? 'No such call.' : showCall(call));
    return call !== undefined;
  });
  overStore('unanswered', 'what callers asked and the owl could not say, counted by question', async (store) => {
    for (const line of await listUnanswered(store)) print(line);
  });
  program.commandsGroup('Calls:');
  overStore('export', 'all calls; jsonl has the raw messages too', async (store, options) => {
    for await (const call of store.listWholeCalls())
      print(options.as === 'text' ? showCall(call) : await callAsJsonLine(store, call));
  }).addOption(new Option('--as <form>').choices(['text', 'jsonl']).default('jsonl'));
  overStore(
    'visitor <visitor>',
    'all that is kept of one person, as jsonl: calls, then documents',
    async (store, _, uid) => {
      for (const call of await store.listCallsOf(uid)) print(await callAsJsonLine(store, call));
      for (const found of await store.listAllOf(uid)) print(toJsonLine(found));
    },
  );
  overStore(
    'erase <visitor>',
    'deletes what one person said, as the visitor’s own button does; the provider’s copies within minutes',
    async (store, _, uid) => print(`${await store.eraseCalls(uid)} calls held something that is deleted now.`),
  );
  overStore('settle', 'asks the voice provider about calls that it has not spoken about', async (store, options) => {
    const voice = openVoice(options.store);
    if (voice.findReport === undefined)
      throw new BackendError(
        'cannot_start',
        'Only the voice provider knows how its calls ended; set VAPI_PRIVATE_KEY and VAPI_ASSISTANT_ID to ask it.',
      );
    print(`${await settleCalls(store, voice)} calls settled.`);
  });
  program.commandsGroup('Data:');
  overStore('broken', 'documents that cannot be read, which every list leaves out', async (store) => {
    for await (const { path, field } of store.listBroken()) print(plainText(`${path}: ${field}`));
  });
  overStore('discard <path>', 'deletes one of them', async (store, _, path) => {
    const isDeleted = await store.deleteBroken(path);
    print(isDeleted ? 'Deleted.' : 'No such document, or one that can be read.');
    return isDeleted;
  });
  addUpkeep(program, print);
  program.commandsGroup('Site:');
  overStore('close', 'no new call begins, within ten seconds', async (store, { all }) => {
    await store.setSwitch(all ? 'api' : 'calls');
    print(
      all
        ? 'The API is closed within ten seconds; pages stay, and records of running calls are still taken.'
        : 'No new call begins within ten seconds; those that run go on.',
    );
  }).option('--all', 'the whole API');
  overStore('open', 'takes calls again', async (store) => {
    await store.setSwitch('open');
    print('Open again within ten seconds.');
  });
  overPlace('doctor', 'looks at credentials, database, voice and mails, and names what is wrong')
    .option(
      '--site <address>',
      'instead makes one call there, as a visitor does, and names the first step that fails',
      parseSite,
    )
    .action(async ({ store: place, site }: CallOptions) => {
      if (site !== undefined) {
        await smoke(site, print);
        return print('All of it works.');
      }
      const parts = { openStore: () => open(place), openVoice: () => openVoice(place), nowMs: Date.now() };
      for await (const { isFine, text } of examine({ ...parts, hasMailExtension: place === 'firestore' })) {
        print(plainText(`${isFine ? 'fine ' : 'WRONG'}  ${text}`));
        if (!isFine) setExitCode(1);
      }
    });
  return program;
}

function addUpkeep(program: Command, print: (line: string) => void): void {
  const root = findRoot();
  const dataDir = () => resolve(root, createEnvReader(process.env).text('DATA_DIR') ?? '.data');
  program
    .command('backup [folder]')
    .description('copies the data of this machine (DATA_DIR) while it is in use; by default into backups/<time>')
    .action(async (name = `backups/${new Date().toISOString().replaceAll(':', '')}`) => {
      const folder = resolve(root, name);
      await backUp(dataDir(), folder);
      print(`The data is in ${folder}.`);
    });
  program
    .command('restore <folder>')
    .description('puts a backup into DATA_DIR, which must hold no data')
    .action((folder: string) => {
      restore(resolve(root, folder), dataDir());
      print(`The data is in ${dataDir()}; the next start uses it.`);
    });
  program
    .command('protect <project>')
    .description('daily backups of Firestore, kept for a week, and a week of recovery to any moment')
    .action(async (project: string) => {
      const tool = ['-y', FIREBASE_TOOLS, '--project', project];
      const recovery = ['(default)', '--point-in-time-recovery', 'ENABLED'];
      await run('npx', [...tool, 'firestore:databases:update', ...recovery], { cwd: root });
      const schedule = ['--database', '(default)', '--recurrence', 'DAILY', '--retention', '7d'];
      await run('npx', [...tool, 'firestore:backups:schedules:create', ...schedule], { cwd: root });
      print('Firestore is backed up every day.');
    });
}

/** The deployed site has no login for the inbox. */
async function showInbox(store: CallStore, print: (line: string) => void): Promise<void> {
  // An unreadable database fails here with a message.
  await store.readSwitch();
  const token = randomBytes(16).toString('base64url');
  const app = express().disable('x-powered-by').use(guardHome);
  app.use(
    '/__local',
    serveInbox({ store, token }),
    answerErrors(() => {}),
  );
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    print(`The inbox is at http://127.0.0.1:${port}/__local/inbox?token=${token} until you press Ctrl-C.`);
  });
}

if (import.meta.main)
  await runCommand(() =>
    createDesk({
      openStore: (name) => openStore(name, readOwnerSettings(name)),
      openVoice: (name) => createVoice(readOwnerSettings(name)),
      // `write` returns false when a reader is slow; an action that returns false fails.
      print: (line) => void process.stdout.write(`${line}\n`),
      setExitCode: (code) => {
        process.exitCode = code;
      },
    }).parseAsync(process.argv),
  );
