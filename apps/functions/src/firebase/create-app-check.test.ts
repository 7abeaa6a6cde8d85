import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createAppCheck } from './firebase-services.ts';

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
