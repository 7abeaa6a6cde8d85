import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

/** Exist only in a page: using one during an import breaks server rendering. */
const PAGE_NAMES = 'window document localStorage indexedDB AudioContext MediaStream SpeechRecognition'.split(' ');

const ENTRY_POINTS: Readonly<Record<string, () => Promise<object>>> = {
  '.': () => import('./index.ts'),
  './browser': () => import('./browser/index.ts'),
  './delivery': () => import('./delivery/index.ts'),
  './vapi': () => import('./vapi/index.ts'),
  './react': () => import('./react/index.ts'),
  './element': () => import('./element/index.ts'),
  './contract': () => import('./contract/index.ts'),
  './testing': () => import('./testing/index.ts'),
};

describe('the entry points', () => {
  it('can be imported in Node without a DOM', async () => {
    const touched: string[] = [];
    for (const name of PAGE_NAMES) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => void touched.push(name),
      });
    }
    try {
      for (const load of Object.values(ENTRY_POINTS)) expect(Object.keys(await load()).length).toBeGreaterThan(0);
    } finally {
      for (const name of PAGE_NAMES) Reflect.deleteProperty(globalThis, name);
    }
    expect(touched).toEqual([]);
  });

  it('are the same in the workspace and in the tarball', () => {
    const manifest: { exports: object; publishConfig: { exports: object } } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect(Object.keys(manifest.exports)).toEqual(Object.keys(ENTRY_POINTS));
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(ENTRY_POINTS));
  });

  it('set a page up on a server, also in Node 20, which has no navigator', async () => {
    vi.stubGlobal('navigator', undefined);
    const { createCall } = await import('./index.ts');
    const browser = await import('./browser/index.ts');
    const { createOutbox, createRecordSender } = await import('./delivery/index.ts');
    const { createVapiProvider } = await import('./vapi/index.ts');
    const delivery = createOutbox({
      store: browser.createIndexedDbOutboxStore('calls'),
      send: createRecordSender({ url: '/api/records' }),
      getVisitor: () => ({ id: 'one', getToken: async () => 'token' }),
    });
    const call = createCall({
      provider: createVapiProvider({ getToken: async () => 'key' }),
      openMicrophone: browser.openMicrophone,
      lease: browser.createWebLockLease('calls'),
      isMobile: browser.isMobileDevice(),
      delivery,
    });
    browser.bindPage(call)();
    browser.keepAwake(call)();
    browser.watchAudioDevices(() => undefined)();
    await expect(browser.listAudioDevices()).resolves.toEqual([]);
    vi.useFakeTimers();
    await expect(browser.createIndexedDbOutboxStore('calls').list()).rejects.toThrow('indexedDB');
    // A late rejection would end the server's process.
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
