import { describe, expect, it } from 'vitest';
import { museum } from '@asad/guide/src/testing/museum.ts';
import type { Utterance } from './read-data.ts';
import { findVocabulary } from './vocabulary.ts';

const repeatUtterance = (count: number, says: string, target = 'availability/what'): readonly Utterance[] =>
  Array.from({ length: count }, () => ({ target, says }));
const wordsOf = (...utterances: readonly (readonly Utterance[])[]): readonly string[] =>
  findVocabulary(utterances.flat(), [], museum);

describe('findVocabulary', () => {
  it('returns words of enough utterances, sorted', () => {
    expect(
      wordsOf(repeatUtterance(5, 'Weekends?'), repeatUtterance(5, 'holidays'), repeatUtterance(4, 'midnight midnight')),
    ).toEqual(['holidays', 'weekends']);
  });

  it('counts calls as well', () => {
    const turn = { says: 'midnight', good: [], weak: [] };
    expect(findVocabulary(repeatUtterance(3, 'midnight'), [[turn, turn]], museum)).toEqual(['midnight']);
  });

  it('counts calls about an imported owner, without the names and texts of that owner', () => {
    const turn = { says: 'midnight lanternmoth shipyard', good: [], weak: [] };
    const owner = { knowledge: museum, calls: [Array.from({ length: 9 }, () => turn)] };
    expect(findVocabulary([], [], { ...museum, entities: [] }, [owner])).toEqual(['midnight']);
  });

  it('leaves out what is only said off topic: another owner may know it', () => {
    const turn = { says: 'linux', good: ['DECLINE'], weak: [] };
    expect(findVocabulary(repeatUtterance(9, 'linux', 'DECLINE'), [[turn, turn, turn, turn, turn]], museum)).toEqual(
      [],
    );
  });

  it('leaves out grammar, common words, and the names of the sample and of the owner', () => {
    expect(wordsOf(repeatUtterance(20, 'what about the holidays, lanternmoth ada asad python'))).toEqual(['holidays']);
  });

  it('leaves out words of the sample’s texts, unless other targets have them as often', () => {
    expect(wordsOf(repeatUtterance(7, 'shipyard varnished'))).toEqual([]);
    expect(wordsOf(repeatUtterance(8, 'shipyard'))).toEqual(['shipyard']);
    expect(wordsOf(repeatUtterance(30, 'shipyard', 'project-harbour/why'))).toEqual([]);
  });
});
