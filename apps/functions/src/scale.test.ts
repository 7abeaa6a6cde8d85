import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from './http/endpoint-table.ts';
import { prepare, request, solvedCaptcha } from './http/testing/prepare.ts';
import { createProviderVoice } from './http/testing/provider-voice.ts';
import { recordOf } from './store/testing/contract-harness.ts';
import { createVapiWebhook } from './voices/vapi-reports.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');

function documentedCost(step: string): { reads: number; writes: number } {
  const row = page.split('\n').find((line) => line.replaceAll('**', '').startsWith(`| ${step}`)) ?? '';
  const [, , reads = '', writes = ''] = row.replaceAll('**', '').split('|');
  return { reads: Number.parseInt(reads, 10), writes: Number.parseInt(writes, 10) };
}

describe('docs/scale.md states the measured Firestore operations of a call', () => {
  let home: ReturnType<typeof prepare>;
  beforeEach(() => {
    const budgets = {
      DAILY_CALL_BUDGET: '100',
      DAILY_CALLS_PER_NETWORK: '10',
      DAILY_MINUTE_BUDGET: '300',
      MONTHLY_MINUTE_BUDGET: '3000',
    };
    const provider = { VAPI_PRIVATE_KEY: 'key', VAPI_ASSISTANT_ID: 'a', VAPI_WEBHOOK_SECRET: 'hook' };
    home = prepare(
      { ...budgets, ...provider },
      {
        captcha: solvedCaptcha,
        voice: createProviderVoice(createVapiWebhook({ auth: 'bearer', secrets: ['hook'] })).voice,
      },
    );
  });

  const ask = async (
    name: EndpointName,
    { uid = 'ann', ...more }: { uid?: string; json?: unknown; method?: string; address?: string } = {},
  ) => {
    const { handlers, read, written } = home;
    read.length = 0;
    written.length = 0;
    const { status, body } = await handlers[name](request(uid, more));
    expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201])]);
    return { body, cost: { reads: read.length, writes: written.length }, touched: new Set(written) };
  };
  const report = (id: string, type: string, more: object = {}) => ({
    json: { message: { type, call: { id }, ...more } },
    uid: 'hook',
  });
  const idOf = ({ body }: { body: unknown }) => z.object({ id: z.string() }).parse(body).id;

  test('for each step and in total', async () => {
    const sum = { reads: 0, writes: 0 };
    const measure = async (asked: ReturnType<typeof ask>, steps: readonly string[], times = 1) => {
      const { cost } = await asked;
      const documented = { reads: 0, writes: 0 };
      for (const { reads, writes } of steps.map(documentedCost)) {
        documented.reads += reads;
        documented.writes += writes;
      }
      expect([steps, cost]).toEqual([steps, documented]);
      sum.reads += times * cost.reads;
      sum.writes += times * cost.writes;
    };
    await measure(ask('captchaChallenge', { method: 'GET' }), ['what an instance asks for itself'], 0);
    await measure(ask('captchaChallenge', { method: 'GET' }), ['a page view'], 0);
    await measure(ask('verifyCaptcha', { json: { token: 'solved' } }), ['captcha solved']);
    await measure(ask('getUserCallStats', { method: 'GET' }), ['stats'], 2);
    const opening = ask('createWebCall');
    await measure(opening, ['a call, set aside', 'a call, opened']);
    const id = idOf(await opening);
    await measure(ask('clientCallEnded', { json: recordOf(id) }), ['a record']);
    const end = report(id, 'status-update', { status: 'ended' });
    await measure(ask('providerEvents', end), ['the provider’s word that it ended']);
    const artifact = { transcript: 'User: hello', messages: [{ role: 'user', message: 'hello' }] };
    await measure(ask('providerEvents', report(id, 'end-of-call-report', { artifact })), ['the provider’s report']);
    expect(sum).toEqual(documentedCost('a whole call'));
  });

  test('a call that supersedes one costs three reads and a write more', async () => {
    await ask('verifyCaptcha', { json: { token: 'solved' } });
    const [first, second] = [await ask('createWebCall'), await ask('createWebCall')];
    expect(second.cost).toEqual({ reads: first.cost.reads + 3, writes: first.cost.writes + 1 });
    expect(page).toContain('(visitor; 4 with a call to supersede)');
  });

  test('the site’s budgets are the only documents that several visitors write', async () => {
    const written = [];
    for (const [uid, address] of [
      ['ann', '203.0.113.7'],
      ['ben', '198.51.100.1'],
    ] as const) {
      const paths = new Set<string>();
      const note = ({ touched }: { touched: ReadonlySet<string> }) => touched.forEach((path) => paths.add(path));
      note(await ask('verifyCaptcha', { uid, json: { token: `of ${uid}` } }));
      const call = await ask('createWebCall', { uid, address });
      note(call);
      note(await ask('clientCallEnded', { uid, json: recordOf(idOf(call)) }));
      const artifact = { transcript: 'User: x' };
      note(await ask('providerEvents', report(idOf(call), 'end-of-call-report', { artifact })));
      written.push(paths);
    }
    const [ann, ben] = written;
    expect([...(ann ?? [])].filter((path) => ben?.has(path) === true)).toEqual([
      'budgets/2026-11-20_site',
      'budgets/2026-11-20_seconds',
      'budgets/2026-11_seconds',
    ]);
    expect(page).toContain('`budgets/{day}_site`');
  });
});
