import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export interface Visit {
  /**
   * Opens a page of the built site in a context of its own. Still unless the test says otherwise: a moving sky costs a
   * machine without a graphics card most of its time.
   */
  readonly open: (
    path: string,
    options?: BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<unknown> },
  ) => Promise<Page>;
}

/** One browser for a file of tests; each page is closed after its test. */
export const useBrowser = (): Visit => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findBrowser();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] });
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())).then(() => undefined));
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

/** Waits until React has taken the page over. */
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
