interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_WIDTH = 24;

const toTime = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** One updated line in a terminal, otherwise a line per 10 %. */
export function createProgress(output: Output, nowMs: () => number = () => performance.now()) {
  let total = 0;
  let startedAtMs = 0;
  let tenth = 0;
  return {
    begin(count: number): void {
      total = count;
      startedAtMs = nowMs();
    },
    show(doneCount: number): void {
      const ratio = doneCount / Math.max(1, total);
      const isTenth = Math.floor(ratio * 10) > tenth;
      if (output.isTTY !== true && !isTenth) return;
      tenth = Math.floor(ratio * 10);
      const seconds = (((nowMs() - startedAtMs) / 1000) * (1 - ratio)) / Math.max(ratio, 0.001);
      const line = `${doneCount} of ${total} sentences, ${toTime(seconds)} left`;
      const bar = '█'.repeat(Math.round(ratio * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
      output.write(output.isTTY === true ? `\r${bar} ${line}\u001B[K` : `${line}\n`);
    },
    end(): void {
      if (total > 0 && output.isTTY === true) output.write('\n');
    },
  };
}
