import { beforeEach, describe, expect, test } from 'vitest';
import { createVapiWebhook } from '../voices/vapi-reports.ts';
import type { ModelJudge } from '@asad/guide/mind';
import { selfHostedVoice } from '../voices/voice.ts';
import { recordOf } from '../store/testing/contract-harness.ts';
import type { ApiRequest } from './api.ts';
import { ENDPOINT_NAMES, ENDPOINTS, findEndpoint, type Endpoint, type EndpointName } from './endpoint-table.ts';
import { bodyOf, prepare, request, solvedCaptcha } from './testing/prepare.ts';

const KEY = { 'idempotency-key': 'a-key-of-the-page' };
const rows: Readonly<Record<EndpointName, Endpoint>> = ENDPOINTS;

/** A backend in which every endpoint serves: one call is open, and a voice answers turns. */
async function prepareAll() {
  const judge: ModelJudge = { has: () => true, choose: async () => ({ choice: { missing: true }, tokens: 1 }) };
  const webhook = createVapiWebhook({ auth: 'bearer', secrets: ['hook'] });
  const voice = { ...selfHostedVoice('model', { maxCallSeconds: 600 }), loadJudge: async () => judge, webhook };
  const home = prepare({ MAX_CALLS_PER_VISITOR: '100' }, { voice, captcha: solvedCaptcha });
  await home.verify('one');
  const { id } = (await home.handlers.createWebCall(request('one'))).body as { id: string };
  const bodies: Partial<Record<EndpointName, unknown>> = {
    clientCallEnded: recordOf(id),
    verifyCaptcha: { token: 'solved' },
    callTurn: { callId: id, question: 'Hello', context: {}, targets: [] },
    providerEvents: { message: { type: 'end-of-call-report', call: { id }, artifact: { transcript: 'User: hi' } } },
  };
  const ask = async (name: EndpointName, more: Partial<ApiRequest> & { uid?: string; json?: unknown } = {}) => {
    const { method, login } = rows[name];
    const { uid = login === 'provider' ? 'hook' : 'one', json = bodies[name] ?? {}, ...override } = more;
    const usual = request(uid, { json, headers: { ...KEY, ...override.headers } });
    const answer = await home.handlers[name]({ ...usual, method, ...override, headers: usual.headers });
    expect([name, answer.headers['cache-control']]).toEqual([name, 'no-store']);
    const { error } = (answer.body ?? {}) as { error?: { code: string; message: string } };
    return { ...answer, code: error?.code, message: error?.message };
  };
  return { ...home, ask };
}

let home: Awaited<ReturnType<typeof prepareAll>>;
beforeEach(async () => {
  home = await prepareAll();
});

const unread = () => Promise.reject(new Error('The body was read.'));
const namesWhere = (fits: (row: Endpoint) => boolean) => ENDPOINT_NAMES.filter((name) => fits(rows[name]));
const reading = namesWhere(({ method }) => method === 'POST');

