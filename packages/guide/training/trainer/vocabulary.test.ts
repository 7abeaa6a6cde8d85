import { describe, expect, it } from 'vitest';
import { museum } from '@asad/guide/src/testing/museum.ts';
import type { Utterance } from './read-data.ts';
import { findVocabulary } from './vocabulary.ts';

const repeatUtterance = (count: number, says: string, target = 'availability/what'): readonly Utterance[] =>
  Array.from({ length: count }, () => ({ target, says }));
const wordsOf = (...utterances: readonly (readonly Utterance[])[]): readonly string[] =>
  findVocabulary(utterances.flat(), [], museum);

describe('findVocabulary', () => {
  it('returns words with enough occurrences, sorted', () => {
    expect(
      wordsOf(repeatUtterance(5, 'Weekends?'), repeatUtterance(5, 'holidays'), repeatUtterance(4, 'midnight')),
    ).toEqual(['holidays', 'weekends']);
  });

  it('counts a word once per utterance', () => {
    expect(wordsOf(repeatUtterance(4, 'midnight midnight'))).toEqual([]);
  });

  it('counts calls as well', () => {
    const turn = { says: 'midnight', good: [], weak: [] };
    expect(findVocabulary(repeatUtterance(3, 'midnight'), [[turn, turn]], museum)).toEqual(['midnight']);
  });

  it('leaves out what is only said off topic: another owner may know it', () => {
    const turn = { says: 'linux', good: ['DECLINE'], weak: [] };
    expect(findVocabulary(repeatUtterance(9, 'linux', 'DECLINE'), [[turn, turn, turn, turn, turn]], museum)).toEqual(
      [],
    );
  });

  it('leaves out grammar and common words', () => {
    expect(wordsOf(repeatUtterance(9, 'what about the holidays'))).toEqual(['holidays']);
  });

  it('leaves out names of the sample and of the owner', () => {
    expect(wordsOf(repeatUtterance(20, 'lanternmoth ada asad python'))).toEqual([]);
  });

  it('leaves out words of the sample’s texts, unless other targets have them as often', () => {
    expect(wordsOf(repeatUtterance(7, 'shipyard'))).toEqual([]);
    expect(wordsOf(repeatUtterance(8, 'shipyard'))).toEqual(['shipyard']);
    expect(wordsOf(repeatUtterance(30, 'shipyard', 'project-harbour/why'))).toEqual([]);
  });

  it('leaves out inflections of the sample’s words', () => {
    expect(wordsOf(repeatUtterance(6, 'shipyards varnished'))).toEqual([]);
  });
});
