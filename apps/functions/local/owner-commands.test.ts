import { listen } from '@asad/tooling/listen';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStandInModel } from '@asad/guide/stand-in-model';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, restore } from '../src/owner/keep-data.ts';
import { smoke } from '../src/owner/smoke.ts';
import { send, startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';
import { makeFolder } from './testing/make-folder.ts';

let folder: string;
let cloud: TestCloud;
beforeEach(async () => {
  folder = makeFolder();
  cloud = await startTestCloud();
});
afterEach(() => cloud.stop());

describe('a backup', () => {
  test('of a running program restores calls, counts and sessions elsewhere', async () => {
    const visitor = await cloud.newVisitor();
    await visitor.post('/api/call/web');
    await backUp(cloud.dataDir, join(folder, 'backup'));
    await visitor.post('/api/call/web');
    for (const name of readdirSync(join(folder, 'backup')))
      expect([name, statSync(join(folder, 'backup', name)).mode & 0o777]).toEqual([name, 0o600]);
    restore(join(folder, 'backup'), join(folder, 'elsewhere'));
    const elsewhere = await startTestCloud({ dataDir: join(folder, 'elsewhere') });
    const headers = { authorization: `Bearer ${visitor.idToken}` };
    const stats = await send(`${elsewhere.url}/api/getUserCallStats`, { headers });
    expect(stats).toMatchObject({ status: 200, body: { callCount: 1 } });
    await elsewhere.cloud.close();
  });

  test('overwrites nothing, and names a missing file', async () => {
    await backUp(cloud.dataDir, join(folder, 'backup'));
    const refused = { code: 'cannot_start' };
    await expect(backUp(cloud.dataDir, join(folder, 'backup'))).rejects.toMatchObject(refused);
    await expect(backUp(cloud.dataDir, import.meta.filename)).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/cannot be made; name another one\.$/),
    });
    await expect(backUp(folder, join(folder, 'other'))).rejects.toMatchObject(refused);
    expect(() => restore(join(folder, 'backup'), cloud.dataDir)).toThrow('holds data already');
    // The log of a removed database, which SQLite would replay into the restored one.
    mkdirSync(join(folder, 'left'));
    writeFileSync(join(folder, 'left/asad.sqlite-wal'), 'x');
    expect(() => restore(join(folder, 'backup'), join(folder, 'left'))).toThrow('holds data already');
    expect(() => restore(folder, join(folder, 'new'))).toThrow('There is no backup');
  });
});

describe('the smoke test', () => {
  test('makes one call from start to end and deletes it', async () => {
    const lines: string[] = [];
    await smoke(cloud.url, (line) => lines.push(line));
    expect(lines).toEqual(
      expect.arrayContaining(['Health: 200', 'It is version home.', 'Call: 201', 'Deletion: 200', 'Farewell: 200']),
    );
    expect(await (await fetch(cloud.inboxUrl)).text()).not.toContain('guide-');
  });

  test('requires a choice of the language model', async () => {
    const model = await startStandInModel();
    const answered = await startTestCloud({ env: { MODEL_URL: model.url, MODEL_NAME: 'owl' } });
    const lines: string[] = [];
    model.always = { kind: 'says', text: '{"unclear": true}' };
    await smoke(answered.url, (line) => lines.push(line));
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Who answers: model\./), 'Turn: 200', 'Farewell: 200']),
    );
    model.always = { kind: 'status', status: 401 };
    await expect(smoke(answered.url, () => {})).rejects.toThrow('Turn failed: /api/call/turn answered 502.');
    await answered.stop();
    await model.stop();
  });

  test.each([
    ['/', 'Page /', 'nonsense'],
    ['/api/captchaChallenge', 'Captcha', 'cut'],
    ['/api/verifyCaptcha', 'Verification', 'status'],
    ['/api/getUserCallStats', 'Statistics', 'nonsense'],
    ['/api/call/web', 'Call', 'status'],
    ['/api/clientCallEnded', 'Record', 'cut'],
    [':delete', 'Farewell', 'status'],
  ] as const)('when all from %s on fails, names %s as the first failing step (%s)', async (from, step, how) => {
    let hasFailed = false;
    const pass = async (request: IncomingMessage, response: ServerResponse) => {
      hasFailed ||= (request.url ?? '').includes(from);
      if (hasFailed && how === 'cut') return void response.destroy();
      if (hasFailed && how === 'status') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
      const { method = 'GET', headers } = request;
      const body = method === 'GET' ? null : Buffer.concat(await Array.fromAsync(request));
      const { authorization = '', 'content-type': type = '' } = headers;
      const sent = { method, body, headers: { authorization, 'content-type': type } };
      const answer = await fetch(cloud.url + (request.url ?? ''), sent);
      // An HTML page, as a captive portal returns.
      response.writeHead(answer.status).end(hasFailed ? '<p>' : await answer.text());
    };
    const proxy = createServer((request, response) => void pass(request, response));
    const url = await listen(proxy);
    await expect(smoke(url, () => {})).rejects.toThrow(`${step} failed`);
    proxy.close();
    proxy.closeAllConnections();
  });
});
