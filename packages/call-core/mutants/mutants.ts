import { FAULTS } from './faults.ts';
import { GUARDS } from './guards.ts';
import type { Mutant } from './mutant.ts';
import { TRAPS } from './traps.ts';

/** This package without one of its guards, again and again: a test is red each time. */
export const MUTANTS: readonly Mutant[] = [...TRAPS, ...GUARDS, ...FAULTS];

export function getMutant(name: string) {
  const mutant = MUTANTS.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant ${name}.`);
  return mutant;
}
