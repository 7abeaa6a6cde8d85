import lighthouse from 'lighthouse';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'FCP (ms)': 'first-contentful-paint',
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'size (bytes)': 'total-byte-weight',
} as const;

/** By name; scores are 0–100. */
type Figures = Readonly<Record<string, number>>;

/** Each run is a first visit: what the run before stored is cleared, too. */
const CLEARED = ['cookies', 'local_storage', 'indexeddb', 'file_systems', 'service_workers', 'cache_storage'] as const;

const RUNS = 5;
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

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', clearStorageTypes: [...CLEARED] });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...SCORES.map((name) => [name, (categories[name]?.score ?? 0) * 100]),
    ...Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    // A busy machine does not add to it.
    ['TBT (ms of processor time)', blockedCpuMs(result.artifacts.Trace.traceEvents)],
  ]);
}

/** Medians of mobile Lighthouse on the floor and both pages, run in turns: a slow minute slows all. */
export async function benchSite(origin: string, port: number): Promise<Readonly<Record<string, Figures>>> {
  const samples: Figures[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const floor = await measure(`${origin}/floor`, port);
    const home = await measure(`${origin}/`, port);
    samples.push([floor, home, await measure(`${origin}/call`, port)]);
  }
  const rowOf = (name: string): Figures => {
    const [floor = 0, home = 0, call = 0] = [0, 1, 2].map((page) =>
      median(samples.map((pages) => pages[page]?.[name] ?? Number.NaN)),
    );
    const timesFloor = (value: number): number => Number((value / floor).toFixed(2));
    return { floor, home, 'home ÷ floor': timesFloor(home), call, 'call ÷ floor': timesFloor(call) };
  };
  return Object.fromEntries(Object.keys(samples[0]?.[0] ?? {}).map((name) => [name, rowOf(name)]));
}
