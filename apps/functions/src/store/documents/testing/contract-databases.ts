import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { Firestore } from 'firebase-admin/firestore';
import type { DocumentStore } from '../document-store.ts';
import { createFirestoreDocumentStore } from '../../../firebase/firestore-document-store.ts';
import { openDatabase, createSqliteDocumentStore } from '../sqlite-document-store.ts';

export interface ContractDatabase {
  readonly documents: DocumentStore;
  dispose(): Promise<void>;
}

/** A clock at zero, so that nothing expires during a case. */
const NEVER = { now: () => 0, elapsed: () => 0 };

/** In memory: `database-file.test.ts` has what only a file can break. */
export function openSqlite(): ContractDatabase {
  const documents = createSqliteDocumentStore(openDatabase(':memory:'), NEVER);
  return { documents, dispose: () => documents.close() };
}

const patient = { maxAttempts: 100, maxTransactionMs: 60_000 };

export function openFirestore(patience = patient): ContractDatabase & { readonly firestore: Firestore } {
  const environment = new FirestoreMock();
  // This mock could let two commits in one millisecond succeed, so make every clock reading later.
  let lastMs = 0;
  environment.systemTime.now = () => new Date((lastMs = Math.max(Date.now(), lastMs + 1)));
  const firestore = environment.createDatabase('demo-asad').firestore();
  return {
    firestore,
    documents: createFirestoreDocumentStore(firestore, patience),
    dispose: async () => environment.deleteAll(),
  };
}

/** Set by `checks/firestore-emulator.ts`. */
export const emulatorHost = process.env['FIRESTORE_EMULATOR'];

let projects = 0;

/** Each call opens an empty project. */
export function openFirestoreEmulator(): ContractDatabase {
  projects += 1;
  const firestore = new Firestore({
    projectId: `demo-${process.pid}-${projects}`,
    ...(emulatorHost === undefined ? {} : { host: emulatorHost }),
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const documents = createFirestoreDocumentStore(firestore, { ...patient, maxTransactionMs: 240_000 });
  return { documents, dispose: () => documents.close() };
}
