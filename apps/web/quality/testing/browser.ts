import { BROWSER_ARGS, findBrowser, findQuickBrowser } from '@asad/tooling/find-browser';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export interface Visit {
  /** Reduced motion by default: the animated sky is slow without a GPU. */
  readonly open: (
    path: string,
    options?: BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<unknown> },
  ) => Promise<Page>;
}

/** One browser per file; pages close after each test. `whole` starts the full browser instead of the headless shell. */
export const useBrowser = ({ whole = false } = {}): Visit => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = whole ? findBrowser() : findQuickBrowser();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) {
      // Requests still routed, such as speculative loads, fail harmlessly.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  });
  afterAll(() => browser.close());
  return {
    open: async (path, { prepare, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(inject('origin') + path);
      return page;
    },
  };
};

export const hydrated = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const control = document.querySelector('[data-component="theme-toggle"], main button');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactFiber'));
  });
  await page.waitForFunction(() => {
    const last = document.querySelector('footer') ?? document.querySelector('main');
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
  });
};

/** Waits until the height is stable. */
export const laidOut = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main article')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
  let [height, sameFor] = [-1, 0];
  while (sameFor < 4) {
    const now = await page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
    sameFor = now === height ? sameFor + 1 : 0;
    height = now;
    await page.waitForTimeout(100);
  }
};

export const hold = async (page: Page, pattern: string): Promise<{ readonly letThrough: () => void }> => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return { letThrough };
};
