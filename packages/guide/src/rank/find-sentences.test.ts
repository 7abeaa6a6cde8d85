import { expect, it } from 'vitest';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { museum } from '../testing/museum.ts';
import { createSentenceFinder } from './find-sentences.ts';

const read = createReader(createLexicon(museum), new Set());
const findSentences = createSentenceFinder(museum.entities);
const find = (question: string) => findSentences(read(question));

it('counts rare words more, and lowers the share by words that the content lacks', () => {
  expect(find('amber varnish')[0]).toMatchObject({ target: 'moth/how', share: 1, rarity: 2 });
  expect(find('amber zzyzx')[0]?.share).toBeCloseTo(1 / 1.9);
});

it.each(['What is the capital of Australia?', 'Can you bake sourdough bread?', '', 'Why?', 'Why Lanternmoth?'])(
  'finds nothing in "%s"',
  (question) => {
    expect(find(question)).toEqual([]);
  },
);
