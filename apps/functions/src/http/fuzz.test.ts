import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf } from '../store/testing/contract-harness.ts';
import { createVapiWebhook } from '../voices/vapi-reports.ts';
import { createHandlers } from './create-handlers.ts';
import { createProviderVoice } from './testing/provider-voice.ts';
import { prepare, request } from './testing/prepare.ts';

const BODIES = effort(600, 10_000);
const NAMES = ['clientCallEnded', 'createWebCall', 'verifyCaptcha', 'callTurn', 'providerEvents'] as const;

const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, -0, '', ' ', '\u0000', '\ud800', '\udfff\ud800', [], {}, [[]]),
  fc.constantFrom<unknown>('__proto__', 'constructor', '9'.repeat(2000)),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.anything({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"x": 1}}, "toString": 1}')),
);
const FIELDS = Object.keys({ ...recordOf('c'), assistant: '', token: '', question: '', context: '', targets: '' });
const message = { type: 'end-of-call-report', call: { id: 'call-1' }, artifact: { transcript: 'User: x' } };
const nearlyRight = fc
  .tuple(
    fc.constantFrom<object>(
      recordOf('call-1'),
      { assistantId: 'a' },
      { token: 'x' },
      { message },
      { callId: 'call-1', question: 'x', context: {}, targets: [] },
    ),
    fc.dictionary(fc.constantFrom(...FIELDS, 'message', '__proto__'), strange, { maxKeys: 2 }),
  )
  .map(([right, wrong]) => stringify({ ...right, ...wrong }));
const bodies = fc.oneof(
  { weight: 5, arbitrary: nearlyRight.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: strange.map((value) => Buffer.from(stringify(value))) },
  {
    weight: 1,
    arbitrary: nearlyRight.chain((text) => fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end)))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

function stringify(value: unknown): string {
  try {
    const plain = (_key: string, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry);
    return JSON.stringify(value, plain) ?? 'undefined';
  } catch {
    return '{"circular":';
  }
}

test(`${BODIES} random bodies get JSON without a 5xx or a stack trace, and leave no log`, async () => {
  const { voice } = createProviderVoice(createVapiWebhook({ auth: 'bearer', secrets: ['hook'] }));
  const { backend, verify, logged } = prepare({ MAX_CALLS_PER_VISITOR: '60' });
  const choose = () => Promise.reject(new Error('No turn is open.'));
  const loadJudge = async () => ({ has: () => true, choose });
  const handlers = createHandlers({ ...backend, voice: { ...voice, loadJudge }, rateFactor: 1e6 });
  await verify('ann');
  await handlers.createWebCall(request('ann'));
  const statuses = new Map<number, number>();
  for (const [index, bytes] of fc.sample(bodies, { numRuns: BODIES, seed: 20261120 }).entries()) {
    const name = NAMES[index % NAMES.length] ?? 'createWebCall';
    const usual = request(name === 'providerEvents' ? 'hook' : 'ann');
    const { status, body } = await handlers[name]({ ...usual, body: async () => bytes });
    const text = JSON.stringify(body) ?? '{}';
    const about = JSON.stringify({ name, body: bytes.toString().slice(0, 300), text: text.slice(0, 300) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status, about).toBeLessThan(500);
    expect(text, about).not.toMatch(/\bat .*:\d+:\d+|node_modules|ZodError/);
    expect(JSON.parse(text), about).toBeTypeOf('object');
  }
  for (const status of [200, 201, 400, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(5);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  // A client's mistake would put the client's text into the log.
  expect(logged).toEqual([]);
});
