import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInAnonymously, type Auth } from 'firebase/auth';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { send, startTestCloud, type TestCloud } from '../testing/start-test-cloud.ts';
import { createIdTokens, createSigningKey } from './id-tokens.ts';
import { createUserTable } from './user-table.ts';

const clouds: TestCloud[] = [];
const apps: FirebaseApp[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp));
  await Promise.all(clouds.splice(0).map((cloud) => cloud.stop()));
});

async function start(options: Parameters<typeof startTestCloud>[0] = {}): Promise<TestCloud> {
  const cloud = await startTestCloud(options);
  clouds.push(cloud);
  return cloud;
}

function webAuth(cloud: TestCloud): Auth {
  const app = initializeApp(
    { projectId: 'demo-asad', apiKey: 'local', authDomain: 'localhost' },
    `app-${apps.length}-${Math.random()}`,
  );
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, cloud.url, { disableWarnings: true });
  return auth;
}

/** An anonymous visitor of a new cloud. */
async function signIn(options: Parameters<typeof startTestCloud>[0] = {}) {
  const cloud = await start(options);
  const auth = webAuth(cloud);
  const { user } = await signInAnonymously(auth);
  return { cloud, auth, user, token: await user.getIdToken() };
}

const IDENTITY = 'identitytoolkit.googleapis.com/v1';
const refresh = (cloud: TestCloud, refreshToken: string) =>
  send(`${cloud.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
const postJson = (url: string, body: string, headers: Record<string, string> = {}) =>
  send(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const refused = { status: 400, body: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN' } } };
const stats = (cloud: TestCloud, token: string) =>
  send(`${cloud.url}/api/getUserCallStats`, { headers: { authorization: `Bearer ${token}` } });

describe('the identity endpoints, used by the real web SDK', () => {
  test('an anonymous visitor signs in, and the backend accepts the token', async () => {
    const { cloud, user, token } = await signIn();
    expect(user.isAnonymous).toBe(true);
    expect(user.uid).toMatch(/^[\w-]{28}$/);
    expect((await stats(cloud, token)).status).toBe(200);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect(signInProvider).toBe('anonymous');
    expect(claims).toMatchObject({ sub: user.uid, aud: 'demo-asad' });
  });

  test('an expired token is refused, and the SDK refreshes it', async () => {
    let nowMs = Date.now();
    const { cloud, user, token } = await signIn({ clock: { now: () => nowMs, elapsed: () => nowMs } });
    nowMs += 3_600_000;
    expect((await stats(cloud, token)).status).toBe(401);
    expect((await stats(cloud, await user.getIdToken(true))).status).toBe(200);
  });

  test('a session outlives a restart: the token, its refresh and the user', async () => {
    const before = await startTestCloud();
    const { user } = await signInAnonymously(webAuth(before));
    const token = await user.getIdToken();
    const { refreshToken } = user;
    await before.close();
    const cloud = await start({ dataDir: before.dataDir });
    expect((await stats(cloud, token)).status).toBe(200);
    const body = { user_id: user.uid, project_id: 'demo-asad', token_type: 'Bearer' };
    expect(await refresh(cloud, refreshToken)).toMatchObject({ status: 200, body });
  });

  test('a deleted account is signed out everywhere, and the SDK reports it', async () => {
    const { auth, cloud, user, token } = await signIn();
    const { refreshToken } = user;
    await user.delete();
    expect(auth.currentUser).toBeNull();
    expect((await stats(cloud, token)).status).toBe(401);
    for (const gone of [refreshToken, 'invented']) expect(await refresh(cloud, gone)).toMatchObject(refused);
  });

  test('a sign-up gets 503 while the database fails', async () => {
    const cloud = await start();
    cloud.sql('ALTER TABLE identity_users RENAME TO elsewhere');
    const answer = await postJson(`${cloud.url}/${IDENTITY}/accounts:signUp`, '{}');
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  });

  test('odd bodies get JSON without a 5xx', async () => {
    const cloud = await start();
    for (const path of [
      `${IDENTITY}/accounts:signUp`,
      `${IDENTITY}/accounts:lookup`,
      'securetoken.googleapis.com/v1/token',
    ])
      for (const body of ['', '{', 'null', '[]', '{"idToken":7}', '{"__proto__":{"x":1}}', '['.repeat(99_999)]) {
        const answer = await postJson(`${cloud.url}/${path}`, body);
        const about = `${path} with ${body.slice(0, 30)}`;
        expect(answer.status, about).toBeLessThan(500);
        expect(answer.body, about).toBeTypeOf('object');
      }
  });
});

test('idle accounts go, except those of visitors with calls: a wrong clock must not delete them', async () => {
  const users = createUserTable(new DatabaseSync(':memory:'));
  const [idle, caller, fresh] = [users.create(1), users.create(1), users.create(3)];
  await users.deleteIdle(2, async (uid) => uid === caller.uid);
  expect([idle, caller, fresh].map(({ uid }) => users.find(uid)?.uid)).toEqual([undefined, caller.uid, fresh.uid]);
});

describe('attacks on the identity endpoints', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('rejects a tampered, unsigned or wrongly signed token', async () => {
    const { cloud, token } = await signIn();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const publicKey = 'whatever the attacker takes for the key';
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const hsHeader = encode({ alg: 'HS256', typ: 'JWT', kid });
    const forged = [
      `${header}.${encode({ ...claims, sub: 'victim', user_id: 'victim' })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${encode({ alg: 'none', typ: 'JWT', kid })}.${payload}.`,
      `${hsHeader}.${payload}.${createHmac('sha256', publicKey).update(`${hsHeader}.${payload}`).digest('base64url')}`,
    ];
    for (const bad of forged) {
      expect((await stats(cloud, bad)).status).toBe(401);
      const lookup = await postJson(`${cloud.url}/${IDENTITY}/accounts:lookup`, JSON.stringify({ idToken: bad }));
      expect(lookup).toMatchObject({ status: 400, body: { error: { message: 'INVALID_ID_TOKEN' } } });
    }
    expect((await stats(cloud, token)).status).toBe(200);
  });

  test('rejects a token of another project or another machine', async () => {
    const { cloud, user } = await signIn();
    const clock = { now: () => Date.now(), elapsed: () => Date.now() };
    const signingKey = readFileSync(join(cloud.dataDir, 'identity-key.pem'), 'utf8');
    for (const other of [
      { projectId: 'demo-other', signingKey },
      { projectId: 'demo-asad', signingKey: createSigningKey() },
    ]) {
      const token = createIdTokens({ ...other, clock }).issue({ uid: user.uid, signedInAtMs: Date.now() });
      expect((await stats(cloud, token)).status).toBe(401);
    }
  });

  test('keys are random', async () => {
    const [one, two] = [await start(), await start()];
    for (const name of ['identity-key.pem', 'altcha.key', 'network.key'])
      expect(readFileSync(join(one.dataDir, name), 'utf8')).not.toBe(readFileSync(join(two.dataDir, name), 'utf8'));
  });

  test('the database holds only hashes of refresh tokens', async () => {
    const { cloud, user } = await signIn();
    await cloud.cloud.close();
    expect(readFileSync(join(cloud.dataDir, 'asad.sqlite'), 'latin1')).not.toContain(user.refreshToken);
  });

  test('rejects passwords, custom tokens and the emulator’s well-known admin password', async () => {
    const { cloud, user, token } = await signIn();
    const custom = `${encode({ alg: 'none' })}.${encode({ uid: user.uid, iss: 'x', aud: 'x' })}.`;
    for (const [path, body] of [
      ['accounts:signUp', { email: 'a@example.com', password: 'secret1' }],
      ['accounts:signInWithCustomToken', { token: custom }],
      ['accounts:signInWithPassword', { email: 'a@example.com', password: 'secret1' }],
      ['projects/demo-asad/accounts:lookup', { localId: [user.uid] }],
      ['projects/demo-asad/accounts:update', { localId: user.uid, disableUser: true }],
    ] as const) {
      const url = `${cloud.url}/${IDENTITY}/${path}`;
      const answer = await postJson(url, JSON.stringify(body), { authorization: 'Bearer owner' });
      expect(answer).toMatchObject({ status: 400, body: { error: { message: 'OPERATION_NOT_ALLOWED' } } });
    }
    expect((await stats(cloud, token)).status).toBe(200);
  });
});
