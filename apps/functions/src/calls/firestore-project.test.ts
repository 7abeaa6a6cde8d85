import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMailComposer } from '../mail/compose-owner-mail.ts';
import { createCallStore, type CallStore } from './call-store.ts';
import { FirestoreDocumentStore } from '../documents/firestore-document-store.ts';
import { openFirestore } from '../documents/testing/contract-databases.ts';
import { defaultLimits, ManualClock, open, recordOf, reportOf, verify } from './testing/contract-harness.ts';

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
  const clock = new ManualClock();
  beforeEach(async () => {
    database = openFirestore();
    store = createCallStore({
      documents: new FirestoreDocumentStore(database.firestore),
      clock,
      limits: { ...defaultLimits, dailyCallBudget: 10, dailyCallsPerNetwork: 10 },
      composeMail: createMailComposer({ to: 'owner@example.com' }),
    });
    await verify(store, clock, 'ann');
    await open(store, 'ann', 'c1');
    // Long enough to be cut into pieces, both of them.
    const transcript = `User: ${'夜'.repeat(300_000)}`;
    await store.saveRecord('ann', recordOf('c1', { transcript, messages: [{ text: transcript }] }));
  });
  afterEach(() => database.dispose());

  /** Every collection that a whole call writes into, wherever it lies, with the fields of its documents. */
  const collections = async () => {
    const found = new Map<string, Set<string>>();
    const walk = async (references: FirebaseFirestore.CollectionReference[]): Promise<void> => {
      for (const collection of references) {
        for (const document of (await collection.get()).docs) {
          const fields = found.get(collection.id) ?? new Set();
          for (const name of Object.keys(document.data())) fields.add(name);
          found.set(collection.id, fields);
          await walk(await document.ref.listCollections());
        }
      }
    };
    await walk(await database.firestore.listCollections());
    return found;
  };

  test('opens no door: its rules deny everything to everybody', () => {
    const rules = readFileSync(join(root, 'firestore.rules'), 'utf8').replaceAll(/\/\/.*$/gm, '');
    expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(['allow read, write: if false;']);
    expect(rules.match(/match [^\n{]*\{[^}\n]*\}[^\n]*/g)?.at(-1)).toBe('match /{document=**} {');
  });

  test('forgets every document of a call by itself', async () => {
    const expiring = indexes.fieldOverrides.filter(({ ttl }) => ttl === true);
    expect(expiring.every(({ fieldPath }) => fieldPath === 'expireAt')).toBe(true);
    const written = await collections();
    expect([...written.keys()].toSorted()).toEqual(expiring.map((override) => override.collectionGroup).toSorted());
    for (const [collection, fields] of written)
      expect([collection, [...fields]]).toEqual([collection, expect.arrayContaining(['expireAt'])]);
  });

  test('indexes nothing that was said, and nothing that grows', async () => {
    const exempt = indexes.fieldOverrides
      .filter((override) => override.indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(exempt).toEqual(
      expect.arrayContaining([
        'calls.transcript',
        'transcript.text',
        'messages.text',
        'mail.message',
        'visitors.calls',
        'visitors.aliases',
        'visitors.unresolved',
        'visitors.reservations',
      ]),
    );
    // A name that the store no longer writes would protect nothing.
    const written = await collections();
    for (const name of exempt) {
      const [collection = '', field = ''] = name.split('.');
      expect([name, written.get(collection)?.has(field)]).toEqual([name, true]);
    }
  });

  test('needs no index: whatever is read is found by its name, or is a collection as a whole', () => {
    expect(indexes.indexes).toEqual([]);
    const source = readFileSync(join(import.meta.dirname, '../documents/firestore-document-store.ts'), 'utf8');
    expect(source).not.toMatch(/\.where\(|\.orderBy\(|\.findNearest\(/);
  });

  test('gets each mail as the standard mail extension takes it, and keeps what that writes beside it', async () => {
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
      },
    ]);
    // The extension notes the delivery in the same document; a later report must not make it send again.
    const [mail] = mails.docs;
    await mail?.ref.update({ delivery: { state: 'SUCCESS', attempts: 1 } });
    await store.saveReport(reportOf('c1'));
    expect((await mail?.ref.get())?.data()).toMatchObject({ delivery: { state: 'SUCCESS' } });
    expect(await store.listMails()).toHaveLength(1);
  });
});
