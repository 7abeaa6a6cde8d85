import { describe, expect, it } from 'vitest';
import { museum } from '@asad/guide/src/testing/museum.ts';
import { createSentenceRowMaker } from './sentence-rows.ts';

const toRows = createSentenceRowMaker(museum, new Set(['use']));
const choice = { owner: 'museum', target: 'supper/what', says: 'Where is it?', last: [] };
const worthOf = (good: readonly string[]) => toRows({ ...choice, good }).map(({ worth }) => [...worth]);

describe('createSentenceRowMaker', () => {
  // The options: its usual sentence and the other one.
  it.each([
    [['*'], [1, 0]],
    [['It hangs above the stairs.'], [0, 1]],
    [
      ['It hangs above the stairs.', '*'],
      [0.5, 1],
    ],
    [
      ['It hangs above the stairs.', 'Quiet Supper is the last large oil.'],
      [0.5, 1],
    ],
  ])('gives the best label 1 and another half of it: %j', (good, worth) => {
    expect(worthOf(good)).toEqual([worth]);
  });

  it('skips a choice without its answer or sentence in the knowledge', () => {
    expect(worthOf(['It hangs in the cellar.'])).toEqual([]);
    expect(toRows({ ...choice, target: 'supper/smell', good: ['*'] })).toEqual([]);
  });

  it('numbers the features of each option', () => {
    const [row] = toRows({ ...choice, good: ['*'] });
    expect(row?.featureStarts.length).toBe(3);
    expect(row?.features.length).toBe(row?.values.length);
  });
});
