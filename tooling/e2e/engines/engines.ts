import { BROWSER_ARGS, findBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { openWebKit } from './open-webkit.ts';

/** With a fake, granted microphone. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
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
