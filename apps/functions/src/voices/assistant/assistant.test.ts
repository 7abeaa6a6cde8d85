import { listen } from '@asad/tooling/listen';
import { clientActionSchema, entryRefSchema } from '@asad/call-core/contract';
import express from 'express';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ASSISTANT_USAGE, runAssistantCommand, readable } from '../../../commands/assistant.ts';
import { buildAssistant } from './build-assistant.ts';

const assistant = buildAssistant({ maxCallSeconds: 600, serverUrl: 'https://site.example/api/providerEvents' });

test('the assistant matches the golden file, so a change of content is a readable diff', async () => {
  await expect(readable(assistant)).toMatchFileSnapshot('assistant.golden.txt');
});

test('has exactly the page’s tools, with the entries that the page can show', () => {
  const { tools } = assistant.model;
  expect(tools.map((tool) => tool.function.name)).toEqual(
    clientActionSchema.options.map(({ shape }) => shape.type.value),
  );
  for (const tool of tools) expect(tool).toMatchObject({ type: 'function', async: true });
  expect(tools[0]?.function.parameters).toMatchObject({
    properties: { kind: { enum: entryRefSchema.shape.kind.options }, id: { type: 'string' } },
    required: ['kind', 'id'],
  });
});

test('takes its limit from the settings, and reports only to a configured webhook', () => {
  const short = buildAssistant({ maxCallSeconds: 60, serverUrl: undefined });
  expect(short.maxDurationSeconds).toBe(60);
  expect(short).not.toHaveProperty('server');
});

describe('against the provider', () => {
  const stored = new Map<string, Record<string, unknown>>();
  let url = '';
  const provider = express().use(express.json(), ({ headers }, response, next) => {
    if (headers.authorization === 'Bearer key') next();
    else response.status(401).json({ message: 'Invalid Key' });
  });
  provider.post('/assistant', ({ body }, response) => {
    const ofProvider = { id: 'new-1', orgId: 'org', createdAt: '2026-11-20', isServerUrlSecretSet: false };
    stored.set('new-1', { ...body, ...ofProvider });
    response.status(201).json(stored.get('new-1'));
  });
  provider.all('/assistant/:id', ({ body, method, params: { id } }, response) => {
    const found = stored.get(id);
    if (found === undefined) return void response.status(404).json({ message: 'Not Found' });
    if (method === 'PATCH') stored.set(id, { ...found, ...body });
    return void response.json(stored.get(id));
  });
  const server = createServer(provider);
  beforeAll(async () => {
    url = await listen(server);
  });
  afterAll(() => server.close());
  beforeEach(() => stored.clear());

  const run = async (command: string | undefined, more: { assistantId?: string; privateKey?: string } = {}) => {
    let printed = '';
    const parts = {
      assistant,
      apiUrl: url,
      privateKey: 'key',
      assistantId: undefined,
      ...more,
      print: (text: string) => {
        printed += text;
      },
    };
    return { code: await runAssistantCommand(command, parts), printed };
  };

  test('push creates the assistant and prints its id; diff is then empty', async () => {
    expect(await run('push')).toEqual({ code: 0, printed: 'Created. Set VAPI_ASSISTANT_ID=new-1\n' });
    expect(await run('diff', { assistantId: 'new-1' })).toEqual({
      code: 0,
      printed: 'The provider has this assistant.\n',
    });
  });

  test('diff shows an edit at the provider, and push reverts it', async () => {
    await run('push');
    stored.set('new-1', { ...stored.get('new-1'), firstMessage: 'Yo.', model: { ...assistant.model, tools: [] } });
    const { code, printed } = await run('diff', { assistantId: 'new-1' });
    expect(code).toBe(1);
    expect(printed).toContain('-   "firstMessage": "Yo."');
    expect(printed).toContain('+   "firstMessage": "Good evening');
    expect(printed).toContain('showEntry');
    expect((await run('push', { assistantId: 'new-1' })).code).toBe(0);
    expect((await run('diff', { assistantId: 'new-1' })).code).toBe(0);
  });

  test('push keeps the webhook’s credential, and diff ignores it', async () => {
    await run('push');
    const webhook = { url: 'https://old.example', credentialId: 'credential-1', headers: { 'x-route': 'a' } };
    stored.set('new-1', { ...stored.get('new-1'), server: webhook });
    const edited = await run('diff', { assistantId: 'new-1' });
    expect(edited.printed).toContain('https://old.example');
    expect(edited.printed).not.toContain('credential-1');
    expect((await run('push', { assistantId: 'new-1' })).code).toBe(0);
    expect(stored.get('new-1')?.['server']).toEqual({ ...webhook, ...('server' in assistant ? assistant.server : {}) });
    expect(await run('diff', { assistantId: 'new-1' })).toMatchObject({ code: 0 });
  });

  test('prints the provider’s refusal and the name of a missing setting', async () => {
    await expect(run('diff', { assistantId: 'unknown' })).rejects.toThrow('404');
    await expect(run('push', { privateKey: 'wrong' })).rejects.toThrow('Invalid Key');
    await expect(run('diff')).rejects.toThrow('VAPI_ASSISTANT_ID');
    expect(await run('delete')).toEqual({ code: 1, printed: `${ASSISTANT_USAGE}\n` });
    expect((await run('show')).printed).toBe(readable(assistant));
  });
});
