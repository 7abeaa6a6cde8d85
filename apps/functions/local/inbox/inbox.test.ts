import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/documents/sqlite-document-store.ts';
import { startProviderCloud, WEBHOOK_SECRET, type ProviderCloud } from '../testing/start-provider-cloud.ts';

let home: ProviderCloud;
const ids: string[] = [];
beforeAll(async () => {
  home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const talk = async (visitor: Awaited<ReturnType<typeof home.cloud.newVisitor>>, transcript: string) => {
    const { id } = await home.openCall(visitor);
    ids.push(id);
    const endedAt = new Date(home.now()).toISOString();
    const startedAt = new Date(home.now() - 120_000).toISOString();
    const artifact = { transcript, messages: [{ role: 'user', message: 'x' }] };
    await home.sendEvent({
      message: {
        type: 'end-of-call-report',
        endedReason: 'customer-ended-call',
        call: { id },
        startedAt,
        endedAt,
        artifact,
      },
    });
  };
  const ann = await home.cloud.newVisitor();
  await talk(ann, 'User: What did Heron cost?\nAI: What Heron cost is not written here.');
  await talk(ann, 'User: Which stack do you use?\nAI: MERN, mostly.');
  await talk(await home.cloud.newVisitor(), 'AI: Good evening.');
  home.advance(86_400_000);
  await talk(await home.cloud.newVisitor(), 'User: Write to jane@example.com about Docker\nAI: I will say so.');
});
afterAll(() => home.stop());

const open = async (more: Record<string, string> = {}) => {
  const url = new URL(home.cloud.inboxUrl);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  const response = await fetch(url);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

describe('the owner’s inbox', () => {
  test('lists unanswered questions first, then days with each visitor once, and folds silent calls', async () => {
    const { text } = await open();
    const order = [
      '<dt>calls</dt><dd>4</dd>',
      '<dt>minutes</dt><dd>8</dd>',
      '<dt>questions asked</dt><dd>3</dd>',
      '<dt>not answered by the content</dt><dd>1</dd>',
      'Unanswered questions',
      'What did Heron cost? (field: project-email-tracking/cost)',
      '<time',
      'about Docker',
      '<time',
      'Which stack do you use?',
      '<details><summary>1 call in which nothing was said',
      'Mails to the owner (3)',
    ];
    let place = 0;
    for (const part of order) {
      const next = text.indexOf(part, place);
      expect([part, next >= place]).toEqual([part, true]);
      place = next + part.length;
    }
    expect(text.match(/<h3>Visitor/g)).toHaveLength(2);
    expect(text).toContain('<small>2 calls</small>');
  });

  test('shows a failed mail first, with the mail extension’s reason', async () => {
    expect((await open()).text).not.toContain('did not go');
    const database = openDatabase(join(home.cloud.dataDir, 'asad.sqlite'));
    const note = (delivery: string) =>
      database.exec(`UPDATE documents SET data = json_set(data, '$.delivery', json('${delivery}'))
        WHERE path = (SELECT MAX(path) FROM documents WHERE collection = 'mail')`);
    note('{"state":"ERROR","error":"535 <no> login","attempts":5}');
    const [front = ''] = (await open()).text.split('<form role="search">');
    expect(front).toMatch(/Needs you[^]*A mail did not go: [^<]+<[^]*535 &lt;no&gt; login/);
    note('{"state":"SUCCESS","error":null,"attempts":6}');
    database.close();
    expect((await open()).text).not.toContain('did not go');
  });

  test('finds words, calls and visitors in any case', async () => {
    const found = await open({ q: 'DOCKER' });
    expect(found.text).toContain('jane@example.com');
    expect(found.text.split('Mails to the owner')[0]).not.toContain('Which stack');
    expect((await open({ q: ids[1] ?? '' })).text).toContain('<dt>calls</dt><dd>1</dd>');
    expect((await open({ q: '"><b>' })).text).toContain('No call holds that.');
    expect((await open({ q: '"><b>' })).text).not.toContain('"><b>');
  });

  test('shows one call as mailed, in a frame without scripts', async () => {
    const { status, text } = await open({ call: ids[3] ?? '' });
    expect(status).toBe(200);
    expect(text).toContain('<iframe sandbox');
    expect(text).toContain('&lt;!doctype html&gt;');
    expect((await open({ call: ids[2] ?? '' })).text).toContain('No mail was written about it.');
    expect((await open({ call: 'never' })).status).toBe(404);
  });

  test('exports every call as a line of JSON, to its owner only', async () => {
    const { text, type } = await open({ export: 'jsonl' });
    expect(type).toContain('jsonl');
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { callId: string }).callId)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect((await open({ export: 'jsonl', token: 'wrong' })).status).toBe(401);
  });
});

