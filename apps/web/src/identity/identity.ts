import type { Visitor } from '@asad/call-core/delivery';

/** Who the visitor is to the backend: nobody, or an anonymous account that this browser keeps. */
export interface Identity {
  /** The signed-in visitor's id, or null. */
  readonly getUid: () => string | null;
  /** The signed-in visitor with a token of their own, whoever is signed in later; or null. */
  readonly getVisitor: () => Visitor | null;
  /** A valid ID token, renewed when it has expired; null when nobody is signed in (any more). */
  readonly getToken: () => Promise<string | null>;
  /** Signs in anonymously unless somebody is; resolves with the id. Throws the service's own error. */
  readonly signIn: () => Promise<string>;
  /** Forgets an account that the backend no longer takes. */
  readonly signOut: () => Promise<void>;
}
