import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiFetch } from './fetch-api.ts';

interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly body: string | undefined;
}

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const refusal = () =>
  json(403, { error: { code: 'app_check_failed', message: 'No.' }, appCheck: { siteKey: 'site-key' } });

/** Accepts these tokens; without tokens, App Check is off. */
function createPage(valid?: ReadonlySet<string>) {
  const sent: Sent[] = [];
  const loaded: string[] = [];
  let issued = 0;
  let token = '';
  const page = {
    sent,
    loaded,
    issuer: 'works' as 'works' | 'fails',
    fetchApi: createApiFetch({
      fetch: async (url, init) => {
        const sentToken = new Headers(init.headers).get('x-firebase-appcheck');
        sent.push({ url, token: sentToken, body: init.body as string | undefined });
        return valid === undefined || valid.has(sentToken ?? '') ? json(200, { ok: true }) : refusal();
      },
      loadTokens: async (siteKey) => {
        loaded.push(siteKey);
        if (page.issuer === 'fails') throw new Error('blocked');
        return {
          get: async (isForced) => {
            if (token === '' || isForced) {
              issued += 1;
              token = `token-${issued}`;
            }
            return token;
          },
        };
      },
    }),
  };
  return page;
}

const post = { method: 'POST', headers: { authorization: 'Bearer b' }, body: '{"a":1}' };

describe('asking the backend', () => {
  afterEach(() => void vi.useRealTimers());

  test('loads and sends no App Check token where it is off', async () => {
    const page = createPage();
    expect((await page.fetchApi('/api/x', post)).status).toBe(200);
    expect(page.sent).toEqual([{ url: '/api/x', token: null, body: post.body }]);
    expect(page.loaded).toEqual([]);
  });

  test('retries with a token after a refusal without one, and sends it with every later request', async () => {
    const page = createPage(new Set(['token-1']));
    expect((await page.fetchApi('/api/x', post)).status).toBe(200);
    expect((await page.fetchApi('/api/y', { method: 'GET', headers: {} })).status).toBe(200);
    expect(page.sent).toEqual([
      { url: '/api/x', token: null, body: post.body },
      { url: '/api/x', token: 'token-1', body: post.body },
      { url: '/api/y', token: 'token-1', body: undefined },
    ]);
    expect(page.loaded).toEqual(['site-key']);
  });

  test('loads the token once for several simultaneous requests', async () => {
    const page = createPage(new Set(['token-1']));
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => page.fetchApi(`/api/${name}`, post)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(page.loaded).toEqual(['site-key']);
  });

  test('gets a fresh token once when the backend rejects the current one', async () => {
    const valid = new Set(['token-1']);
    const page = createPage(valid);
    await page.fetchApi('/api/x', post);
    valid.clear();
    valid.add('token-2');
    expect((await page.fetchApi('/api/x', post)).status).toBe(200);
    expect(page.sent.map(({ token }) => token)).toEqual([null, 'token-1', 'token-1', 'token-2']);
    valid.clear();
    expect((await page.fetchApi('/api/x', post)).status).toBe(403);
    expect(page.sent).toHaveLength(6);
  });

  test('fails like a lost network when no token is available, so that a record waits, and retries at the next request', async () => {
    const page = createPage(new Set(['token-1']));
    page.issuer = 'fails';
    await expect(page.fetchApi('/api/x', post)).rejects.toMatchObject({ cause: new Error('blocked') });
    await expect(page.fetchApi('/api/x', post)).rejects.toThrow('proof');
    page.issuer = 'works';
    expect((await page.fetchApi('/api/x', post)).status).toBe(200);
  });

  test('times out without a response, with a message for visitors', async () => {
    vi.useFakeTimers();
    const fetchApi = createApiFetch({
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      loadTokens: () => Promise.reject(new Error('off')),
    });
    const timedOut = expect(fetchApi('/api/x', post)).rejects.toThrow('The server did not answer in time.');
    const leaving = new AbortController();
    const aborted = expect(fetchApi('/api/x', { ...post, signal: leaving.signal })).rejects.toThrow('gone');
    leaving.abort(new Error('gone'));
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all([timedOut, aborted]);
  });

  test('returns every other refusal unchanged', async () => {
    const loaded: string[] = [];
    for (const body of [
      { error: { code: 'not_verified', message: '' } },
      { error: { code: 'app_check_failed' } },
      { appCheck: { siteKey: 'x' } },
      null,
      'text',
    ]) {
      const fetchApi = createApiFetch({
        fetch: async () => json(403, body),
        loadTokens: async (siteKey) => {
          loaded.push(siteKey);
          return { get: async () => 'token' };
        },
      });
      expect(await (await fetchApi('/api/x', post)).json()).toEqual(body);
    }
    expect(loaded).toEqual([]);
  });
});
