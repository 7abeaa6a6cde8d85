import { expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { createFirebaseTokenVerifier } from './firebase-services.ts';

const failing = (code: string) =>
  createFirebaseTokenVerifier(() => ({
    verifyIdToken: () => Promise.reject(Object.assign(new Error('no'), { code })),
  }));

test('rejects a token with any fault', async () => {
  for (const code of ['auth/argument-error', 'auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled']) {
    expect(await failing(code).findUid('t')).toBeUndefined();
  }
});

test('answers "later", never "no", while Google’s keys cannot be fetched: an outage signs no visitor out', async () => {
  for (const code of ['auth/internal-error', 'app/network-error', '']) {
    await expect(failing(code).findUid('t')).rejects.toMatchObject({
      code: 'tokens_unavailable',
    } satisfies Partial<BackendError>);
  }
});
