import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMailComposer } from '../owner/mail/compose-owner-mail.ts';
import type { CallStore } from '../store/call-store.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { DATA_VERSION, PAGED } from '../store/documents/document-store.ts';
import { createFirestoreDocumentStore } from './firestore-document-store.ts';
import { openFirestore } from '../store/documents/testing/contract-databases.ts';
import {
  callOf,
  createHarness,
  type ManualClock,
  open,
  recordOf,
  reportOf,
  verify,
} from '../store/testing/contract-harness.ts';

/** Firestore indexes only this much of a value. */
const MAX_INDEXED_BYTES = 1500;

const root = resolve(import.meta.dirname, '../../../..');
const indexes = z
  .object({
    indexes: z.array(z.unknown()),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.boolean().optional(),
        indexes: z.array(z.unknown()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')));

describe('the Firestore project', () => {
  let database: ReturnType<typeof openFirestore>;
  let store: CallStore;
  let clock: ManualClock;
  beforeEach(async () => {
    database = openFirestore();
    const documents = createFirestoreDocumentStore(database.firestore);
    const { createStore, ...harness } = createHarness(documents, createMailComposer({ to: 'owner@example.com' }));
    clock = harness.clock;
    store = createStore({ dailyCallBudget: 10, dailyCallsPerNetwork: 10 });
    await verify(store, clock, 'ann');
    await open(store, 'ann', 'c1');
    await verify(store, clock, 'ben');
    await open(store, 'ben', 'b1');
    await store.eraseCalls('ben');
    await store.addCounts({ 'createWebCall started': 1 });
    await verify(store, clock, 'cay');
    const waiting = createStore({ mailWaitMs: 1 });
    await open(waiting, 'cay', 'w1');
    await waiting.saveRecord('cay', recordOf('w1'));
    const transcript = `User: ${'夜'.repeat(300_000)}`;
    await store.saveRecord('ann', recordOf('c1', { transcript, messages: [{ text: transcript }] }));
  });
  afterEach(() => database.dispose());

  const collections = async () => {
    const found = new Map<string, FirebaseFirestore.DocumentData[]>();
    const walk = async (references: FirebaseFirestore.CollectionReference[]): Promise<void> => {
      for (const collection of references) {
        for (const document of (await collection.get()).docs) {
          found.set(collection.id, [...(found.get(collection.id) ?? []), document.data()]);
          await walk(await document.ref.listCollections());
        }
      }
    };
    await walk(await database.firestore.listCollections());
    return found;
  };

  test('has rules that deny every read and write', () => {
    const rules = readFileSync(join(root, 'firestore.rules'), 'utf8').replaceAll(/\/\/.*$/gm, '');
    expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(['allow read, write: if false;']);
    expect(rules.match(/match [^\n{]*\{[^}\n]*\}[^\n]*/g)?.at(-1)).toBe('match /{document=**} {');
  });

  test('has an expiry (TTL) for every document of a call', async () => {
    const expiring = indexes.fieldOverrides.filter(({ ttl }) => ttl === true);
    expect(expiring.every(({ fieldPath }) => fieldPath === 'expireAt')).toBe(true);
    const written = await collections();
    expect([...written.keys()].toSorted()).toEqual(expiring.map((override) => override.collectionGroup).toSorted());
    for (const [collection, documents] of written)
      for (const document of documents) expect(document, collection).toMatchObject({ expireAt: expect.any(Timestamp) });
  });

  test('indexes no lists, maps or long texts, so no visitor’s words', async () => {
    const key = 'key';
    await store.reserveCall('ann', { key, run: key, networkId: undefined });
    await store.openCall('ann', { ...callOf('c2'), key, answer: 'a'.repeat(MAX_INDEXED_BYTES + 1) });
    await store.takeTurn('ann', 'c2');
    const growing = new Set<string>();
    for (const [collection, documents] of await collections())
      for (const document of documents)
        for (const [field, value] of Object.entries(document)) {
          const isLong = typeof value === 'string' && Buffer.byteLength(value) > MAX_INDEXED_BYTES;
          const isNested = typeof value === 'object' && value !== null && !(value instanceof Timestamp);
          if (isLong || isNested) growing.add(`${collection}.${field}`);
        }
    const exempt = indexes.fieldOverrides
      .filter((override) => override.indexes.length === 0 && override.ttl !== true)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(exempt.toSorted()).toEqual([...growing].toSorted());
  });

  test('needs only the indexes of its pages: all other reads are by name', () => {
    expect(indexes.indexes).toEqual([]);
    const ordered = indexes.fieldOverrides.filter((override) => override.indexes.length > 0);
    const order = [{ order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }];
    expect(ordered.map(({ collectionGroup, fieldPath, indexes: own }) => [collectionGroup, fieldPath, own])).toEqual(
      Object.entries(PAGED).map(([collection, field]) => [collection, field, order]),
    );
    const source = readFileSync(join(import.meta.dirname, './firestore-document-store.ts'), 'utf8');
    expect(source).not.toMatch(/\.where\(|\.findNearest\(/);
  });

  test('stores mails in the mail extension’s format and keeps the fields that it adds', async () => {
    const mails = await database.firestore.collection('mail').get();
    expect(mails.docs.map((mail): unknown => mail.data())).toEqual([
      {
        to: 'owner@example.com',
        message: {
          subject: 'Somebody talked with ASAD',
          text: expect.stringContaining('What was asked'),
          html: expect.stringContaining('<!doctype html>'),
        },
        createdAt: new Date(clock.now()).toISOString(),
        expireAt: expect.anything(),
        version: DATA_VERSION,
      },
    ]);
    // A later report must not send the mail again.
    const [mail] = mails.docs;
    await mail?.ref.update({ delivery: { state: 'SUCCESS', attempts: 1 } });
    await store.saveReport(reportOf('c1'));
    expect((await mail?.ref.get())?.data()).toMatchObject({ delivery: { state: 'SUCCESS' } });
    expect(await Array.fromAsync(store.listMails())).toMatchObject([{ delivery: { state: 'SUCCESS' } }]);
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
  });
});
