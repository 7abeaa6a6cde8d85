/**
 * `pnpm evaluate` counts the misses of every set. `--show` prints them with what was said, `--only NAME` measures one
 * set, `--write` rewrites `data/misses`, `--voice model` also lets the language model of MODEL_URL judge.
 */
import { parseArgs } from 'node:util';
import { openModel } from '@asad/web/ask-model';
import { createChoices } from './choices.ts';
import { SETS } from './measure-sets.ts';
import { toMisses, writeMisses } from './misses.ts';
import { wrapGuides } from './open-owner.ts';
import { RIGHT, type Result } from './result.ts';

const { show, only, write, voice } = parseArgs({
  options: {
    show: { type: 'boolean' },
    only: { type: 'string' },
    write: { type: 'boolean' },
    voice: { type: 'string', default: 'guide' },
  },
}).values;

const choices = voice === 'model' ? createChoices((knowledge) => openModel(process.env, knowledge)) : undefined;

async function measureByModel(measure: (typeof SETS)[string]): Promise<readonly Result[] | undefined> {
  if (!choices) return undefined;
  wrapGuides(choices.withChoices);
  let results = measure();
  while (await choices.askNoted()) results = measure();
  wrapGuides();
  return results;
}

for (const [set, measure] of Object.entries(SETS)) {
  if (only !== undefined && set !== only) continue;
  const results = measure();
  const judged = await measureByModel(measure);
  const byModel = judged ? `, by the model ${toMisses(judged)[0]}` : '';
  process.stdout.write(`${set.padEnd(20)} ${toMisses(results)[0]} missed${byModel}\n`);
  if (write) writeMisses(set, results);
  if (!show) continue;
  for (const { of, verdict, says, said } of judged ?? results)
    if (verdict !== RIGHT) process.stdout.write(`    ${of} · ${verdict} · ${says}\n        ${said}\n`);
}
