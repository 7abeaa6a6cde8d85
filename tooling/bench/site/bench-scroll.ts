import type { Browser } from 'playwright';

/** The built site with its floor page. */
export interface ServedSite {
  readonly origin: string;
  readonly browser: Browser;
}

export interface ScrollFigures {
  readonly page: string;
  /** Frames with a change. */
  readonly frames: number;
  /** Frames that were dropped during motion, which Chromium's smoothness figure counts. */
  readonly dropped: number;
  /** Tasks over 50 ms while scrolling. */
  readonly longTasks: number;
}

/** The measurements in peers.md use this slowdown. */
export const CPU_SLOWDOWN = 4;

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: { readonly state: string; readonly affects_smoothness: boolean } };
}

const framesOf = (trace: Buffer): Pick<ScrollFigures, 'frames' | 'dropped'> => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const frames = traceEvents
    .filter(({ name }) => name === 'PipelineReporter')
    .map(({ args }) => args?.frame_reporter)
    .filter((frame) => frame !== undefined && frame.state !== 'STATE_NO_UPDATE_DESIRED');
  if (frames.length === 0) throw new Error('The trace tells of no frame: did the name of its events change?');
  const dropped = frames.filter((frame) => frame?.state === 'STATE_DROPPED' && frame.affects_smoothness);
  return { frames: frames.length, dropped: dropped.length };
};

/**
 * A full scroll of the static floor, the home page, and the home page with reduced motion, which shows the cost of
 * React and its elements.
 */
export const benchScroll = async ({ origin, browser }: ServedSite): Promise<readonly ScrollFigures[]> => {
  const figures: ScrollFigures[] = [];
  for (const [name, path, reducedMotion] of [
    ['floor', '/floor', 'no-preference'],
    ['still', '/', 'reduce'],
    ['home', '/', 'no-preference'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + path);
    await page.mouse.move(700, 450);
    await page.waitForTimeout(3000);
    // A script in each frame would count as motion.
    const height = await page.evaluate(() => {
      const measured = { longTasks: 0 };
      Object.assign(globalThis, { measured });
      new PerformanceObserver((list) => {
        measured.longTasks += list.getEntries().length;
      }).observe({ type: 'longtask' });
      return document.documentElement.scrollHeight;
    });
    await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
    for (let y = 0; y < height; y += 120) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(24);
    }
    const trace = await browser.stopTracing();
    const { longTasks } = await page.evaluate(
      () => (globalThis as unknown as { measured: { longTasks: number } }).measured,
    );
    figures.push({ page: name, ...framesOf(trace), longTasks });
    await page.close();
  }
  return figures;
};
