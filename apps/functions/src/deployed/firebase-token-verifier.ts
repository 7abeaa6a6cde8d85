import type { Auth } from 'firebase-admin/auth';
import { BackendError } from '../backend-error.ts';
import type { TokenVerifier } from '../ports/identity.ts';

/** Codes that say something about the token; any other says that it could not be checked. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** ID tokens of this project, checked against Google's public keys. */
export function createFirebaseTokenVerifier(auth: () => Pick<Auth, 'verifyIdToken'>): TokenVerifier {
  return {
    verify: async (token) => {
      try {
        const { uid } = await auth().verifyIdToken(token);
        return { kind: 'visitor', uid };
      } catch (error) {
        const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
        if (REFUSALS.has(code)) return { kind: 'refused' };
        throw new BackendError('tokens_unavailable', 'Tokens cannot be checked at the moment.', { cause: error });
      }
    },
  };
}
