import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock, open, reportOf, verify } from '../../src/store/testing/contract-harness.ts';
import { startTestCloud, type TestCloud } from '../testing/start-test-cloud.ts';

let cloud: TestCloud;
const clock = new ManualClock();
clock.leap(Date.now() - clock.now());
beforeAll(async () => {
  cloud = await startTestCloud({ clock, env: { MAX_CALLS_PER_VISITOR: '99' } });
  await talk('ann', 'c1', 'User: What did Heron cost?\nAssistant: What Heron cost is not written here.');
  await talk('ann', 'c2', 'User: Which stack do you use?\nAssistant: MERN, mostly.');
  await talk('ben', 'c3', 'Assistant: Good evening.');
  clock.advance(86_400_000);
  await talk('cay', 'c4', 'User: Write to jane@example.com about Docker\nAssistant: I will say so.');
});
afterAll(() => cloud.stop());

async function talk(uid: string, callId: string, transcript: string): Promise<void> {
  await verify(cloud.store, clock, uid);
  await open(cloud.store, uid, callId);
  const endedAt = new Date(clock.now()).toISOString();
  const startedAt = new Date(clock.now() - 120_000).toISOString();
  await cloud.store.saveReport(reportOf(callId, { transcript, startedAt, endedAt }));
}

const read = async (more: Record<string, string> = {}) => {
  const url = new URL(cloud.inboxUrl);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  const response = await fetch(url);
  const text = (await response.text()).replaceAll(/&lt;\/?span&gt;/g, '');
  return { status: response.status, headers: response.headers, text };
};

