import lighthouse from 'lighthouse';

export interface PageFigures {
  readonly page: string;
  /** Performance, accessibility, best practices, search: 0–100. */
  readonly scores: readonly number[];
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** The processor's time, which a busy machine does not add to. */
  readonly tbtCpuMs: number;
  readonly cls: number;
  readonly kiB: number;
}

/** Each run is a first visit: what the run before stored is cleared, too. */
const CLEARED = ['cookies', 'local_storage', 'indexeddb', 'file_systems', 'service_workers', 'cache_storage'] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse's mobile processor is four times slower; a task blocks beyond 50 ms. */
const SLOWDOWN = 4;
const FREE_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds; `dur` is by the clock, `tdur` by the processor. */
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

const blockedCpuMs = (events: readonly TraceEvent[]): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace shows no first paint.');
  return events
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .filter(({ name, dur }) => name.endsWith('RunTask') && dur > 0)
    .reduce((sum, { dur, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - FREE_MS), 0);
};

/** Medians of mobile Lighthouse on both pages and the floor, run in turns: a slow minute slows all. */
export const benchSite = async (
  origin: string,
  { port, runs }: { readonly port: number; readonly runs: number },
): Promise<readonly PageFigures[]> => {
  const pages = { floor: '/floor', home: '/', call: '/call' } as const;
  const samples = new Map<string, Omit<PageFigures, 'page'>[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [page, path] of Object.entries(pages)) {
      const result = await lighthouse(origin + path, {
        port,
        logLevel: 'error',
        output: 'json',
        clearStorageTypes: [...CLEARED],
      });
      if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
      const { audits, categories } = result.lhr;
      const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
      samples.set(page, [
        ...(samples.get(page) ?? []),
        {
          scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
            Math.round((categories[category]?.score ?? 0) * 100),
          ),
          fcpMs: figure('first-contentful-paint'),
          lcpMs: figure('largest-contentful-paint'),
          tbtMs: figure('total-blocking-time'),
          tbtCpuMs: blockedCpuMs(result.artifacts.Trace.traceEvents),
          cls: figure('cumulative-layout-shift'),
          kiB: figure('total-byte-weight') / 1024,
        },
      ]);
    }
  }
  return [...samples].map(([page, list]) => ({
    page,
    scores: [0, 1, 2, 3].map((index) => median(list.map(({ scores }) => scores[index] ?? 0))),
    fcpMs: median(list.map(({ fcpMs }) => fcpMs)),
    lcpMs: median(list.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(list.map(({ tbtMs }) => tbtMs)),
    tbtCpuMs: median(list.map(({ tbtCpuMs }) => tbtCpuMs)),
    cls: median(list.map(({ cls }) => cls)),
    kiB: median(list.map(({ kiB }) => kiB)),
  }));
};

/** Adds the ratio to the floor. */
export const formatFigures = (figures: readonly PageFigures[]): string => {
  const floor = figures.find(({ page }) => page === 'floor');
  const ratio = (value: number, base: number | undefined): string =>
    base === undefined ? '' : ` (${(value / base).toFixed(2)} × floor)`;
  return figures
    .map(
      ({ page, scores, fcpMs, lcpMs, tbtMs, tbtCpuMs, cls, kiB }) =>
        `${page.padEnd(6)} ${scores.join('/')}  FCP ${Math.round(fcpMs)} ms${ratio(fcpMs, floor?.fcpMs)}  LCP ${Math.round(lcpMs)} ms${ratio(lcpMs, floor?.lcpMs)}  TBT ${Math.round(tbtMs)} ms (${Math.round(tbtCpuMs)} of processor time)  CLS ${cls.toFixed(3)}  ${kiB.toFixed(0)} KiB`,
    )
    .join('\n');
};
