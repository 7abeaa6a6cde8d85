import { listen } from '@asad/tooling/listen';
import express from 'express';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { send } from '../../local/testing/start-test-cloud.ts';
import { SERVICES } from '../http/endpoint-table.ts';

/** No service accepts its new key. */
const accountOfNobody = (): unknown => ({
  type: 'service_account',
  project_id: 'demo-functions',
  private_key_id: 'none',
  private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  client_email: 'nobody@demo-functions.iam.gserviceaccount.com',
  client_id: '1',
  token_uri: 'http://127.0.0.1:9/token',
});

describe('the deployed functions without a cloud', () => {
  let server: Server;
  let url = '';
  let credentials = '';
  beforeAll(async () => {
    vi.stubEnv('VOICE', 'guide');
    vi.stubEnv('ALTCHA_HMAC_KEY', 'a'.repeat(32));
    vi.stubEnv('NETWORK_HMAC_KEY', 'n'.repeat(32));
    vi.stubEnv('GCLOUD_PROJECT', 'demo-functions');
    // Without credentials the Firestore client causes unhandled rejections; these point to a closed port.
    credentials = join(mkdtempSync(join(tmpdir(), 'asad-credentials-')), 'account.json');
    writeFileSync(credentials, JSON.stringify(accountOfNobody()));
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', credentials);
    const functions = await import('../index.ts');
    const app = express();
    const options = { limit: '1024mb' };
    app.use(express.json(options), express.text(options), express.urlencoded({ ...options, extended: true }));
    app.use(express.raw({ ...options, type: '*/*' }));
    for (const name of SERVICES)
      app.use(`/${name}`, (request, response) => functions[name](request as never, response));
    server = createServer(app);
    url = await listen(server);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
    rmSync(dirname(credentials), { recursive: true, force: true });
  });

  // In parallel: the database is unreachable, so each request waits a second.
  const sendAll = (requests: readonly (readonly [path: string, init?: RequestInit])[]) =>
    Promise.all(
      requests.map(([path, init]) => send(`${url}/${path === 'providerEvents' ? path : `api/${path}`}`, init)),
    );

  test('answer as the local server does: challenge, refusals, methods, bodies', async () => {
    const json = { 'content-type': 'application/json', authorization: 'Bearer x' };
    expect(
      await sendAll([
        ['captchaChallenge'],
        ['getUserCallStats'],
        ['call/web'],
        ['providerEvents', { method: 'POST', body: '{}' }],
        // No framework parses or unpacks a body before the visitor is known.
        ['call/turn', { method: 'POST', headers: json, body: '{"half' }],
        ['call/turn', { method: 'POST', headers: { ...json, 'content-encoding': 'gzip' }, body: 'no gzip' }],
        ['clientCallEnded', { method: 'POST', body: 'x'.repeat(4_000_001) }],
      ]),
    ).toMatchObject([
      { status: 200, body: { captcha: 'altcha', challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } } } },
      { status: 401, body: { error: { code: 'unauthenticated' } } },
      { status: 405, body: { error: { code: 'method_not_allowed' } } },
      { status: 404 },
      { status: 401 },
      { status: 401 },
      { status: 401 },
    ]);
  });

  test('allow no other origin to read answers', async () => {
    const answer = await send(`${url}/api/captchaChallenge`, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
