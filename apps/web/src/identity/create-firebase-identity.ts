import type { Visitor } from '@asad/call-core/delivery';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signOut,
  type User,
} from 'firebase/auth';
import { fetchFirebaseConfig } from './fetch-firebase-config.ts';
import { hideSilentIndexedDb } from './hide-silent-indexed-db.ts';

/** Equal options return the same app. */
export async function openFirebaseApp(): Promise<FirebaseApp> {
  const [config] = await Promise.all([fetchFirebaseConfig(), hideSilentIndexedDb()]);
  return initializeApp(config);
}

/**
 * Resolves once the sign-in state is known. Firebase treats a project id with the prefix `demo-` as local: the identity
 * endpoint is this origin.
 */
export async function createFirebaseIdentity() {
  const app = await openFirebaseApp();
  // Unlike `getAuth`, no pop-ups or redirects: 4.5 kB less.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (app.options.projectId?.startsWith('demo-')) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  await auth.authStateReady();
  const toVisitor = (user: User): Visitor => ({
    id: user.uid,
    async getToken() {
      try {
        return await user.getIdToken();
      } catch (error) {
        // The account was deleted or the session revoked.
        console.warn('The sign-in could not be renewed.', error);
        return null;
      }
    },
  });
  return {
    /** `getToken` stays bound to this visitor: it returns a valid token, renewed if expired. */
    getVisitor: (): Visitor | null => auth.currentUser && toVisitor(auth.currentUser),
    /** Throws Firebase's error. */
    signIn: async (): Promise<Visitor> => toVisitor(auth.currentUser ?? (await signInAnonymously(auth)).user),
    /** Signs out of an account that the backend rejects. */
    signOut: () => signOut(auth),
  };
}

/** The visitor's account, kept by this browser. */
export type Identity = Awaited<ReturnType<typeof createFirebaseIdentity>>;
