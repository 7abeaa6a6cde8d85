import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThorough } from '@asad/tooling/effort';
import { launchOptions } from '@asad/tooling/find-browser';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getLoopbackScript, providerConformance } from '../src/testing/index.ts';
import { installOpenAi } from './testing/openai-stand-in.ts';
import { bundleWithoutVapi, packSite } from './testing/pack-site.ts';
import { serveSite, type ServedSite } from './testing/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'call-core-example-'));
let browser: Browser | undefined;
let site: ServedSite | undefined;
/** Errors of the test's pages, and their requests to other hosts. */
let wrong: string[] = [];

beforeAll(async () => {
  site = await serveSite(await packSite(folder, isThorough));
  browser = await chromium.launch(launchOptions({ microphone: 'granted' }));
}, 180_000);

afterEach(async () => {
  const found = wrong.splice(0);
  await Promise.all(browser!.contexts().map((context) => context.close()));
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface OpenAiGlobals {
  __openai: { answer(sdp: string): Promise<string>; heard(): unknown[]; isHearing(): boolean };
}

interface PageGlobals {
  __loopback: { rooms: { isLive: boolean; say(message: unknown): void }[] };
  tracks: MediaStreamTrack[];
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const lines = (name: string): number =>
  readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length;

async function open(name: string, prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const page = await (await browser!.newContext({ permissions: ['microphone'] })).newPage();
  page.on('pageerror', (error) => void wrong.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(message.text())));
  await page.route('**/*', (route) => {
    const { host, href } = new URL(route.request().url());
    if (host === new URL(site!.url).host) return route.continue();
    if (host === 'c.daily.co' && href.endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: getLoopbackScript() });
    wrong.push(href);
    return route.abort();
  });
  await prepare(page);
  await page.addInitScript(() => {
    const globals = globalThis as unknown as PageGlobals;
    globals.tracks = [];
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      globals.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.goto(`${site!.url}${name}.html`);
  return page;
}

const answerVapi = (page: Page): Promise<unknown> =>
  page.route('https://api.vapi.ai/**', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({ headers: CORS })
      : route.fulfill({
          status: 201,
          headers: CORS,
          contentType: 'application/json',
          body: JSON.stringify({ id: 'call-1', webCallUrl: 'https://vapi.daily.co/room' }),
        }),
  );

async function callOnce(page: Page): Promise<void> {
  const button = page.locator('button');
  await button.click();
  await button.filter({ hasText: 'active' }).waitFor();
  await page.evaluate(() =>
    (globalThis as unknown as PageGlobals).__loopback.rooms
      .at(-1)
      ?.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Good evening.' }),
  );
  await button.click();
  await button.filter({ hasText: 'idle' }).waitFor();
}

describe('a page from the packed tarball, under a policy without eval', () => {
  it('loads one script file without a bundler, and no SDK for another provider', async () => {
    const paths: string[] = [];
    const page = await open('script', async (opened) =>
      opened.on('request', (request) => void paths.push(new URL(request.url()).pathname)),
    );
    await page.getByLabel('Type a message').fill('hello');
    await page.getByLabel('Type a message').press('Enter');
    await page.getByText('Assistant: You said: hello').waitFor();
    expect(paths.filter((path) => path.includes('vapi'))).toEqual([]);
    expect(readFileSync(join(folder, 'site', 'asad-call.js'), 'utf8')).not.toMatch(/daily/i);
  });

  it.each([
    ['as one script file, loads the SDK’s file at the press', 'script-vapi'],
    ['as an element of a bundle, needs two lines', 'element'],
  ])('with a public key, %s', async (_, name) => {
    const page = await open(name);
    await page.getByRole('button', { name: 'Call' }).click();
    await page.getByRole('button', { name: 'End the call' }).waitFor();
    await page.getByLabel('Type a message').fill('hello');
    await page.getByLabel('Type a message').press('Enter');
    await page.getByRole('log').getByText('You: hello').waitFor();
    await page.getByRole('button', { name: 'End the call' }).press('Enter');
    await page.getByRole('button', { name: 'Call' }).waitFor();
    expect(site!.requests.at(-1)).toMatchObject({ authorization: 'Bearer your-key' });
  });

  it('bundles with another provider where the SDK is not installed', async () => {
    await expect(bundleWithoutVapi(folder)).resolves.toContain('asad-call');
  });

  it('is rendered on a server and hydrates without a warning', async () => {
    const page = await open('server');
    await page.getByRole('button', { name: 'idle' }).click();
    await page.getByRole('button', { name: 'active' }).click();
    await page.getByRole('button', { name: 'idle' }).waitFor();
    const sent = await (await fetch(`${site!.url}server.html`)).text();
    expect(sent).toContain('<button type="button">idle</button>');
    expect(lines('server.jsx')).toBeLessThanOrEqual(30);
  });
});

describe('a provider for a plain WebSocket voice server', () => {
  it('holds a call in at most 150 lines: audio flows both ways', async () => {
    const page = await open('websocket');
    await page.getByRole('button', { name: 'idle' }).click();
    await page.getByRole('button', { name: 'active Good evening.' }).waitFor();
    await expect.poll(() => site!.heardBytes()).toBeGreaterThan(16_000);
    await page.getByRole('button').click();
    await page.getByRole('button', { name: 'idle' }).waitFor();
    expect(lines('websocket-provider.js')).toBeLessThanOrEqual(150);
  });

  it('matches the code in the README', () => {
    const read = (path: string): string => {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      const from = text.indexOf('echo = {');
      return text.slice(from, text.indexOf('\n};', from)).replaceAll(/[\s,]/g, '');
    };
    expect(read('../README.md')).toBe(read('pages/echo-provider.js'));
    expect(read('../README.md')).toContain('sendText');
  });

  it('passes the conformance suite', async () => {
    const page = await open('conformance');
    await page.getByText('done').waitFor({ timeout: 90_000 });
    const results = ((await page.locator('main').textContent()) ?? '').trim().split('\n');
    expect(results.filter((line) => line.startsWith('FAILED'))).toEqual([]);
    expect(results.filter((line) => line === 'ok')).toHaveLength(providerConformance.length);
  }, 120_000);
});

describe('each example of the README, from the packed tarball', () => {
  it('the first: a call with the real SDK by the button, which sends no other request and leaves nothing', async () => {
    const page = await open('readme-first', answerVapi);
    await callOnce(page);
    const findRemains = () =>
      page.evaluate(() => {
        const { __loopback, tracks } = globalThis as unknown as PageGlobals;
        return {
          rooms: __loopback.rooms.filter(({ isLive }) => isLive).length,
          microphones: tracks.map(({ readyState }) => readyState),
          audio: document.querySelectorAll('audio').length,
        };
      });
    // The page is idle before the SDK has left its room.
    await expect.poll(findRemains).toEqual({ rooms: 0, microphones: ['ended'], audio: 0 });
  });

  it('the outbox: a record that waited in the first visit is sent in the second', async () => {
    const page = await open('readme-outbox', answerVapi);
    site!.breakRecords(true);
    await callOnce(page);
    await expect.poll(() => site!.refusedRecords()).toBeGreaterThan(0);
    expect(site!.records).toEqual([]);
    site!.breakRecords(false);
    await page.reload();
    await expect.poll(() => site!.records.map(({ transcript }) => transcript)).toEqual(['Assistant: Good evening.']);
    wrong = wrong.filter((line) => !line.includes('503'));
  });

  it('device choice, a muted start and voice in a typed call', async () => {
    const page = await open('readme-devices');
    await page.getByText(/^\[/).waitFor();
    expect(await page.locator('main').textContent()).toBe('["started",true,{"kind":"done"},"voice"]');
  });

  it('the gate and the tools', async () => {
    await (await open('readme-gate')).getByText('visitor_limit').waitFor();
    const tools = await open('readme-tools');
    await tools.getByText('does not').waitFor();
    expect(JSON.parse((await tools.locator('main').textContent()) ?? '')).toEqual([
      { id: 'does not', result: { error: expect.stringContaining('id: ') } },
      { id: 'fits', result: { id: 'heron', isAborted: false } },
    ]);
  });

  it('React: the state and the end of a call', async () => {
    const logged: string[] = [];
    const page = await open('readme-react', async (opened) =>
      opened.on('console', (message) => void logged.push(message.text())),
    );
    await expect.poll(() => logged).toContain('visitor User: hello\nAssistant: You said: hello');
    await page.getByText('idle').waitFor();
  });

  it('the element: the same lines as its page', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const page = readFileSync(new URL('pages/element.html', import.meta.url), 'utf8');
    for (const attribute of ['public-key="your-', 'assistant="your-assistant"']) {
      expect(readme).toContain(attribute);
      expect(page).toContain(attribute);
    }
  });
});

describe('the page of docs/openai-realtime.md, against a peer that speaks its events', () => {
  it('plays audio both ways, runs a tool of the page, and leaves nothing', async () => {
    const page = await open('openai-page', async (opened) => {
      await opened.addInitScript(installOpenAi);
      await opened.route('**/api/realtime-key', (route) => route.fulfill({ json: { value: 'ephemeral' } }));
      await opened.route('https://api.openai.com/v1/realtime/calls', async (route) => {
        if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: CORS });
        expect(route.request().headers()['authorization']).toBe('Bearer ephemeral');
        const body = await opened.evaluate(
          (sdp) => (globalThis as unknown as OpenAiGlobals).__openai.answer(sdp),
          route.request().postData() ?? '',
        );
        return route.fulfill({ status: 201, headers: CORS, contentType: 'application/sdp', body });
      });
    });
    const button = page.locator('button');
    await button.click();
    await button.filter({ hasText: 'active' }).waitFor();
    await page.getByText('Good evening. Tool: "heron is shown"').waitFor();
    const events = await page.evaluate(() => (globalThis as unknown as OpenAiGlobals).__openai.heard());
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'session.update',
        session: expect.objectContaining({ tools: [expect.anything()] }),
      }),
    );
    expect(await page.evaluate(() => (globalThis as unknown as OpenAiGlobals).__openai.isHearing())).toBe(true);
    await button.click();
    await button.filter({ hasText: 'idle' }).waitFor();
    const tracks = await page.evaluate(() =>
      (globalThis as unknown as PageGlobals).tracks.map(({ readyState }) => readyState),
    );
    expect(tracks).toEqual(['ended']);
  });
});
