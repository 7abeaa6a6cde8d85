import { owner } from '@asad/content';
import { z } from 'zod';
import { BackendError } from '../src/backend-error.ts';
import { type Assistant, buildAssistant } from '../src/voices/assistant/build-assistant.ts';
import { plainText } from '../src/text/plain-text.ts';
import { VAPI_API_URL } from '../src/voices/vapi-voice.ts';
import { createEnvReader, need } from '../src/env/env-reader.ts';
import { WEBHOOK_AUTHS } from '../src/voices/vapi-reports.ts';
import { runCommand } from './run-command.ts';
import { diff } from 'node:util';

export const ASSISTANT_USAGE = `Usage: pnpm --filter @asad/functions assistant <command>
  show   the assistant that this content makes
  diff   what differs at the provider (needs VAPI_PRIVATE_KEY and VAPI_ASSISTANT_ID)
  push   makes the provider's assistant equal; without VAPI_ASSISTANT_ID, creates one and names it`;

const TIMEOUT_MS = 15_000;

interface AssistantCommandOptions {
  readonly assistant: Assistant;
  readonly apiUrl: string;
  readonly privateKey: string | undefined;
  readonly assistantId: string | undefined;
  readonly print: (text: string) => void;
}

/** `diff` returns 1 for a difference. */
export async function runAssistantCommand(
  command: string | undefined,
  options: AssistantCommandOptions,
): Promise<0 | 1> {
  const { assistant, print } = options;
  switch (command) {
    case 'show':
      print(readable(assistant));
      return 0;
    case 'diff': {
      const id = need('VAPI_ASSISTANT_ID', options.assistantId, 'the two are compared');
      const remote = await ask(options, 'GET', pathOf(id));
      const lines = diffLines(readable(pickKnown(assistant, remote)), readable(assistant));
      print(
        lines.length === 0
          ? 'The provider has this assistant.\n'
          : `- at the provider, + from this content\n${lines.join('\n')}\n`,
      );
      return lines.length === 0 ? 0 : 1;
    }
    case 'push': {
      const { assistantId: currentId } = options;
      const answer = currentId
        ? await ask(options, 'PATCH', pathOf(currentId), await withCredential(options, currentId))
        : await ask(options, 'POST', '/assistant', assistant);
      const { id } = z.looseObject({ id: z.string() }).parse(answer);
      const isNow = `The assistant ${id} is now the one that this content makes.`;
      print(`${currentId ? isNow : `Created. Set VAPI_ASSISTANT_ID=${id}`}\n`);
      return 0;
    }
    default:
      print(`${ASSISTANT_USAGE}\n`);
      return 1;
  }
}

const pathOf = (assistantId: string) => `/assistant/${encodeURIComponent(assistantId)}`;

const remoteSchema = z.looseObject({ server: z.looseObject({}).nullish() });

/** The webhook's credential exists only at the provider, and sending a server replaces it completely. */
async function withCredential(options: AssistantCommandOptions, assistantId: string): Promise<object> {
  const { assistant } = options;
  if (!('server' in assistant)) return assistant;
  const { server } = remoteSchema.parse(await ask(options, 'GET', pathOf(assistantId)));
  return { ...assistant, server: { ...server, ...assistant.server } };
}

async function ask(
  options: AssistantCommandOptions,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const privateKey = need('VAPI_PRIVATE_KEY', options.privateKey, 'the provider is asked');
  const response = await fetch(options.apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new BackendError('provider_failed', 'The voice provider cannot be reached.', { cause: error });
  });
  if (!response.ok) {
    // The provider's message names the invalid field; it goes to the owner's terminal only.
    throw new BackendError(
      'provider_failed',
      `The voice provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`,
    );
  }
  return response.json();
}

/** Sorted keys, and multi-line texts as lists of lines, for a line diff. */
export const readable = (value: unknown): string =>
  `${JSON.stringify(
    value,
    (_, entry: unknown) => {
      if (typeof entry === 'string' && entry.includes('\n')) return entry.split('\n');
      return isRecord(entry)
        ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => a.localeCompare(b)))
        : entry;
    },
    2,
  )}\n`;

/** The provider adds ids, dates and defaults. */
function pickKnown(local: unknown, remote: unknown): unknown {
  if (Array.isArray(local)) {
    if (!Array.isArray(remote)) return remote;
    const entries: unknown[] = remote;
    return entries.map((entry, index) => (index < local.length ? pickKnown(local[index], entry) : entry));
  }
  if (!isRecord(local) || !isRecord(remote)) return remote;
  return Object.fromEntries(
    Object.entries(local)
      .filter(([key]) => key in remote)
      .map(([key, value]) => [key, pickKnown(value, remote[key])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MARKS = { 0: ' ', 1: '-', [-1]: '+' } as const;

const diffLines = (before: string, after: string): readonly string[] =>
  diff(before.split('\n'), after.split('\n'))
    .filter(([kind]) => kind !== 0)
    .map(([kind, line]) => `${MARKS[kind]} ${line}`);

if (import.meta.main)
  await runCommand(async () => {
    const env = createEnvReader(process.env);
    const hasWebhook = env.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) !== undefined;
    process.exitCode = await runAssistantCommand(process.argv[2], {
      assistant: buildAssistant({
        maxCallSeconds: env.wholeNumber('MAX_CALL_SECONDS', { min: 10, max: 43_200 }) ?? 600,
        serverUrl: hasWebhook ? `${owner.siteUrl}/api/providerEvents` : undefined,
      }),
      apiUrl: env.url('VAPI_API_URL') ?? VAPI_API_URL,
      privateKey: env.line('VAPI_PRIVATE_KEY'),
      assistantId: env.line('VAPI_ASSISTANT_ID'),
      print: (text) => process.stdout.write(plainText(text)),
    });
  });
