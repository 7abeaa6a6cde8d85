import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { createLocalCloud, type LocalCloud, type LocalCloudOptions } from '../create-local-cloud.ts';
import type { CallStore } from '../../src/store/call-store.ts';
import { openCallsFile } from './open-calls-file.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface TestVisitor {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
}

export interface TestCloud {
  readonly url: string;
  readonly inboxUrl: string;
  readonly dataDir: string;
  readonly cloud: LocalCloud;
  /** A second connection to its database, as another process would open it. */
  readonly store: CallStore;
  /** The page of the inbox. */
  inbox(): Promise<string>;
  /** Sends a form of the inbox, with its token. */
  postInbox(form: Record<string, string>): Promise<Response>;
  /** Verified through the store by default: solving a captcha takes half a second. */
  newVisitor(options?: { readonly isVerified?: boolean }): Promise<TestVisitor>;
  restart(): Promise<TestCloud>;
  stop(): Promise<void>;
}

type TestCloudOptions = Partial<Omit<LocalCloudOptions, 'settings'>> & {
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
};

const signedUp = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

export async function startTestCloud({ env = {}, dataDir, ...options }: TestCloudOptions = {}): Promise<TestCloud> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'asad-cloud-'));
  const settings = { ...readSettings(env, 'home'), port: 0, dataDir: folder };
  const cloud = createLocalCloud({
    rateFactor: 1000,
    log: () => {},
    ...options,
    settings,
  });
  const { url, inboxUrl } = await cloud.listen();
  const clock = options.clock ?? systemClock;
  const store = openCallsFile(join(folder, 'asad.sqlite'), { env, clock });
  const close = async () => {
    await store.close();
    await cloud.close();
  };
  return {
    url,
    inboxUrl,
    cloud,
    store,
    inbox: async () => (await fetch(inboxUrl)).text(),
    postInbox: (form) => {
      const { origin, pathname, searchParams } = new URL(inboxUrl);
      const body = new URLSearchParams({ token: searchParams.get('token') ?? '', ...form });
      return fetch(origin + pathname, { method: 'POST', body });
    },
    dataDir: folder,
    newVisitor: async ({ isVerified = true } = {}) => {
      const answer = await send(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"returnSecureToken":true}',
      });
      const { localId, idToken, refreshToken } = signedUp.parse(answer.body);
      const visitor = createVisitor(url, { uid: localId, idToken, refreshToken });
      if (isVerified)
        await store.verifyVisitor(localId, { captchaId: randomUUID(), expiresAtMs: clock.now() + 600_000 });
      return visitor;
    },
    restart: async () => {
      await close();
      return startTestCloud({ env, dataDir: folder, ...options });
    },
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The body is parsed JSON, or undefined. */
export async function send(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function createVisitor(url: string, session: { uid: string; idToken: string; refreshToken: string }): TestVisitor {
  const headers = { authorization: `Bearer ${session.idToken}` };
  return {
    ...session,
    get: (path) => send(url + path, { headers }),
    post: (path, body = {}) =>
      send(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
