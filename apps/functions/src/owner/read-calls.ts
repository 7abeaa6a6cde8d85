import { SOURCE_WORDS, type CallArchive, type StoredCall } from '../store/call-archive.ts';
import type { CallStore } from '../store/call-store.ts';
import { plainText } from '../text/plain-text.ts';
import type { VoiceBackend } from '../ports.ts';
import { countUnanswered, describeUnanswered, readConversation } from '../domain/conversation.ts';

export function toJsonLine(value: unknown): string {
  // JSON leaves these characters unescaped; some control a terminal, others break line readers.
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export async function callAsJsonLine(store: CallArchive, call: StoredCall): Promise<string> {
  return toJsonLine({ ...call, messages: await store.readMessages(call.visitorId, call.callId) });
}

export function describeCall(call: StoredCall): string {
  const said = plainText(call.transcript).replaceAll(/\s+/g, ' ').slice(0, 60);
  return [call.openedAt, call.state, call.source, plainText(call.callId), said].join('  ');
}

export function showCall(call: StoredCall): string {
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

const LISTED = 50;

/**
 * Reads a page of calls, newest first. `next` is the time to continue before; calls of one moment are on one page.
 * Stops when the signal is aborted.
 */
export async function readPage(
  store: CallArchive,
  {
    before,
    isWanted = () => true,
    signal,
  }: {
    readonly before: string | undefined;
    readonly isWanted?: (call: StoredCall) => boolean;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<{ readonly calls: readonly StoredCall[]; readonly next: string | undefined }> {
  const calls: StoredCall[] = [];
  for await (const call of store.listCalls({ before })) {
    if (signal?.aborted === true) break;
    if (!isWanted(call)) continue;
    const last = calls.at(-1);
    if (last !== undefined && calls.length >= LISTED && last.openedAt !== call.openedAt)
      return { calls, next: last.openedAt };
    calls.push(call);
  }
  return { calls, next: undefined };
}

export async function listPage(
  store: CallArchive,
  { before, print }: { readonly before: string | undefined; readonly print: (line: string) => void },
): Promise<void> {
  const { calls, next } = await readPage(store, { before });
  if (calls.length === 0) print(before === undefined ? 'No calls yet.' : 'No calls before that.');
  for (const call of calls) print(describeCall(call));
  if (next !== undefined) print(`There are more: the same command with --before ${next}`);
}

const LATEST_CALLS = 1000;

/** Of the latest thousand calls. */
export async function listUnanswered(store: CallStore): Promise<readonly string[]> {
  const talks = [];
  let count = 0;
  for await (const { transcript } of store.listCalls()) {
    const { unanswered, declines } = readConversation(plainText(transcript));
    if (unanswered.length > 0) talks.push({ unanswered, declines });
    count += 1;
    if (count === LATEST_CALLS) break;
  }
  const isDone = await store.readDone();
  return countUnanswered(talks)
    .filter(({ key }) => !isDone(key))
    .map(describeUnanswered);
}

/** Returns the number of reports. */
export async function settleCalls(store: CallStore, voice: VoiceBackend): Promise<number> {
  let settled = 0;
  for await (const { callId, provider, source, state } of store.listCalls()) {
    if (provider !== voice.provider || source === 'provider' || state === 'refunded') continue;
    const report = await voice.findReport?.(callId);
    if (report !== undefined && (await store.saveReport(report)).kind === 'stored') settled += 1;
  }
  return settled;
}