describe('the owner’s inbox', () => {
  test('lists unanswered questions first, then days with each visitor once, and folds silent calls', async () => {
    const { text } = await read();
    let place = 0;
    for (const part of [
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
    ]) {
      const next = text.indexOf(part, place);
      expect([part, next >= place]).toEqual([part, true]);
      place = next + part.length;
    }
    expect(text.match(/<h3>Visitor/g)).toHaveLength(2);
    expect(text).toContain('<small>2 calls</small>');
  });

  test('opens with its token only', async () => {
    const address = cloud.inboxUrl.replace(/\?.*/, '');
    for (const query of ['', '?token=', '?token=wrong', '?token[]=x', `?token=${'x'.repeat(5000)}`])
      expect((await fetch(address + query)).status).toBe(401);
    for (const form of [{ token: 'x' }, { token: '' }]) expect((await cloud.postInbox(form)).status).toBe(401);
    expect((await read({ export: 'jsonl', token: 'wrong' })).status).toBe(401);
  });

  test('shows a failed mail first, with the mail extension’s reason', async () => {
    const note = (delivery: string) =>
      cloud.sql(`UPDATE documents SET data = json_set(data, '$.delivery', json('${delivery}'))
        WHERE path = (SELECT MAX(path) FROM documents WHERE collection = 'mail')`);
    note('{"state":"ERROR","error":"535 <no> login","attempts":5}');
    const [front = ''] = (await read()).text.split('<form role="search">');
    expect(front).toMatch(/Needs you[^]*A mail did not go: [^<]+<[^]*535 &lt;no&gt; login/);
    note('{"state":"SUCCESS","error":null,"attempts":6}');
    expect((await read()).text).not.toContain('did not go');
  });

  test('finds words, calls and visitors in any case', async () => {
    const found = await read({ q: 'DOCKER' });
    expect(found.text).toContain('jane@example.com');
    expect(found.text.split('Mails to the owner')[0]).not.toContain('Which stack');
    expect((await read({ q: 'c2' })).text).toContain('<dt>calls</dt><dd>1</dd>');
    const nothing = await read({ q: '"><b>' });
    expect(nothing.text).toContain('No call holds that.');
    expect(nothing.text).not.toContain('"><b>');
  });

  test('shows one call as mailed, in a frame without scripts', async () => {
    const { status, text } = await read({ call: 'c4' });
    expect(status).toBe(200);
    expect(text).toContain('<iframe sandbox');
    expect(text).toContain('&lt;!doctype html&gt;');
    expect((await read({ call: 'c3' })).text).toContain('No mail was written about it.');
    expect((await read({ call: 'never' })).status).toBe(404);
  });

  test('exports every call as a line of JSON', async () => {
    const { text, headers } = await read({ export: 'jsonl' });
    expect(headers.get('content-type')).toContain('jsonl');
    const lines = text.trim().split('\n');
    const ids = lines.map((line) => (JSON.parse(line) as { callId: string }).callId);
    expect(ids.toSorted()).toEqual(['c1', 'c2', 'c3', 'c4']);
  });

  test('lists a document that cannot be read, and deletes it', async () => {
    await verify(cloud.store, clock, 'ann');
    await open(cloud.store, 'ann', 'broken');
    cloud.sql(`UPDATE documents SET data = json_set(data, '$.state', 'lost')
      WHERE collection = 'calls' AND json_extract(data, '$.callId') = 'broken'`);
    const { text } = await read();
    const [, discard = ''] = /name="discard" value="([^"]*)"/.exec(text) ?? [];
    expect(text).toContain('Needs you');
    expect((await cloud.postInbox({ discard })).status).toBe(200);
    expect((await read()).text).not.toContain('Needs you');
  });

  test('escapes visitors’ words', async () => {
    await talk(
      'ben',
      'escaped',
      'User: <script>alert(1)</script> <img src=x onerror=alert(2)> "><b> https://evil.example \u001b[2J\u202e\u0007',
    );
    const { text, headers } = await read();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|<img/);
    expect([...text.matchAll(/href="([^"]*)"/g)].every(([, href]) => href?.startsWith('?token=') === true)).toBe(true);
    // oxlint-disable-next-line no-control-regex -- none may be left
    expect(text).not.toMatch(/[\u0007\u001b\u202e]/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('shows the beginning of a long call, folds one of which nothing has come, and takes a long question as done', async () => {
    const before = (await read()).text.length;
    const question = `What did ${'a very long '.repeat(1000)}project cost?`;
    const answer = 'Assistant: What that cost is not written here.';
    await talk('ben', 'long', `User: ${question}\n${answer}\n${'Assistant: more\n'.repeat(100_000)}`);
    await open(cloud.store, 'ben', 'nothing');
    const { text } = await read();
    expect(text.length - before).toBeLessThan(30_000);
    expect(text).toContain('1 call of which nothing has come');
    expect((await read({ call: 'long' })).text.length).toBeGreaterThan(1_500_000);
    const unanswered = (page: string) => /questions unanswered<\/dt><dd>(\d+)/.exec(page)?.[1];
    expect((await cloud.postInbox({ done: question })).status).toBe(200);
    expect(Number(unanswered((await read()).text))).toBe(Number(unanswered(text)) - 1);
  });

  test('a question marked as done disappears in all its spellings, and its words are not stored', async () => {
    const cost = 'Assistant: What that cost is not written here.';
    await talk('cay', 'q1', `User: What did “Owl” & <b>Co</b> cost?\n${cost}`);
    const [, key = ''] =
      /name="done" value="([^"]*)"><button aria-label="Done: What did “Owl”/.exec((await read()).text) ?? [];
    for (let times = 0; times < 2; times += 1) expect((await cloud.postInbox({ done: key })).status).toBe(200);
    await talk('cay', 'q2', `User: what did owl, & <b>co</b> COST\n${cost}`);
    const listed = (await read()).text.split('Unanswered questions')[1]?.split('</ul>')[0];
    expect(listed).toContain('Heron');
    expect(listed).not.toMatch(/owl/i);
    const stored = cloud.sql("SELECT data FROM documents WHERE path LIKE 'site/%'");
    expect(JSON.stringify(stored)).not.toMatch(/owl/i);
  });
});
