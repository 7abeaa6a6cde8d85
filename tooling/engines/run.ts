import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { BROWSER_ARGS, findBrowser, MICROPHONE_ARGS } from '../browser/find-browser.ts';
import { startLocalCloud } from '../e2e/local-cloud.ts';
import type { Engine } from './engine.ts';
import { JOURNEY } from './journey.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { openWebKit } from './open-webkit.ts';

/** One journey in one engine, on the built product: `node tooling/engines/run.ts firefox [--pictures folder]`. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } });

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: async () =>
    openPuppeteer(
      'chromium',
      await puppeteer.launch({
        executablePath: findBrowser() ?? '',
        args: [...BROWSER_ARGS, ...MICROPHONE_ARGS.granted],
      }),
    ),
  firefox: async () =>
    openPuppeteer(
      'firefox',
      await puppeteer.launch({
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        headless: true,
        extraPrefsFirefox: {
          'media.navigator.streams.fake': true,
          'media.navigator.permission.disabled': true,
          'media.autoplay.default': 0,
        },
      }),
    ),
  webkit: openWebKit,
};
const [wanted = 'chromium'] = positionals;
const open = ENGINES[wanted];
if (open === undefined) throw new Error(`There is no engine "${wanted}": ${Object.keys(ENGINES).join(', ')}.`);

const begin = open;

async function walk(): Promise<void> {
  const cloud = await startLocalCloud();
  const engine = await begin();
  try {
    await engine.resize(1280, 900);
    for (const { step, run } of JOURNEY) {
      await run(engine, cloud.url);
      process.stdout.write(`ok    ${engine.name}: ${step}\n`);
    }
    if (engine.problems.length > 0) throw new Error(`${engine.name} complained: ${engine.problems.join('\n')}`);
    if (values.pictures !== undefined) {
      mkdirSync(values.pictures, { recursive: true });
      for (const width of [1440, 768, 390])
        for (const theme of ['dark', 'light'])
          for (const [name, path] of [
            ['home', '/'],
            ['works', '/#works'],
            ['call', '/call'],
          ] as const) {
            await engine.resize(width, 900);
            await engine.goto(`${cloud.url}${path}`);
            await engine.evaluate(
              `(localStorage.theme = '${theme}', document.documentElement.dataset.theme = '${theme}', 1)`,
            );
            await new Promise((resolve) => setTimeout(resolve, 1_500));
            await engine.screenshot(`${values.pictures}/${engine.name}-${name}-${width}-${theme}.png`);
          }
    }
  } catch (error) {
    await engine.screenshot(`/tmp/${engine.name}-failed.png`).catch(() => undefined);
    throw error;
  } finally {
    await engine.close();
    await cloud.stop();
  }
}

try {
  await walk();
} catch (error) {
  // Drivers lose a click or a session once in a while; what is broken is broken twice. The first failure is shown.
  process.stdout.write(`FAILED ${wanted}, once: ${String(error).slice(0, 400)}\n`);
  await walk();
}
