import type { Identity } from '../../identity/create-firebase-identity.ts';
import { asVisitor, fetchApi } from '../api/fetch-api.ts';
import { getLifeMs } from '../api/get-life-ms.ts';
import { findApiError } from '../errors/find-api-error.ts';
import { getStatusText } from '../errors/status-text.ts';
import type { VerificationMemory } from './verification-memory.ts';

const UNKNOWN_LIFE_MS = 3_600_000;

/** Resolves when the visitor may call. Throws an error with a message for the visitor. */
export async function verifyVisitor(token: string, identity: Identity, memory: VerificationMemory): Promise<void> {
  const uid = await identity.signIn();
  const bearer = await identity.getToken();
  if (bearer === null) throw new Error('');
  const response = await fetchApi('/api/verifyCaptcha', asVisitor(bearer, { token }));
  const text = await response.text();
  if (!response.ok) {
    // The backend does not know the account; the next attempt creates another.
    if (response.status === 401) await identity.signOut();
    throw new Error(findApiError(text)?.message ?? `Failed to verify: ${getStatusText(response.status)}`);
  }
  const { verifiedUntil }: { verifiedUntil?: unknown } = JSON.parse(text);
  memory.remember(uid, getLifeMs(response, Date.parse(String(verifiedUntil))) ?? UNKNOWN_LIFE_MS);
}
