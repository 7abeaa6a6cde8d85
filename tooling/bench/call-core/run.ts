import { measureCall, measureDrafts } from './measure.ts';

const SIZES = [1_000, 10_000, 100_000] as const;

/** The best of three runs: a busy machine only adds time. */
async function measureBest(size: number): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < 3; run += 1) best = Math.min(best, await measureCall(size));
  return best;
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const { written, recordSize } = await measureDrafts(20_000);
write(`storage of a call of 20,000 messages: ${(written / recordSize).toFixed(2)} times the size of its record`);
for (const size of SIZES) {
  const ms = await measureBest(size);
  const perMessage = (ms * 1_000) / size;
  write(`call of ${size.toLocaleString('en')} messages: ${ms.toFixed(1)} ms, ${perMessage.toFixed(2)} µs each`);
}
