import { describe, expect, it } from 'vitest';
import { museum } from '@asad/guide/src/testing/museum.ts';
import type { Utterance } from './read-data.ts';
import { findVocabulary } from './vocabulary.ts';

const repeatUtterance = (count: number, says: string, target = 'availability/what'): readonly Utterance[] =>
  Array.from({ length: count }, () => ({ target, says }));
const wordsOf = (...utterances: readonly (readonly Utterance[])[]): readonly string[] =>
  findVocabulary(utterances.flat(), [], museum);

describe('the words that a model may know', () => {
  it('are those said often enough to be learned of, in order', () => {
    expect(
      wordsOf(repeatUtterance(5, 'Weekends?'), repeatUtterance(5, 'holidays'), repeatUtterance(4, 'midnight')),
    ).toEqual(['holidays', 'weekends']);
  });

  it('are counted once in an utterance', () => {
    expect(wordsOf(repeatUtterance(4, 'midnight midnight'))).toEqual([]);
  });

  it('are counted in calls as well', () => {
    const turn = { says: 'midnight', good: [], weak: [] };
    expect(findVocabulary(repeatUtterance(3, 'midnight'), [[turn, turn]], museum)).toEqual(['midnight']);
  });

  it('are no grammar and no words of every question', () => {
    expect(wordsOf(repeatUtterance(9, 'what about the holidays'))).toEqual(['holidays']);
  });

  it('are no names of the sample, and none of its owner', () => {
    expect(wordsOf(repeatUtterance(20, 'lanternmoth ada asad python'))).toEqual([]);
  });

  it('leave out what the sample’s texts say, unless it is said of other things as often', () => {
    expect(wordsOf(repeatUtterance(7, 'shipyard'))).toEqual([]);
    expect(wordsOf(repeatUtterance(8, 'shipyard'))).toEqual(['shipyard']);
    expect(wordsOf(repeatUtterance(30, 'shipyard', 'project-harbour/why'))).toEqual([]);
  });

  it('leave out other forms of the sample’s words', () => {
    expect(wordsOf(repeatUtterance(6, 'shipyards varnished'))).toEqual([]);
  });
});
