import { expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { createFirebaseTokenVerifier } from './firebase-services.ts';

const failing = (code: string) =>
  createFirebaseTokenVerifier(() => ({
    verifyIdToken: () => Promise.reject(Object.assign(new Error('no'), { code })),
  }));

test('a token that is wrong is refused, whatever is wrong with it', async () => {
  for (const code of ['auth/argument-error', 'auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled']) {
    expect(await failing(code).findUid('t')).toBeUndefined();
  }
});

test('when Google’s keys cannot be had the answer is "later", never "no": a visitor must not be signed out by our outage', async () => {
  for (const code of ['auth/internal-error', 'app/network-error', '']) {
    await expect(failing(code).findUid('t')).rejects.toMatchObject({
      code: 'tokens_unavailable',
    } satisfies Partial<BackendError>);
  }
});
