/** Lists, shows, exports and settles calls, at home or in Firestore. */
import { parseArgs } from 'node:util';
import { SOURCE_WORDS, type CallArchive, type StoredCall } from '../src/calls/call-archive.ts';
import type { CallStore } from '../src/calls/call-store.ts';
import type { VoiceBackend } from '../src/ports.ts';
import { callAsJsonLine } from '../src/owner/inbox.ts';
import { plainText } from '../src/mail/plain-text.ts';
import { readConversation, countUnanswered, describeUnanswered } from '../src/rules/conversation.ts';
import { BackendError } from '../src/backend-error.ts';
import { createVoice } from '../src/create-backend.ts';
import { openStore, readOwnerSettings } from './open-store.ts';
import { runCommand } from './run-command.ts';

export const CALLS_USAGE = `Usage: pnpm --filter @asad/functions calls <command> [--store home|firestore]
  list [--after <call id>]  one line for each call, newest first, fifty at once
  show <call id>            one call, with everything said
  export [--as text|jsonl]  all calls; jsonl has the raw messages too
  visitor <visitor id>      all that is kept of one person, as jsonl
  erase <visitor id>        deletes it, as the visitor’s own button does; the provider’s copies within minutes
  unanswered                what callers asked and ASAD could not say, counted by question
  settle                    asks the voice provider about calls that it has not spoken about
  broken                    documents that cannot be read, which every list leaves out
  discard <path>            deletes one of them
  close [--all]             lets nobody begin a call, within ten seconds; --all: nobody ask anything
  open                      lets everybody again`;

const NAMES = [
  'list',
  'show',
  'export',
  'visitor',
  'erase',
  'unanswered',
  'settle',
  'broken',
  'discard',
  'close',
  'open',
] as const;

type CallsCommand = NonNullable<ReturnType<typeof parseCallsCommand>>;

/** What was asked for; undefined if that was not understood: a mistyped choice must not silently mean another one. */
export function parseCallsCommand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: 'string', default: 'home' },
        as: { type: 'string', default: 'jsonl' },
        all: { type: 'boolean', default: false },
        after: { type: 'string' },
      },
    });
    const [command, id = '', ...more] = positionals;
    const name = NAMES.find((known) => known === command);
    const store = (['home', 'firestore'] as const).find((known) => known === values.store);
    const as = (['text', 'jsonl'] as const).find((known) => known === values.as);
    if (name === undefined || store === undefined || as === undefined) return undefined;
    const { all, after } = values;
    if ((all && name !== 'close') || (after !== undefined && name !== 'list')) return undefined;
    const isAboutOne = name === 'show' || name === 'visitor' || name === 'erase' || name === 'discard';
    return isAboutOne === (id !== '') && more.length === 0 ? { store, name, id, as, all, after } : undefined;
  } catch {
    return undefined;
  }
}

interface CallsCommandParts {
  readonly store: CallStore;
  readonly voice: VoiceBackend;
  /** Gets whole lines; they are safe for a terminal. */
  readonly print: (line: string) => void;
}

/** The owner's command over either store. Returns the exit code: 0, or 1 when it found nothing. */
export async function runCallsCommand(command: CallsCommand, parts: CallsCommandParts): Promise<0 | 1> {
  const { store, print } = parts;
  switch (command.name) {
    case 'list':
      return listPage(store, { after: command.after, print });
    case 'show': {
      const call = await store.findCall(command.id);
      print(call === undefined ? 'No such call.' : showCall(call));
      return call === undefined ? 1 : 0;
    }
    case 'export':
      for await (const call of store.listCalls())
        print(command.as === 'text' ? showCall(call) : await callAsJsonLine(store, call));
      return 0;
    case 'visitor':
      for (const call of await store.listCallsOf(command.id)) print(await callAsJsonLine(store, call));
      return 0;
    case 'erase':
      print(`${await store.eraseCalls(command.id)} calls held something that is deleted now.`);
      return 0;
    case 'unanswered':
      for (const line of await listUnanswered(store)) print(line);
      return 0;
    case 'settle':
      print(`${await settleCalls(parts)} calls settled.`);
      return 0;
    case 'broken':
      for await (const { path, field } of store.listBroken()) print(plainText(`${path}: ${field}`));
      return 0;
    case 'discard': {
      const isDeleted = await store.deleteBroken(command.id);
      print(isDeleted ? 'Deleted.' : 'No such document, or one that can be read.');
      return isDeleted ? 0 : 1;
    }
    case 'close':
      await store.setSwitch(command.all ? 'api' : 'calls');
      print(
        command.all
          ? 'The API is closed within ten seconds; pages stay, and records of running calls are still taken.'
          : 'No new call begins within ten seconds; those that run go on.',
      );
      return 0;
    case 'open':
      await store.setSwitch('open');
      print('Open again within ten seconds.');
      return 0;
    default:
      return command.name satisfies never;
  }
}

const LISTED = 50;

async function listPage(
  store: CallArchive,
  { after, print }: { readonly after: string | undefined; readonly print: (line: string) => void },
): Promise<0 | 1> {
  if (after !== undefined && (await store.findCall(after)) === undefined) {
    print('No such call.');
    return 1;
  }
  let listed = 0;
  let last = '';
  for await (const call of store.listCalls({ afterCallId: after })) {
    if (listed === LISTED) {
      print(`There are more: calls list --after ${last}`);
      break;
    }
    print(describeCall(call));
    listed += 1;
    last = plainText(call.callId);
  }
  return 0;
}

async function listUnanswered(store: CallArchive): Promise<readonly string[]> {
  const talks = [];
  for await (const { transcript } of store.listCalls()) talks.push(readConversation(plainText(transcript)));
  return countUnanswered(talks).map(describeUnanswered);
}

function describeCall(call: StoredCall): string {
  const said = plainText(call.transcript).replaceAll(/\s+/g, ' ').slice(0, 60);
  return [call.openedAt, call.state, call.source, plainText(call.callId), said].join('  ');
}

function showCall(call: StoredCall): string {
  return plainText(
    [
      `Call ${call.callId} of visitor ${call.visitorId}`,
      `${call.startedAt ?? call.openedAt} to ${call.endedAt ?? '?'}, ${call.state}, ${SOURCE_WORDS[call.source]}, ${call.messageCount} messages`,
      '',
      call.transcript,
      '',
    ].join('\n'),
  );
}

async function settleCalls({ store, voice }: CallsCommandParts): Promise<number> {
  let settled = 0;
  for await (const { callId, provider, source, state } of store.listCalls()) {
    if (provider !== voice.provider || source === 'provider' || state === 'refunded') continue;
    const report = await voice.findReport?.(callId);
    if (report !== undefined && (await store.saveReport(report)).kind === 'stored') settled += 1;
  }
  return settled;
}

if (import.meta.main)
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
    const print = (line: string) => process.stdout.write(`${line}\n`);
    process.exitCode = await runCallsCommand(command, { store, voice, print });
    await store.close();
  });
