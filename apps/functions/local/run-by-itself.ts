import { MAINTENANCE_MINUTES, type Maintenance } from '../src/handlers/run-maintenance.ts';

/** The scheduler of one process: at the start, then every few minutes; whoever stops it waits for the one that runs. */
export function runByItself(run: Maintenance): { readonly run: Maintenance; start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const runNext = () => (last = last.then(run));
  return {
    run: runNext,
    start: () => {
      void runNext();
      timer = setInterval(() => void runNext(), MAINTENANCE_MINUTES * 60_000).unref();
    },
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
