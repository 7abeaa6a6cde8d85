// Processor time of the guide's built worker: before its first answer and for each answer. Each run is a new process:
// no code is warm.
import { listPlainQuestions } from '@asad/training/plain-questions';
import { knowledge } from '@asad/web/knowledge';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const RUNS = 7;
/** They are evenly spread over the plain questions. */
const QUESTIONS = 60;

const assets = new URL('../../../apps/web/dist/assets/', import.meta.url);
const [worker, another] = readdirSync(assets).filter((file) => /^guide-worker.*\.js$/.test(file));
if (worker === undefined) throw new Error('The site is not built: pnpm build.');
if (another !== undefined) throw new Error('dist has two builds in it: rm -r apps/web/dist, then pnpm build.');
const all = listPlainQuestions(knowledge).map(({ says }) => says);
const questions = Array.from({ length: QUESTIONS }, (_, index) => all[Math.floor((index * all.length) / QUESTIONS)]);

/** Replaces the worker's scope: only its work is measured. */
const child = `
  let listen;
  globalThis.addEventListener = (type, listener) => { listen = listener; };
  const measure = async (act) => {
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const ready = await measure(() => import(${JSON.stringify(new URL(worker, assets).href)}));
  const answers = [];
  for (const line of ${JSON.stringify(questions)})
    answers.push(await measure(() => listen({
      data: { asks: 'reply', hearings: [line] },
      ports: [{ postMessage: ({ parts }) => { if (parts.length === 0) throw new Error('No answer to ' + line); } }],
    })));
  console.log(JSON.stringify({ ready, answers }));`;

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const runs = Array.from({ length: RUNS }, () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', child], { encoding: 'utf8' });
  return JSON.parse(printed) as { readonly ready: number; readonly answers: readonly number[] };
});
const ready = runs.map((run) => run.ready);
const answers = runs.flatMap((run) => run.answers);
const say = (what: string, value: string): void => void process.stdout.write(`${what.padEnd(44)} ${value}\n`);
say(
  'guide ready, of processor time',
  `${median(ready).toFixed(0)} ms (${sorted(ready).map(Math.round).join(', ')}; at most 50 wanted)`,
);
say(
  `an answer, of ${QUESTIONS} in each of ${RUNS} runs`,
  `${median(answers).toFixed(1)} ms, the worst ${sorted(answers)
    .slice(-3)
    .map((ms) => ms.toFixed(1))
    .join(', ')} (at most 10 wanted)`,
);
