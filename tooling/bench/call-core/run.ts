import { measureCall, measureDrafts } from './measure.ts';

/** The best of three runs: a busy machine only adds time. */
const SIZES = [1_000, 10_000, 100_000] as const;

async function best(measure: () => number | Promise<number>, pick: (...values: number[]) => number): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < 3; time += 1) values.push(await measure());
  return pick(...values);
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const { written, recordSize } = await measureDrafts(20_000);
write(`storage of a call of 20,000 messages: ${(written / recordSize).toFixed(2)} times the size of its record`);
for (const size of SIZES) {
  const ms = await best(() => measureCall(size), Math.min);
  const perMessage = (ms * 1_000) / size;
  write(`call of ${size.toLocaleString('en')} messages: ${ms.toFixed(1)} ms, ${perMessage.toFixed(2)} µs each`);
}