describe.each(ENDPOINT_NAMES)('%s', (name) => {
  const row = rows[name];

  test('serves a right request', async () => {
    expect((await home.ask(name)).status).toBe(name === 'createWebCall' ? 201 : 200);
  });

  test('refuses other methods, and names the right one', async () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].filter((each) => each !== row.method);
    const refused = { status: 405, code: 'method_not_allowed', headers: { allow: row.method } };
    for (const method of others) expect(await home.ask(name, { method })).toMatchObject(refused);
  });

  test('over its rate: refuses this network with a wait, serves another, and serves again after a minute', async () => {
    const isOfProvider = row.login === 'provider';
    const from = (address: string, uid = isOfProvider ? 'forged' : 'one') =>
      home.ask(name, { address, uid, ...(name === 'callTurn' && { json: '-' }) });
    let served = 0;
    while (served < 1000 && (await from('203.0.113.7')).status !== 429) served += 1;
    // Preparing has called once.
    expect(served).toBe(row.perMinute - (name === 'createWebCall' ? 1 : 0));
    const limited = { status: 429, code: 'rate_limited', headers: { 'retry-after': '60' } };
    expect(await from('203.0.113.250', isOfProvider ? 'forged' : 'two')).toMatchObject(limited);
    expect((await from('198.51.100.1', 'two')).status).not.toBe(429);
    // A visitor’s rate counts in every network. Forged requests do not stop the provider’s.
    if (row.login === 'visitor') expect(await from('192.0.2.1')).toMatchObject(limited);
    if (isOfProvider) expect((await from('203.0.113.7', 'hook')).status).toBe(200);
    home.clock.leap(-3_600_000);
    home.clock.advance(60_000);
    expect((await from('203.0.113.7')).status).not.toBe(429);
  });

  test.each(['calls', 'api'] as const)('closed by the owner’s switch at "%s"', async (position) => {
    await home.store.setSwitch(position);
    home.clock.advance(10_000);
    const isClosed = row.closesWith === 'calls' || (position === 'api' && row.closesWith === 'api');
    const refused = { status: 503, code: 'closed', headers: { 'retry-after': '300' } };
    if (isClosed) expect(await home.ask(name)).toMatchObject(refused);
    else expect((await home.ask(name)).status).toBe(200);
  });
});

test.each(namesWhere(({ login }) => login !== 'none'))('%s without a right token reads no body', async (name) => {
  const refused = { status: 401, code: 'unauthenticated' };
  for (const authorization of [undefined, 'Basic abc', 'Bearer ', `Bearer ${'x'.repeat(9000)}`, 'Bearer a, Bearer b'])
    expect(await home.ask(name, { headers: { authorization }, body: unread })).toMatchObject(refused);
});

test('a record of a visitor without a call is refused before its body is read', async () => {
  const answer = await home.ask('clientCallEnded', { uid: 'two', body: unread });
  expect(answer).toMatchObject({ status: 409, code: 'call_not_opened' });
});

test.each(reading)('%s reads a body up to its limit, and refuses a larger one', async (name) => {
  const limits: number[] = [];
  const body = async (maxBytes: number) => {
    limits.push(maxBytes);
    return 'too_large' as const;
  };
  expect(await home.ask(name, { body })).toMatchObject({ status: 413, code: 'too_large' });
  expect(limits).toEqual([name === 'clientCallEnded' || name === 'providerEvents' ? 4_000_000 : 64_000]);
});

