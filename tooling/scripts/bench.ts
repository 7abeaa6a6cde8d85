import { runStep } from './run-step.ts';

/** An argument selects benches by path: `pnpm bench call`. */
const BENCHES = ['call-start.bench.ts', 'site/run.ts', 'start.bench.ts'];
const pathPart = process.argv[2] ?? '';

await runStep({ name: 'build', run: 'turbo run build --output-logs=errors-only' });
let isOk = true;
for (const bench of BENCHES) {
  const path = `tooling/bench/${bench}`;
  if (path.includes(pathPart)) isOk = (await runStep({ name: path, run: `node ${path}` })).isOk && isOk;
}
process.exit(isOk ? 0 : 1);
