import { expect, test } from 'vitest';
import { openSqlite } from '../store/documents/testing/contract-databases.ts';
import { createHarness, open, recordOf, verify } from '../store/testing/contract-harness.ts';
import { readInbox } from './read-inbox.ts';

test('the inbox reads one page of documents of many, and continues by time after a deletion', async () => {
  const { documents, dispose } = openSqlite();
  let pages = 0;
  const counted = {
    ...documents,
    page: (...given: Parameters<typeof documents.page>) => {
      pages += 1;
      return documents.page(...given);
    },
    list: () => Promise.reject(new Error('This reads a whole collection.')),
  };
  const { clock, createStore } = createHarness(counted);
  const store = createStore({ maxCallsPerVisitor: 200 });
  for (const uid of ['ann', 'ben']) await verify(store, clock, uid);
  for (let index = 0; index < 130; index += 1) {
    const uid = index % 60 === 19 ? 'ben' : 'ann';
    // The last of a page shares its time with another.
    if (index !== 80) clock.advance(1000);
    await open(store, uid, `c${index}`, { provider: 'guide' });
    await store.saveRecord(uid, recordOf(`c${index}`));
  }
  const nowMs = clock.now();
  const first = await readInbox(store, { nowMs });
  expect([first.numbers.calls, pages]).toEqual([51, 4]);
  await store.eraseCalls('ben');
  const second = await readInbox(store, { nowMs, before: first.next });
  expect(second.numbers.calls).toBe(50);
  pages = 0;
  await readInbox(store, { nowMs, query: 'nowhere', signal: AbortSignal.abort() });
  expect(pages).toBe(4);
  await dispose();
});
