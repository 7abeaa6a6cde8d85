import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

/** An argument selects benches by path: `pnpm bench call`. */
const FOLDERS = ['', '/site', '/backend', '/call-core'].map((folder) => `tooling/bench${folder}`);
const pathPart = process.argv[2] ?? '';

/** A folder's `run.ts` runs benches that share a server. */
const isBench = (file: string): boolean => file.endsWith('.bench.ts') || file === 'run.ts';

await runStep({ name: 'build', run: 'turbo run build --output-logs=errors-only' });
let isOk = true;
for (const folder of FOLDERS) {
  const files = existsSync(folder) ? readdirSync(folder).filter(isBench) : [];
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    if (path.includes(pathPart)) isOk = (await runStep({ name: path, run: `node ${path}` })).isOk && isOk;
  }
}
process.exit(isOk ? 0 : 1);
