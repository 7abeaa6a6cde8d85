import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from './http/endpoint-table.ts';
import { prepare, request } from './http/testing/prepare.ts';
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
        captcha: {
          challenge: async () => ({ captcha: 'recaptcha', siteKey: 'key' }),
          verify: async (token) => ({ kind: 'solved', captchaId: token, expiresAtMs: home.clock.now() + 60_000 }),
        },
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
  const openCall = async (uid = 'ann', address?: string) => {
    const { body, ...rest } = await ask('createWebCall', { uid, ...(address === undefined ? {} : { address }) });
    return { id: z.object({ id: z.string() }).parse(body).id, ...rest };
  };

  test('for each step and in total', async () => {
    const sum = { reads: 0, writes: 0 };
    const add = ({ reads, writes }: { reads: number; writes: number }) => {
      sum.reads += reads;
      sum.writes += writes;
    };
    const aside = documentedCost('a call, set aside');
    const opened = documentedCost('a call, opened');

    const challenge = await ask('captchaChallenge', { method: 'GET' });
    expect(challenge.cost).toEqual(documentedCost('what an instance asks for itself'));
    expect((await ask('captchaChallenge', { method: 'GET' })).cost).toEqual(documentedCost('a page view'));
    const captcha = await ask('verifyCaptcha', { json: { token: 'solved' } });
    expect(captcha.cost).toEqual(documentedCost('captcha solved'));
    const stats = await ask('getUserCallStats', { method: 'GET' });
    expect(stats.cost).toEqual(documentedCost('stats'));
    const call = await openCall();
    expect(call.cost).toEqual({ reads: aside.reads + opened.reads, writes: aside.writes + opened.writes });
    const record = await ask('clientCallEnded', { json: recordOf(call.id) });
    expect(record.cost).toEqual(documentedCost('a record'));
    const ending = await ask('providerEvents', report(call.id, 'status-update', { status: 'ended' }));
    expect(ending.cost).toEqual(documentedCost('the provider’s word that it ended'));
    const providerReport = await ask(
      'providerEvents',
      report(call.id, 'end-of-call-report', {
        artifact: { transcript: 'User: hello\nAI: Good evening.', messages: [{ role: 'user', message: 'hello' }] },
      }),
    );
    expect(providerReport.cost).toEqual(documentedCost('the provider’s report'));

    for (const { cost } of [captcha, stats, stats, call, record, ending, providerReport]) add(cost);
    expect(sum).toEqual(documentedCost('a whole call'));
  });

  test('a call that supersedes one costs three reads and a write more', async () => {
    await ask('verifyCaptcha', { json: { token: 'solved' } });
    const first = await openCall();
    const second = await openCall();
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
      const call = await openCall(uid, address);
      note(call);
      note(await ask('clientCallEnded', { uid, json: recordOf(call.id) }));
      note(await ask('providerEvents', report(call.id, 'end-of-call-report', { artifact: { transcript: 'User: x' } })));
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
