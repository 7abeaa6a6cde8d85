import { listen } from '@asad/tooling/listen';
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../../local/testing/start-test-cloud.ts';
import { serveHandler } from '../http/serve-handler.ts';
import { prepare } from '../http/testing/prepare.ts';
import { createAppCheck } from './firebase-services.ts';

const PROJECT = 'demo-app-check';
const issuerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function issue(more: { claims?: object; key?: KeyObject } = {}): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const body = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })}.${encode({
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: ['projects/123', `projects/${PROJECT}`],
    sub: '1:123:web:abc',
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...more.claims,
  })}`;
  return `${body}.${sign('sha256', Buffer.from(body), more.key ?? issuerKeys.privateKey).toString('base64url')}`;
}

describe('App Check, with the real admin SDK', () => {
  let isGoogleUp = true;
  const google = createServer((_request, response) => {
    if (!isGoogleUp) return response.writeHead(503).end();
    const key = { ...issuerKeys.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }));
  });
  let site: Server;
  let siteUrl = '';
  let admin: ReturnType<typeof initializeAdmin>;

  beforeAll(async () => {
    const googlePort = Number(new URL(await listen(google)).port);
    // Connects to the fake in plain HTTP, for any host that the admin SDK names.
    const httpAgent = Object.assign(new Agent(), {
      protocol: 'https:',
      createConnection: () => connect(googlePort, '127.0.0.1'),
    });
    admin = initializeAdmin({ projectId: PROJECT, httpAgent }, 'app-check');
    const { handlers } = prepare({}, { appCheck: createAppCheck({ siteKey: 'site-key' }, () => getAppCheck(admin)) });
    const serve = serveHandler(handlers.captchaChallenge, { clientAddress: 'none' });
    site = createServer((request, response) => void serve(request, response));
    siteUrl = await listen(site);
  });
  afterAll(async () => {
    await deleteAdmin(admin);
    for (const server of [google, site]) {
      server.close();
      server.closeAllConnections();
    }
  });

  const ask = (token?: string) =>
    send(siteUrl, token === undefined ? {} : { headers: { 'x-firebase-appcheck': token } });

  test('answers "later", not "no", while Google’s keys cannot be fetched', async () => {
    isGoogleUp = false;
    expect(await ask(issue())).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    isGoogleUp = true;
    expect((await ask(issue())).status).toBe(200);
  });

  test('accepts a token of its own project, and none that is missing, forged, or of another', async () => {
    expect(await ask(issue())).toMatchObject({ status: 200, body: { captcha: 'altcha' } });
    const forged = issue({ key: foreignKeys.privateKey });
    const other = issue({ claims: { aud: ['projects/other'] } });
    for (const token of [undefined, 'nonsense', forged, other])
      expect([token, await ask(token)]).toMatchObject([
        token,
        { status: 403, body: { error: { code: 'app_check_failed' }, appCheck: { siteKey: 'site-key' } } },
      ]);
  });
});