const DEEP = `${'['.repeat(200)}${']'.repeat(200)}`;
test.each(reading.filter((name) => name !== 'deleteMyCalls'))('%s refuses a wrong body', async (name) => {
  for (const text of ['', '{', 'hello', '[1,', DEEP, '{"text":"\ud800"'])
    expect(await home.ask(name, { body: bodyOf(text) }), text).toMatchObject({ status: 400, code: 'invalid_json' });
  for (const headers of [
    { 'content-type': 'text/plain;charset=UTF-8' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/jsonp' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
  ])
    expect(await home.ask(name, { headers })).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/x.call+json'])
    expect((await home.ask(name, { headers: { 'content-type': type } })).status).not.toBe(415);
});

const { callId: _callId, ...withoutId } = recordOf('x');
test.each([
  ['clientCallEnded', 'callId', withoutId],
  ['clientCallEnded', 'transcript', recordOf('x', { transcript: 7 as never })],
  ['clientCallEnded', 'startedAt', recordOf('x', { startedAt: 'yesterday' })],
  ['clientCallEnded', 'endedAt', recordOf('x', { endedAt: null as never })],
  ['clientCallEnded', 'messages', recordOf('x', { messages: 'none' as never })],
  ['clientCallEnded', 'messages.0', recordOf('x', { messages: [3 as never] })],
  ['clientCallEnded', 'assistantId', recordOf('x', { assistantId: {} as never })],
  ['clientCallEnded', 'body', [1, 2]],
  ['verifyCaptcha', 'token', {}],
  ['createWebCall', 'assistantId', { assistantId: 7 }],
  ['callTurn', 'callId', { question: 'Hello', context: {}, targets: [] }],
  ['callTurn', 'question', { callId: 'c', question: '   ', context: {}, targets: [] }],
  ['callTurn', 'question', { callId: 'c', question: 'x'.repeat(2001), context: {}, targets: [] }],
  ['callTurn', 'context', { callId: 'c', question: 'Hello', targets: [] }],
  ['callTurn', 'context.focus', { callId: 'c', question: 'Hello', context: { focus: 5 }, targets: [] }],
  ['callTurn', 'targets', { callId: 'c', question: 'Hello', context: {}, targets: 'all' }],
  ['callTurn', 'targets', { callId: 'c', question: 'Hello', context: {}, targets: Array(41).fill('t') }],
  ['providerEvents', 'message.type', { message: {} }],
] as const)('%s names the wrong field %s', async (name, field, json) => {
  expect(await home.ask(name, { json })).toMatchObject({
    status: 400,
    code: 'invalid_field',
    message: `The field ${field} is missing or malformed.`,
  });
});

test('createWebCall names a wrong idempotency key', async () => {
  const refused = { status: 400, code: 'invalid_field' };
  for (const key of ['', 'short', 'x'.repeat(65), 'a key with spaces in'])
    expect(await home.ask('createWebCall', { headers: { 'idempotency-key': key } })).toMatchObject(refused);
});

/** What the second of two equal requests is answered. */
const DONE_TWICE: readonly (readonly [EndpointName, unknown])[] = [
  ['getUserCallStats', { status: 200, body: { callCount: 1 } }],
  ['clientCallEnded', { status: 200, body: { saved: true, stored: false } }],
  ['verifyCaptcha', { status: 400, code: 'captcha_failed' }],
  ['createWebCall', 'as before'],
  ['callTurn', 'as before'],
  ['deleteMyCalls', { status: 200, body: { deleted: true, calls: 0 } }],
  ['providerEvents', { status: 200, body: { received: true, stored: false } }],
];
test.each(DONE_TWICE)('%s, done twice', async (name, second) => {
  if (name === 'deleteMyCalls') await home.ask('clientCallEnded');
  const first = await home.ask(name);
  expect(first.status).toBeLessThan(300);
  expect(await home.ask(name)).toMatchObject(second === 'as before' ? first : (second as object));
});

test('App Check, when it is on, refuses every endpoint of the page, and none of the programs', async () => {
  const appCheck = { siteKey: 'site-key', isOwnApp: async (token: string) => token === 'own' };
  const { handlers } = prepare({ VAPI_WEBHOOK_SECRET: 'hook' }, { appCheck });
  for (const name of ENDPOINT_NAMES)
    for (const token of [undefined, 'forged', 'own']) {
      const { body } = await handlers[name]({
        ...request('hook', { headers: { 'x-firebase-appcheck': token }, json: { message: { type: 'hang' } } }),
        method: rows[name].method,
      });
      const refused = { error: { code: 'app_check_failed' }, appCheck: { siteKey: 'site-key' } };
      if (token !== 'own' && name !== 'providerEvents' && name !== 'health') expect(body).toMatchObject(refused);
      else expect(body).not.toMatchObject({ error: { code: 'app_check_failed' } });
    }
});

test('an endpoint answers at its Hosting path and at its function’s address, and nowhere else', () => {
  expect(findEndpoint('api', '/api/call/web')).toBe('createWebCall');
  expect(findEndpoint('api', '/call/web')).toBe('createWebCall');
  for (const path of ['/', '/api', '/api/', '/api/call/web/', '/API/call/web', '/api/providerEvents', '/web', ''])
    expect([path, findEndpoint('api', path)]).toEqual([path, undefined]);
  for (const path of ['/', '/api/providerEvents', '/api/call/web'])
    expect(findEndpoint('providerEvents', path)).toBe('providerEvents');
});
