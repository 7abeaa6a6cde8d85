import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydrated, laidOut, useBrowser } from './testing/browser.ts';
import { PIECEMEAL } from './serve-dist.ts';

const visit = useBrowser();

test.each(['/', '/call'])(
  'under reduced motion %s has no animation and every element is in its final place',
  async (path) => {
    const page = await visit.open(path);
    await hydrated(page);
    await laidOut(page);
    await page.mouse.move(900, 300);
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // `getAnimations` omits script-driven motion.
    const places = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return `${Math.round(left)} ${Math.round(top)} ${element.tagName} ${element.getAttribute('data-part') ?? ''}`;
        }),
      );
    const before = await places();
    await page.mouse.move(200, 700, { steps: 5 });
    await page.waitForTimeout(500);
    const moved = await places();
    expect(moved.filter((place, index) => place !== before[index])).toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            (element) =>
              getComputedStyle(element).opacity === '0' &&
              element.closest('svg') === null &&
              element.getBoundingClientRect().height > 1,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      ),
    ).toEqual([]);
  },
);

test('a resting hero requests no animation frames', async () => {
  const page = await visit.open('/', {
    reducedMotion: 'no-preference',
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const frameRequests = { frames: 0 };
        Object.assign(globalThis, { frameRequests });
        const ask = requestAnimationFrame.bind(globalThis);
        globalThis.requestAnimationFrame = (run) => {
          frameRequests.frames += 1;
          return ask(run);
        };
      }),
  });
  await hydrated(page);
  const frames = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { frameRequests: { frames: number } }).frameRequests.frames);
  const settle = async (): Promise<number> => {
    for (let before = -1, now = await frames(); ; before = now, now = await frames()) {
      if (now === before) return now;
      await page.waitForTimeout(500);
    }
  };
  const before = await settle();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  // 200 ms of motion is 12 frames; GSAP's default adds 120 idle ticks.
  const needed = (await settle()) - before;
  expect([needed > 0, needed < 60, needed]).toEqual([true, true, needed]);
});

/** Sums layout shifts, those after input included. */
const measureShift = (fresh: Page): Promise<unknown> =>
  fresh.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { measured: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { measured: { shift: number } }).measured.shift);

test.each([
  ['/', 1440, 900],
  ['/', 390, 844],
  ['/call', 1440, 900],
  ['/call', 390, 844],
  ['/nowhere', 390, 844],
])('nothing shifts on %s at %i × %i, as it arrives and through a full scroll', async (path, width, height) => {
  const page = await visit.open(path, {
    viewport: { width, height },
    reducedMotion: 'no-preference',
    extraHTTPHeaders: { [PIECEMEAL]: '' },
    prepare: measureShift,
  });
  if (path !== '/nowhere') await hydrated(page);
  await page.waitForLoadState('networkidle');
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 240) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(400);
  expect(await shiftOf(page)).toBe(0);
});

test.each([
  [1440, 900],
  [390, 844],
])('a note of the stack opens within its card at %i × %i: nothing else moves', async (width, height) => {
  const page = await visit.open('/', { viewport: { width, height } });
  await hydrated(page);
  await laidOut(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const notes = page.locator('[data-component="stack-card"] summary');
  expect(await notes.count()).toBe(7);
  for (const note of await notes.all()) {
    await note.click();
    await page.waitForTimeout(50);
    expect(await note.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole);
  }
});

test.each([
  ['/', 1440, 900],
  ['/', 390, 844],
  ['/call', 390, 500],
])('nothing shifts on %s at %i × %i when the theme turns, wherever the page stands', async (path, width, height) => {
  const page = await visit.open(path, {
    viewport: { width, height },
    reducedMotion: 'no-preference',
    prepare: measureShift,
  });
  await hydrated(page);
  await laidOut(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0, 0.3, 0.7]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), Math.round(whole * part));
    await page.waitForTimeout(200);
    const stood = await page.evaluate(() => scrollY);
    await page.locator('[data-component="theme-toggle"]').click();
    for (const wait of [0, 60, 800]) {
      await page.waitForTimeout(wait);
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([stood, whole]);
    }
  }
  expect(await shiftOf(page)).toBe(0);
});

test.each(['/', '/call', '/nowhere'])('the console stays silent on %s', async (path) => {
  const messages: string[] = [];
  const page = await visit.open(path, {
    prepare: async (fresh) => {
      fresh.on('console', (message) => messages.push(message.text()));
      fresh.on('pageerror', (error) => messages.push(error.message));
    },
  });
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  // The 404 response, and the call page's request to a missing backend.
  expect(messages.filter((line) => !/status of 404/.test(line))).toEqual([]);
});
