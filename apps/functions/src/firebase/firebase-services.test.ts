import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createAppCheck, createFirebaseAccounts, createFirebaseTokenVerifier } from './firebase-services.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const issuer = { iss: 'https://firebaseappcheck.googleapis.com/123', aud: ['projects/demo-app-check'], sub: 'app' };
/** Of our project; no key is fetched, so the SDK cannot reject its signature. */
const UNCHECKED = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })}.${encode(issuer)}.c2ln`;

test('the real admin SDK out of Google’s reach: a token is checked "later", nonsense is none of ours', async () => {
  // Connects to a closed port, for any host that the SDK names.
  const createConnection = () => connect(9, '127.0.0.1');
  const httpAgent = Object.assign(new Agent(), { protocol: 'https:', createConnection });
  const admin = initializeApp({ projectId: 'demo-app-check', httpAgent }, 'app-check');
  const { isOwnApp } = createAppCheck({ siteKey: 'key' }, () => getAppCheck(admin));
  await expect(isOwnApp(UNCHECKED)).rejects.toMatchObject({ code: 'tokens_unavailable' });
  expect(await isOwnApp('nonsense')).toBe(false);
  await deleteApp(admin);
});

test('a token that the SDK accepts is of our app', async () => {
  const verifyToken = async () => ({ appId: 'a', token: {} as never });
  expect(await createAppCheck({ siteKey: 'key' }, () => ({ verifyToken })).isOwnApp('token')).toBe(true);
});

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
    await expect(failing(code).findUid('t')).rejects.toMatchObject({ code: 'tokens_unavailable' });
  }
});

const user = (uid: string, lastRefreshTime: string | undefined, providers: readonly string[] = []) => ({
  uid,
  providerData: providers.map((providerId) => ({ providerId })),
  metadata: { creationTime: '2024-01-01T00:00:00Z', lastSignInTime: '2024-01-01T00:00:00Z', lastRefreshTime },
});

test('deletes unused anonymous accounts page by page, and no others', async () => {
  const pages = [
    {
      users: [user('idle', '2025-01-01T00:00:00Z'), user('owner', '2024-01-01T00:00:00Z', ['google.com'])],
      pageToken: 'next',
    },
    { users: [user('never-refreshed', undefined), user('used', '2026-11-01T00:00:00Z')] },
  ];
  const requestedPages: unknown[] = [];
  const deleted: string[] = [];
  const accounts = createFirebaseAccounts(
    () =>
      ({
        listUsers: async (_size: number, token?: string) => (
          requestedPages.push(token),
          pages[requestedPages.length - 1]
        ),
        deleteUsers: async (uids: string[]) => void deleted.push(...uids),
      }) as never,
  );
  await accounts.deleteIdle(Date.parse('2025-10-01T00:00:00Z'));
  expect([requestedPages, deleted]).toEqual([
    [undefined, 'next'],
    ['idle', 'never-refreshed'],
  ]);
});
