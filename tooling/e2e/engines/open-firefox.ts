import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox reports an error when a navigation ends the download of a font (NS_BINDING_ABORTED). */
const ABORTED_FONT = /downloadable font: .*status=2152398850/u;

/** With a fake, granted microphone. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  });
  const page: Page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!ABORTED_FONT.test(String(error))) problems.push(String(error));
  });
  return {
    name: 'firefox',
    problems,
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (expression) => page.evaluate(expression) as never,
    click: async (selector) => {
      await page.evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      // `click` waits until the element is stable and uncovered.
      await page.locator(selector).setTimeout(40_000).click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
