import { describe, test } from 'vitest';
import type { DocumentStore, DocumentTransaction, StoredDocument } from './documents/document-store.ts';
import { callStoreContract } from './testing/call-store-contract.ts';
import { delegate } from './documents/testing/faulty-documents.ts';
import { openFirestore, openSqlite } from './documents/testing/contract-databases.ts';
import { createHarness } from './testing/contract-harness.ts';
import { createRaceCases } from './testing/race-cases.ts';

/** The contract must detect the one fault of each store. */
const mutants: Readonly<Record<string, (documents: DocumentStore) => DocumentStore>> = {
  'reads outside its transaction': (documents) => ({
    ...delegate(documents),
    transact: async (work) => {
      const writes: ((transaction: DocumentTransaction) => void)[] = [];
      const result = await work({
        get: (path) => documents.read((reader) => reader.get(path)),
        set: (path, document) => void writes.push((transaction) => transaction.set(path, document)),
        delete: (path) => void writes.push((transaction) => transaction.delete(path)),
      });
      await documents.transact(async (transaction) => writes.forEach((write) => write(transaction)));
      return result;
    },
  }),
  'forgets which captcha was used': (documents) =>
    withReads(documents, (found, path) => (path.startsWith('captcha/') ? undefined : found)),
  'forgets the source of a call’s content': (documents) =>
    withReads(documents, (found) =>
      found !== undefined && 'source' in found ? { ...found, source: 'none', mailed: false } : found,
    ),
  'forgets a refund': (documents) =>
    withReads(documents, (found) =>
      found?.['state'] === 'refunded' ? { ...found, state: 'completed', source: 'none' } : found,
    ),
  'forgets the day’s spending': (documents) =>
    withReads(documents, (found, path) => (path.startsWith('budgets/') ? undefined : found)),
  'keeps expired documents': (documents) => ({
    ...delegate(documents),
    page: async (collection, options) =>
      (await documents.page(collection, options)).map(({ path, time, document }) => ({
        time,
        path,
        document: { ...document, expireAt: Number.MAX_SAFE_INTEGER },
      })),
  }),
};

/** The first rounds of a race must show a fault; the contract runs twenty. */
const races = createRaceCases(2);
const promises = [...races, ...callStoreContract];

const mustBreak: Readonly<Record<keyof typeof mutants, readonly RegExp[]>> = {
  'reads outside its transaction': races.map(({ title }) => new RegExp(`^${title}$`)),
  'forgets which captcha was used': [/one captcha serves one visitor, once/, /race for one captcha/],
  'forgets the source of a call’s content': [
    /a record completes its call, once/,
    /until the provider’s report replaces it/,
    /equal parallel records/,
    /equal parallel reports/,
  ],
  'forgets a refund': [/only the provider gives a call back/, /reports that a call never connected/],
  'forgets the day’s spending': [/a network has its calls a day/, /the site has its calls a day/, /of two networks/],
  'keeps expired documents': [/forgotten when its days are over/],
};

function withReads(
  documents: DocumentStore,
  see: (found: StoredDocument | undefined, path: string) => StoredDocument | undefined,
): DocumentStore {
  return {
    ...delegate(documents),
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          get: async (path) => see(await transaction.get(path), path),
          set: (path, document) => transaction.set(path, document),
          delete: (path) => transaction.delete(path),
        }),
      ),
  };
}

async function isKept(documents: DocumentStore, title: RegExp): Promise<boolean> {
  const promise = promises.find((candidate) => title.test(candidate.title));
  if (promise === undefined) throw new Error(`No promise reads like ${title}.`);
  try {
    await promise.run(createHarness(documents));
    return true;
  } catch (error) {
    // Only a failed assertion detects the fault; another error proves nothing.
    if (error instanceof Error && error.name === 'AssertionError') return false;
    throw error;
  }
}

for (const [name, open] of [
  ['SQLite', openSqlite],
  ['Firestore', openFirestore],
] as const) {
  describe.concurrent(`the contract detects a faulty store over ${name}`, () => {
    for (const [fault, titles] of Object.entries(mustBreak)) {
      for (const title of titles) {
        test(`one that ${fault}, by "${title.source}"`, async ({ expect }) => {
          const mutate = mutants[fault] ?? delegate;
          const database = open();
          try {
            expect(await isKept(mutate(database.documents), title)).toBe(false);
          } finally {
            await database.dispose();
          }
        });
      }
    }
  });
}
