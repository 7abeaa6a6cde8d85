/**
 * `pnpm evaluate` counts the misses of every set. `--show` prints them with what was said, `--only NAME` measures one
 * set, `--write` rewrites `data/misses`.
 */
import { parseArgs } from 'node:util';
import { SETS } from './measure-sets.ts';
import { toMisses, writeMisses } from './misses.ts';
import { RIGHT } from './result.ts';

const { show, only, write } = parseArgs({
  options: { show: { type: 'boolean' }, only: { type: 'string' }, write: { type: 'boolean' } },
}).values;

for (const [set, measure] of Object.entries(SETS)) {
  if (only !== undefined && set !== only) continue;
  const results = await measure();
  process.stdout.write(`${set.padEnd(20)} ${toMisses(results)[0]} missed\n`);
  if (write) writeMisses(set, results);
  if (!show) continue;
  for (const { of, verdict, says, said } of results)
    if (verdict !== RIGHT) process.stdout.write(`    ${of} · ${verdict} · ${says}\n        ${said}\n`);
}
