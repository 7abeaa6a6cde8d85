import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createVapiWebhook } from './voices/vapi-reports.ts';
import { createBackend } from './create-backend.ts';
import { callLimitsOf } from './call-limits.ts';
import { createHandlers } from './http/create-handlers.ts';
import { createMailComposer } from './owner/mail/compose-owner-mail.ts';
import { readSettings } from './settings/read-settings.ts';
import { createCallStore } from './store/call-store.ts';
import { createFirestoreDocumentStore } from './firebase/firestore-document-store.ts';
import { bodyOf } from './http/testing/prepare.ts';
import { createProviderVoice } from './http/testing/provider-voice.ts';
import { openFirestore } from './store/documents/testing/contract-databases.ts';
import { ManualClock, recordOf } from './store/testing/contract-harness.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');

function documentedCost(step: string): { reads: number; writes: number } {
  const row = page.split('\n').find((line) => line.replaceAll('**', '').startsWith(`| ${step}`)) ?? '';
  const [, , reads = '', writes = ''] = row.replaceAll('**', '').split('|');
  return { reads: Number.parseInt(reads, 10), writes: Number.parseInt(writes, 10) };
}

interface Bill {
  readonly reads: string[];
  readonly writes: string[];
  readonly deletes: string[];
}

function withBill(firestore: Firestore, bill: Bill): Firestore {
  const noting = (transaction: Transaction) =>
    new Proxy(transaction, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== 'function') return method;
        return (reference: { readonly path: string }, ...rest: unknown[]) => {
          const list = { get: bill.reads, set: bill.writes, delete: bill.deletes }[String(name)];
          // Fail on methods that this test cannot bill.
          if (list === undefined) throw new Error(`A transaction calls ${String(name)}, which this test cannot bill.`);
          list.push(reference.path);
          return Reflect.apply(method, target, [reference, ...rest]);
        };
      },
    });
  return new Proxy(firestore, {
    get: (target, name) => {
      if (name === 'runTransaction')
        return (work: (transaction: Transaction) => Promise<unknown>, options: object) =>
          target.runTransaction((transaction) => work(noting(transaction)), options);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('docs/scale.md states the measured Firestore operations of a call', () => {
  let database: ReturnType<typeof openFirestore>;
  let bill: Bill;
  let handlers: ReturnType<typeof createHandlers>;

  beforeEach(() => {
    database = openFirestore();
    bill = { reads: [], writes: [], deletes: [] };
    const budgets = {
      DAILY_CALL_BUDGET: '100',
      DAILY_CALLS_PER_NETWORK: '10',
      DAILY_MINUTE_BUDGET: '300',
      MONTHLY_MINUTE_BUDGET: '3000',
    };
    const settings = readSettings(
      { ...budgets, VAPI_PRIVATE_KEY: 'key', VAPI_ASSISTANT_ID: 'a', VAPI_WEBHOOK_SECRET: 'hook' },
      'home',
    );
    const clock = new ManualClock();
    handlers = createHandlers({
      ...createBackend(settings, {
        clock,
        store: createCallStore({
          documents: createFirestoreDocumentStore(withBill(database.firestore, bill)),
          clock,
          limits: callLimitsOf(settings),
          composeMail: createMailComposer({ to: 'owner@example.com' }),
        }),
        log: (entry) => {
          throw new Error(JSON.stringify(entry));
        },
        altchaKey: 'k',
        networkKey: 'n',
        accounts: { deleteIdle: async () => undefined },
        tokens: { findUid: async (token) => token },
      }),
      captcha: {
        kind: 'recaptcha',
        challenge: async () => ({ captcha: 'recaptcha', siteKey: 'key' }),
        verify: async (token) => ({ kind: 'solved', captchaId: token, expiresAtMs: clock.now() + 60_000 }),
      },
      voice: createProviderVoice(createVapiWebhook({ auth: 'bearer', secrets: ['hook'] })).voice,
    });
  });
  afterEach(() => database.dispose());

  const ask = async (
    name: keyof typeof handlers,
    options: { uid?: string; json?: unknown; method?: string; address?: string } = {},
  ) => {
    for (const list of Object.values(bill)) list.length = 0;
    const { status, body } = await handlers[name]({
      method: options.method ?? 'POST',
      headers: { authorization: `Bearer ${options.uid ?? 'ann'}`, 'content-type': 'application/json' },
      body: bodyOf(JSON.stringify(options.json ?? {})),
      address: options.address ?? '203.0.113.7',
    });
    expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201])]);
    return { body, cost: { reads: bill.reads.length, writes: bill.writes.length }, touched: new Set(bill.writes) };
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
