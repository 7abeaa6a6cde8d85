import { expect, it } from 'vitest';
import { SETS } from './measure-sets.ts';
import { readMisses, toMisses } from './misses.ts';

it.for(Object.entries(SETS))('the misses of the set %s are those of its list', ([set, measure]) => {
  expect(toMisses(measure()), 'pnpm evaluate --write rewrites the lists').toEqual(readMisses(set));
});
