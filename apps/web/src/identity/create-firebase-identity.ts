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
} from 'firebase/auth';
import { fetchFirebaseConfig } from './fetch-firebase-config.ts';

/** The page's Firebase app. A second call gives the same one: equal options do. */
export async function openFirebaseApp(): Promise<FirebaseApp> {
  return initializeApp(await fetchFirebaseConfig());
}

/**
 * Identity through Firebase Authentication. Resolves when it is known whether somebody is signed in. A project id that
 * begins with `demo-` is Firebase's own sign for "no such cloud project": then the identity wire is this very origin.
 */
export async function createFirebaseIdentity() {
  const app = await openFirebaseApp();
  // initializeAuth, not getAuth: no pop-ups, no redirects, 4.5 kB less.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (app.options.projectId?.startsWith('demo-')) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  await auth.authStateReady();
  const getVisitor = (): Visitor | null => {
    const user = auth.currentUser;
    if (!user) return null;
    return {
      id: user.uid,
      async getToken() {
        try {
          return await user.getIdToken();
        } catch (error) {
          // A deleted account or a revoked session: the SDK has signed out, or never will get a token again.
          console.warn('The sign-in could not be renewed.', error);
          return null;
        }
      },
    };
  };
  return {
    /** The signed-in visitor with a token of their own, whoever is signed in later; or null. */
    getVisitor,
    /** The signed-in visitor's id, or null. */
    getUid: (): string | null => auth.currentUser?.uid ?? null,
    /** A valid ID token, renewed when it has expired; null when nobody is signed in (any more). */
    getToken: async (): Promise<string | null> => (await getVisitor()?.getToken()) ?? null,
    /** Signs in anonymously unless somebody is; resolves with the id. Throws the service's own error. */
    signIn: async (): Promise<string> => auth.currentUser?.uid ?? (await signInAnonymously(auth)).user.uid,
    /** Forgets an account that the backend no longer takes. */
    signOut: () => signOut(auth),
  };
}

/** Who the visitor is to the backend: nobody, or an anonymous account that this browser keeps. */
export type Identity = Awaited<ReturnType<typeof createFirebaseIdentity>>;
