import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyMutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

it('every mutant fits the source that it changes, so that none is missing when they are run', () => {
  for (const mutant of MUTANTS)
    for (const { file } of mutant.patches) {
      const path = `src/${file}`;
      const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      expect(applyMutant(mutant, `/${path}`, code)).not.toBe(code);
    }
});
