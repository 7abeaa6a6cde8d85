import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { parseJson } from '../../src/text/parse-json.ts';
import { createLocalCloud, type LocalCloudOptions } from '../create-local-cloud.ts';
import type { SiteHandler } from '../site/serve-site.ts';
import { openCallsFile, runSql } from './open-calls-file.ts';

export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>;
export type TestVisitor = ReturnType<typeof createVisitor>;

type TestCloudOptions = Partial<Omit<LocalCloudOptions, 'settings'>> & {
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
};

const siteHandler: SiteHandler = (_request, response) => void response.end('<h1>');
const signedUp = z.object({ localId: z.string(), idToken: z.string() });

export async function startTestCloud({ env = {}, dataDir, ...options }: TestCloudOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'asad-cloud-'));
  const settings = { ...readSettings(env, 'home'), port: 0, dataDir: folder };
  const cloud = createLocalCloud({ log: () => {}, siteHandler, ...options, settings });
  const { url, inboxUrl } = await cloud.listen();
  const clock = options.clock ?? systemClock;
  /** A second connection to its database, as another process would open it. */
  const store = openCallsFile(join(folder, 'asad.sqlite'), { env, clock });
  /** Leaves the data for another cloud. */
  const close = async (): Promise<void> => {
    await store.close();
    await cloud.close();
  };
  return {
    url,
    inboxUrl,
    cloud,
    store,
    dataDir: folder,
    sql: (statement: string) => runSql(join(folder, 'asad.sqlite'), statement),
    /** The page of the inbox. */
    inbox: async () => (await fetch(inboxUrl)).text(),
    /** Sends a form of the inbox, with its token. */
    postInbox: (form: Record<string, string>) => {
      const { origin, pathname, searchParams } = new URL(inboxUrl);
      const body = new URLSearchParams({ token: searchParams.get('token') ?? '', ...form });
      return fetch(origin + pathname, { method: 'POST', body });
    },
    /** Verified through the store: solving a captcha takes half a second. */
    newVisitor: async () => {
      const answer = await send(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"returnSecureToken":true}',
      });
      const { localId, idToken } = signedUp.parse(answer.body);
      await store.verifyVisitor(localId, { captchaId: randomUUID(), expiresAtMs: clock.now() + 600_000 });
      return createVisitor(url, idToken);
    },
    close,
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The body is parsed JSON, or undefined. */
export async function send(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
}

function createVisitor(url: string, idToken: string) {
  const headers = { authorization: `Bearer ${idToken}` };
  return {
    idToken,
    get: (path: string) => send(url + path, { headers }),
    post: (path: string, body: unknown = {}) =>
      send(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
