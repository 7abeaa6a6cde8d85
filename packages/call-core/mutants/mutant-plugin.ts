import { applyMutant, MUTANT_VARIABLE } from './mutant.ts';
import { getMutant } from './mutants.ts';

/** True while a mutant is built: the runner's module cache on disk must neither serve nor keep it. */
export const isMutant = Boolean(process.env[MUTANT_VARIABLE]);

/** Builds the mutant that the environment names, in memory only; without one it does nothing. */
export function mutantPlugin() {
  const name = process.env[MUTANT_VARIABLE];
  return {
    name: 'call-core-mutant',
    enforce: 'pre' as const,
    transform: (code: string, id: string): string | null =>
      name ? applyMutant(getMutant(name), id.split('?')[0] ?? id, code) : null,
  };
}
