import { listen } from '@asad/tooling/listen';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readHostingConfig } from '../../local/site/hosting-config.ts';
import { startTestCloud, type TestCloud } from '../../local/testing/start-test-cloud.ts';
import { emulatorHost } from '../store/documents/testing/contract-databases.ts';
import { smoke } from '../owner/smoke.ts';

const root = resolve(import.meta.dirname, '../..');
const PROJECT = 'demo-asad';

const INSTANCE = `
import { createServer } from 'node:http';
const functions = await import(${JSON.stringify(resolve(root, 'src/index.ts'))});
const server = createServer((request, response) => {
  const [, name, ...path] = request.url.split('/');
  request.url = '/' + path.join('/');
  return functions[name](request, response);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

let identity: TestCloud;
let accounts: Server;
let instance: ChildProcess;
let site: Server;
let siteUrl = '';
let output = '';

/** Google's libraries accept unsigned tokens from an emulator. */
const unsigned = (bearer: string) =>
  bearer.replace(/^Bearer [^.]+\.([^.]+)\..*$/, `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.$1.`);

beforeAll(async () => {
  identity = await startTestCloud({ siteHandler: (_, response) => void response.end('<h1>') });
  // The local identity wire does not offer the admin SDK's request for a token's user.
  accounts = createServer((request, response) => {
    void (async () => {
      const { localId } = z.object({ localId: z.array(z.string()) }).parse(await json(request));
      const users = localId.map((uid) => ({ localId: uid }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ users }));
    })();
  });
  const accountsUrl = await listen(accounts);
  instance = spawn(process.execPath, ['--input-type=module', '-e', INSTANCE], {
    env: {
      PATH: process.env['PATH'],
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: emulatorHost,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(accountsUrl).host,
      GCLOUD_PROJECT: PROJECT,
      VOICE: 'guide',
      ALTCHA_HMAC_KEY: 'a'.repeat(32),
      NETWORK_HMAC_KEY: 'n'.repeat(32),
    },
  });
  instance.stderr?.on('data', (chunk) => void (output += String(chunk)));
  const port = await new Promise<string>((told) => {
    if (instance.stdout !== null) createInterface(instance.stdout).on('line', (line) => (told(line), (output += line)));
  });
  const { rewrites } = readHostingConfig(resolve(root, '../../firebase.json'));
  site = createServer((request, response) => {
    const name = rewrites.find(({ source }) => source === request.url)?.function.functionId;
    const target = name === undefined ? identity.url + request.url : `http://127.0.0.1:${port}/${name}${request.url}`;
    const { authorization, 'content-type': type } = request.headers;
    const headers = {
      ...(type && { 'content-type': type }),
      ...(authorization && { authorization: name === undefined ? authorization : unsigned(authorization) }),
    };
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(request));
      const method = request.method ?? 'GET';
      const answer = await fetch(target, { method, headers, ...(method === 'POST' && { body }) });
      response.writeHead(answer.status).end(await answer.text());
    })();
  });
  siteUrl = await listen(site);
});

afterAll(async () => {
  instance.kill();
  site.close();
  accounts.close();
  await identity.stop();
});

test('a call end to end by the deployed functions over Firestore', async () => {
  const steps: string[] = [];
  await smoke(siteUrl, (line) => steps.push(line));
  expect(steps).toEqual(
    expect.arrayContaining(['Health: 200', 'Call: 201', 'Record: 200', 'Deletion: 200', 'Farewell: 200']),
  );
  expect(output).not.toContain('_failed');
});
