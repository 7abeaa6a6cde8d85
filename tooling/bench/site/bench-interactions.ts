import type { Locator, Page } from 'playwright';
import { CPU_SLOWDOWN, type ServedSite } from './bench-scroll.ts';

export interface InteractionFigures {
  readonly kind: 'keys' | 'presses' | 'drags';
  readonly name: string;
  /** To the next paint, in milliseconds: the worst of its events. 0: under 16. */
  readonly worstMs: number;
}

/** Event Timing ignores pointer moves, so those are timed here. */
const observe = (): void => {
  const measured = { worst: 0 };
  Object.assign(globalThis, { measured });
  const note = (list: PerformanceObserverEntryList): void => {
    for (const { duration } of list.getEntries()) measured.worst = Math.max(measured.worst, duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true } as object);
  const channel = new MessageChannel();
  const waiting: number[] = [];
  channel.port1.addEventListener('message', () => {
    for (const since of waiting.splice(0)) measured.worst = Math.max(measured.worst, performance.now() - since);
  });
  channel.port1.start();
  addEventListener(
    'mousemove',
    ({ buttons, timeStamp }) => {
      if (buttons === 0) return;
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
};

/** Every key, press and drag of the home page, as a first-time visitor. */
export const benchInteractions = async ({ origin, browser }: ServedSite): Promise<readonly InteractionFigures[]> => {
  const figures: InteractionFigures[] = [];

  const open = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(observe);
    await page.goto(`${origin}/`);
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return page;
  };
  const time = async (
    page: Page,
    kind: InteractionFigures['kind'],
    name: string,
    act: () => Promise<unknown>,
  ): Promise<void> => {
    // Earlier work has been painted and reported.
    await page.waitForTimeout(700);
    await page.evaluate(() => Object.assign((globalThis as unknown as { measured: object }).measured, { worst: 0 }));
    await act();
    await page.waitForTimeout(700);
    const worstMs = await page.evaluate(
      () => (globalThis as unknown as { measured: { worst: number } }).measured.worst,
    );
    figures.push({ kind, name, worstMs });
  };
  /** The pointer arrives, rests and presses, like a visitor's. */
  const press = async (page: Page, target: Locator): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    await target.hover();
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
  };

  const mouse = await open();
  const pressed = (name: string, target: Locator): Promise<void> =>
    time(mouse, 'presses', name, () => press(mouse, target));
  await pressed('theme', mouse.locator('[data-component="theme-toggle"]').first());
  await pressed('menu button', mouse.locator('[aria-keyshortcuts~="Control+K"]').first());
  await time(mouse, 'presses', 'outside of the menu', () => mouse.mouse.click(20, 600));
  await pressed('link in the header', mouse.locator('header a[href="#experiences"]').first());
  await mouse.waitForTimeout(1_500);
  await pressed('experience card', mouse.locator('[data-component="experience-card"]').first());
  await pressed('close of the case study', mouse.getByRole('button', { name: 'Close' }));
  await pressed('experience card again', mouse.locator('[data-component="experience-card"]').nth(1));
  await time(mouse, 'presses', 'backdrop', () => mouse.mouse.click(12, 450));
  await pressed("Don't use if…", mouse.locator('[data-component="stack-card"] summary').first());
  await pressed('Copy Email', mouse.getByRole('button', { name: 'Copy Email' }));
  const row = mouse.locator('[data-component="stack-scroller"] [data-part="viewport"]');
  await row.scrollIntoViewIfNeeded();
  await mouse.waitForTimeout(800);
  await time(mouse, 'drags', 'row of tools', async () => {
    const box = await row.boundingBox();
    if (box === null) throw new Error('The row of tools is not there.');
    const y = box.y + box.height / 3;
    await mouse.mouse.move(1_000, y);
    await mouse.mouse.down();
    for (let x = 1_000; x > 400; x -= 20) {
      await mouse.mouse.move(x, y);
      await mouse.waitForTimeout(16);
    }
    await mouse.mouse.up();
  });
  await mouse.close();

  const keys = await open();
  const typed = (name: string, ...strokes: readonly string[]): Promise<void> =>
    time(keys, 'keys', name, async () => {
      for (const stroke of strokes) {
        await keys.keyboard.press(stroke, { delay: 40 });
        await keys.waitForTimeout(160);
      }
    });
  await typed('Tab through the first screen', ...Array.from({ length: 9 }, () => 'Tab'));
  await typed('Ctrl+K', 'Control+k');
  await typed('typing in the menu', 'e', 'm', 'a', 'i', 'l');
  await typed('arrows in the menu', 'ArrowDown', 'ArrowDown', 'ArrowUp');
  await typed('Escape from the menu', 'Escape');
  await keys.locator('[data-component="experience-card"] a').first().focus();
  await typed('Enter on an experience', 'Enter');
  await typed('Tab in the case study', 'Tab', 'Tab');
  await typed('Escape from the case study', 'Escape');
  await keys.locator('[data-component="stack-scroller"] [data-part="viewport"]').focus();
  await typed('arrows in the row of tools', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  await keys.locator('[data-component="stack-card"] summary').first().focus();
  await typed("Enter on Don't use if…", 'Enter', 'Enter');
  await keys.locator('[data-component="theme-toggle"]').first().focus();
  await typed('Enter on the theme', 'Enter');
  await typed('Page Down and End', 'PageDown', 'PageDown', 'End');
  await keys.close();
  return figures;
};
