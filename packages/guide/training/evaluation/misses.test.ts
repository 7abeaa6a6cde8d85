import { describe, expect, it } from 'vitest';
import { SETS } from './measure-sets.ts';
import { readMisses, toMisses } from './misses.ts';

describe('the misses of the set', () => {
  it.for(Object.entries(SETS))('%s are those of its list', ([set, measure]) => {
    expect(toMisses(measure()), 'pnpm evaluate --write rewrites the lists').toEqual(readMisses(set));
  });
});
