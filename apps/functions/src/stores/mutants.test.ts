import { describe, expect, test } from 'vitest';
import type { DocumentStore, DocumentTransaction } from './document-store.ts';
import { callStoreContract } from './testing/call-store-contract.ts';
import { openFirestore, openSqlite, type ContractDatabase } from './testing/contract-databases.ts';
import { createHarness } from './testing/contract-harness.ts';

/** A contract that nothing can break proves nothing: each of these stores has one fault, and must be found out. */
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
  'forgets which captcha was used': (documents) => ({
    ...delegate(documents),
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          get: (path) => (path.startsWith('captcha/') ? Promise.resolve(undefined) : transaction.get(path)),
          set: (path, document) => transaction.set(path, document),
          delete: (path) => transaction.delete(path),
        }),
      ),
  }),
  'forgets what a call was told already': (documents) => ({
    ...delegate(documents),
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          get: async (path) => {
            const found = await transaction.get(path);
            return found !== undefined && 'source' in found ? { ...found, source: 'none', mailed: false } : found;
          },
          set: (path, document) => transaction.set(path, document),
          delete: (path) => transaction.delete(path),
        }),
      ),
  }),
  'keeps what has expired': (documents) => ({
    ...delegate(documents),
    list: async (collection) =>
      (await documents.list(collection)).map(({ path, document }) => ({
        path,
        document: { ...document, expireAt: Infinity },
      })),
  }),
};

/** What each fault must break, among others; the races most of all. */
const mustBreak: Readonly<Record<string, RegExp>> = {
  'reads outside its transaction': /presses at once exactly three/,
  'forgets which captcha was used': /one captcha serves one visitor, once/,
  'forgets what a call was told already': /a record completes its call, once/,
  'keeps what has expired': /forgotten when its days are over/,
};

function delegate(documents: DocumentStore): DocumentStore {
  return {
    transact: (work) => documents.transact(work),
    read: (work) => documents.read(work),
    list: (collection) => documents.list(collection),
    close: () => documents.close(),
  };
}

async function isKept(
  open: () => ContractDatabase,
  mutate: (documents: DocumentStore) => DocumentStore,
  title: RegExp,
): Promise<boolean> {
  const promise = callStoreContract.find((candidate) => title.test(candidate.title));
  if (promise === undefined) throw new Error(`No promise reads like ${title}.`);
  const database = open();
  try {
    await promise.run(createHarness(mutate(database.documents)));
    return true;
  } catch {
    return false;
  } finally {
    await database.dispose();
  }
}

for (const [name, open] of [
  ['SQLite', openSqlite],
  ['Firestore', openFirestore],
] as const) {
  describe(`a faulty store over ${name} is found out`, () => {
    for (const [fault, mutate] of Object.entries(mutants)) {
      test(`one that ${fault}`, async () => {
        const title = mustBreak[fault] ?? /./;
        expect(await isKept(open, (documents) => documents, title)).toBe(true);
        expect(await isKept(open, mutate, title)).toBe(false);
      });
    }
  });
}
