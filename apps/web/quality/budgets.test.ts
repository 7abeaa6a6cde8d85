import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { fileOf, PAGES } from '../src/pages.ts';
import { useBrowser } from './testing/browser.ts';

const visit = useBrowser({ whole: true });
const kB = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const compressed = (text: string): number => brotliCompressSync(text).length;

/** A server's initial congestion window: ten segments of 1460 bytes, minus headers. */
const ONE_FLIGHT_BYTES = 13.75 * 1024;

test.each(PAGES.map(fileOf))('%s inlines its critical styles and its headline font', (file) => {
  const html = readFileSync(join(inject('dist'), file), 'utf8');
  const bytes = compressed(html);
  console.log(`${file}: ${kB(bytes)} kB, Brotli`);
  // Warn only: the first screen paints earlier, and a long headline is valid.
  if (bytes > ONE_FLIGHT_BYTES) console.warn(`${file} is more than one flight of the network.`);
  // The script starts decoding the face for the first paint.
  expect(html.slice(0, html.indexOf('<script>'))).toContain(
    '@font-face{font-family:"Young Serif Headline";src:url(data:font/woff2',
  );
});

test.each([
  [1440, 900],
  [412, 823],
])(
  'at %i × %i the home page loads at most 112 KiB of JavaScript and 170 KiB in all before any interaction, from its own origin only',
  async (width, height) => {
    const loads: { url: string; kind: string; bytes: number }[] = [];
    const page = await visit.open('/', {
      viewport: { width, height },
      prepare: async (fresh) => {
        const wire = await fresh.context().newCDPSession(fresh);
        await wire.send('Network.enable');
        const kinds = new Map<string, { url: string; kind: string }>();
        wire.on('Network.responseReceived', (event) =>
          kinds.set(event.requestId, { url: event.response.url, kind: event.type }),
        );
        wire.on('Network.loadingFinished', (event) => {
          const load = kinds.get(event.requestId);
          if (load !== undefined && !load.url.startsWith('data:'))
            loads.push({ ...load, bytes: event.encodedDataLength });
        });
      },
    });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('drive-hero')),
    );
    await page.waitForLoadState('networkidle');
    const sum = (list: readonly { bytes: number }[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = loads.filter(({ kind }) => kind === 'Script');
    console.log(
      `home at ${width}: ${kB(sum(scripts))} kB of JavaScript, ${kB(sum(loads))} kB in all, ${loads.length} requests`,
    );
    expect(sum(scripts)).toBeLessThanOrEqual(112 * 1024);
    expect(sum(loads)).toBeLessThanOrEqual(170 * 1024);
    expect(loads.filter(({ url }) => !url.startsWith(inject('origin')))).toEqual([]);
  },
);

test('the home page loads no code of the call page, the dialogs or the menu', async () => {
  const names: string[] = [];
  const page = await visit.open('/', {
    prepare: async (fresh) => fresh.on('request', (request) => names.push(new URL(request.url()).pathname)),
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('drive-hero')),
  );
  await page.waitForLoadState('networkidle');
  expect(
    names.filter(
      (name) =>
        /call|vapi|firebase|guide|altcha|recaptcha|case-study|command-menu|dialog|voice\//.test(name) &&
        !name.startsWith('/works/'),
    ),
  ).toEqual([]);
  expect(readdirSync(join(inject('dist'), 'assets')).some((name) => name.startsWith('case-study'))).toBe(true);
});