test('shows the beginning of a long call, folds one of which nothing has come, and takes a long question as done', async () => {
  const one = await startProviderCloud({ MAX_CALLS_PER_VISITOR: '9' });
  const visitor = await one.cloud.newVisitor();
  const { id } = await one.openCall(visitor);
  const question = `What did ${'a very long '.repeat(1000)}project cost?`;
  const transcript = `User: ${question}\nAssistant: What that cost is not written here.\n${'Assistant: more\n'.repeat(200_000)}`;
  const times = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:01:00Z' };
  await visitor.post('/api/clientCallEnded', { callId: id, transcript, ...times, messages: [], assistantId: 'x' });
  await one.openCall(visitor);
  const page = await one.inbox();
  expect(page.length).toBeLessThan(50_000);
  expect(page).toContain('1 call of which nothing has come');
  const link = /href="([^"]*call=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await (await fetch(new URL(link, one.cloud.inboxUrl))).text()).length).toBeGreaterThan(3_000_000);
  const token = new URL(one.cloud.inboxUrl).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, done: question });
  expect((await fetch(one.cloud.inboxUrl.replace(/\?.*/, ''), { method: 'POST', body })).status).toBe(200);
  expect(await one.inbox()).toContain('<dt>questions unanswered</dt><dd>0</dd>');
  await one.stop();
});

test('a question marked as done disappears in all its spellings', async () => {
  const one = await startProviderCloud({ MAX_CALLS_PER_VISITOR: '9' });
  const ask = async (question: string) => {
    const visitor = await one.cloud.newVisitor();
    const { id } = await one.openCall(visitor);
    const transcript = `User: ${question}\nAssistant: What that cost is not written here.`;
    const times = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:01:00Z' };
    await visitor.post('/api/clientCallEnded', { callId: id, transcript, ...times, messages: [], assistantId: 'x' });
  };
  await ask('What did “Heron” & <b>Co</b> cost?');
  await ask('Is there tea?');
  const before = await one.inbox();
  const [, key = ''] = /name="done" value="([^"]*)"><button aria-label="Done: What did/.exec(before) ?? [];
  const token = new URL(one.cloud.inboxUrl).searchParams.get('token') ?? '';
  const mark = (body: Record<string, string>) =>
    fetch(one.cloud.inboxUrl.replace(/\?.*/, ''), { method: 'POST', body: new URLSearchParams(body) });
  expect((await mark({ token: 'x', done: key })).status).toBe(401);
  for (let times = 0; times < 2; times += 1) expect((await mark({ token, done: key })).status).toBe(200);
  await ask('what did heron, & <b>co</b> COST');
  const after = await one.inbox();
  expect(after).toContain('<dt>questions unanswered</dt><dd>1</dd>');
  expect(after.split('Unanswered questions')[1]?.split('</ul>')[0]).not.toContain('Heron');
  const database = openDatabase(join(one.cloud.dataDir, 'asad.sqlite'));
  // The words belong to the calls, which their visitors may delete.
  expect(JSON.stringify(database.prepare("SELECT data FROM documents WHERE path LIKE 'site/%'").all())).not.toMatch(
    /heron/i,
  );
  database.close();
  await one.stop();
});
