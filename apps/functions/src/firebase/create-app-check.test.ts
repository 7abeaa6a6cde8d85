import { listen } from '@asad/tooling/listen';
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { send } from '../../local/testing/start-test-cloud.ts';
import { serveHandler } from '../http/serve-handler.ts';
import { prepare } from '../http/testing/prepare.ts';
import { createAppCheck } from './firebase-services.ts';

const PROJECT = 'demo-app-check';
const APP_ID = '1:123:web:abc';
const issuerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function issue(more: { claims?: object; header?: object; key?: KeyObject } = {}): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const body = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'key-1', ...more.header })}.${encode({
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: ['projects/123', `projects/${PROJECT}`],
    sub: APP_ID,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...more.claims,
  })}`;
  return `${body}.${sign('sha256', Buffer.from(body), more.key ?? issuerKeys.privateKey).toString('base64url')}`;
}

describe('App Check: the real web SDK’s token, checked by the real admin SDK', () => {
  let isGoogleUp = true;
  const google = createServer((request, response) => {
    if (!isGoogleUp) return response.writeHead(503).end();
    const answer = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url === '/v1/jwks')
      return answer({
        keys: [{ ...issuerKeys.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }],
      });
    return answer({ token: issue(), ttl: '3600s' });
  });
  const apps: FirebaseApp[] = [];
  let site: Server;
  let siteUrl = '';
  let googlePort = 0;
  let admin: ReturnType<typeof initializeAdmin>;

  beforeAll(async () => {
    googlePort = Number(new URL(await listen(google)).port);
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
    await Promise.all(apps.map(deleteApp));
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

  test('accepts a token that the page got from the service', async () => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'key', appId: APP_ID });
    apps.push(app);
    const appCheck = initializeAppCheck(app, {
      // Only the proof is fake, because reCAPTCHA needs a document.
      provider: new CustomProvider({
        getToken: async () => {
          const { body } = await send(`http://127.0.0.1:${googlePort}/v1/exchange`);
          return { token: z.object({ token: z.string() }).parse(body).token, expireTimeMillis: Date.now() + 3_600_000 };
        },
      }),
      isTokenAutoRefreshEnabled: false,
    });
    const { token } = await getToken(appCheck);
    expect(await ask(token)).toMatchObject({ status: 200, body: { captcha: 'altcha' } });
  });

  test('rejects a token that is missing, forged, expired, or from another app or project', async () => {
    const past = Math.floor(Date.now() / 1000) - 7200;
    const tokens = {
      none: undefined,
      nonsense: 'nonsense',
      empty: '',
      unsigned: `${issue({ header: { alg: 'none' } })
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
      'another key': issue({ key: foreignKeys.privateKey }),
      'an unknown key': issue({ header: { kid: 'key-2' }, key: foreignKeys.privateKey }),
      'another project': issue({ claims: { aud: ['projects/other'] } }),
      'another issuer': issue({ claims: { iss: 'https://evil.example/' } }),
      'no app': issue({ claims: { sub: '' } }),
      expired: issue({ claims: { iat: past, exp: past + 3600 } }),
    };
    for (const [name, token] of Object.entries(tokens)) {
      const { status, body } = await ask(token);
      expect([name, status, body]).toEqual([
        name,
        403,
        {
          error: { code: 'app_check_failed', message: expect.any(String) },
          appCheck: { siteKey: 'site-key' },
        },
      ]);
    }
  });
});
