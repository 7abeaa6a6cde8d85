import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLoopbackScript } from '../src/testing/index.ts';
import { packSite } from './pack-site.ts';
import { serveSite, type ServedSite } from './serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'call-core-example-'));
let browser: Browser | undefined;
let site: ServedSite | undefined;

beforeAll(async () => {
  site = await serveSite(await packSite(folder));
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_ARGS, ...MICROPHONE_ARGS.granted],
  });
}, 90_000);

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The page's handle on the loopback call machine, and the tracks that it watches. */
interface PageGlobals {
  __loopback: { rooms: { isLive: boolean; say(message: unknown): void }[] };
  tracks: MediaStreamTrack[];
}

describe('a plain page with the packed package', () => {
  it('holds a call in a few lines, and one with a provider of its own, under a policy without eval, and asks nobody else', async () => {
    const page = await (await browser!.newContext({ permissions: ['microphone'] })).newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on('pageerror', (error) => void complaints.push(error.message));
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await page.route('**/*', (route) => {
      const { host, href } = new URL(route.request().url());
      if (host === new URL(site!.url).host) return route.continue();
      // The room client's own host, answered by the machine that this package ships.
      if (host === 'c.daily.co' && href.endsWith('.js'))
        return route.fulfill({ contentType: 'text/javascript', body: getLoopbackScript() });
      strangers.push(href);
      return route.abort();
    });
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
    await page.goto(site!.url);
    const button = page.locator('#vapi button');
    await button.click();
    await page.locator('#vapi button', { hasText: 'active' }).waitFor();
    await page.evaluate(() =>
      (globalThis as unknown as PageGlobals).__loopback.rooms
        .at(-1)
        ?.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Good evening.' }),
    );
    await page.getByText('assistant: Good evening.').waitFor();
    await button.click();
    await page.locator('#vapi button', { hasText: 'idle' }).waitFor();
    const left = await page.evaluate(() => {
      const { __loopback, tracks } = globalThis as unknown as PageGlobals;
      return {
        rooms: __loopback.rooms.filter(({ isLive }) => isLive).length,
        microphones: tracks.map(({ readyState }) => readyState),
        audio: document.querySelectorAll('audio').length,
      };
    });
    expect(left).toEqual({ rooms: 0, microphones: ['ended'], audio: 0 });
    expect(site!.asked).toEqual([{ authorization: 'Bearer your-token', body: '{"assistantId":"your-assistant"}' }]);

    // A provider that nobody foresaw, written from the README.
    await page.locator('#echo button').click();
    await page.locator('#echo button', { hasText: 'active' }).waitFor();
    await page.getByLabel('Say').fill('hello');
    await page.getByLabel('Say').press('Enter');
    await page.getByText('visitor: hello').waitFor();
    await page.getByText('assistant: You said: hello').waitFor();
    expect([complaints, strangers]).toEqual([[], []]);
  }, 60_000);
});
