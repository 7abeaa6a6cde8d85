import type { Firestore } from 'firebase-admin/firestore';
import type { CallStore } from './call-store.ts';
import { createCallStore } from './create-call-store.ts';
import { FirestoreDocumentStore } from '../documents/firestore-document-store.ts';
import type { StoreContext } from './store-context.ts';

/** Calls in Firestore, which forgets what has expired by its own TTL policy. */
export function createFirestoreCallStore(firestore: Firestore, options: Omit<StoreContext, 'documents'>): CallStore {
  return createCallStore({ ...options, documents: new FirestoreDocumentStore(firestore) });
}
