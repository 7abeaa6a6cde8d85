import { expect, it } from 'vitest';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { museum } from '../testing/museum.ts';
import { createSentenceFinder } from './find-sentences.ts';

const read = createReader(createLexicon(museum), new Set());
const findSentences = createSentenceFinder(museum.entities);
const find = (question: string) => findSentences(read(question));

it('finds the field of each sentence by its own words', () => {
  const sentences = museum.entities
    .filter(({ kind }) => kind !== 'group')
    .flatMap(({ id, fields }) =>
      Object.entries(fields).flatMap(([field, { says, more = [], isUnwritten, isAside }]) =>
        isUnwritten || isAside ? [] : [...says, ...more].map((sentence) => [`${id}/${field}`, sentence] as const),
      ),
    );
  const found = sentences.filter(([target, sentence]) => find(sentence)[0]?.target === target);
  expect(found.length).toBeGreaterThan(sentences.length / 2);
});

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

it('finds no denial', () => {
  const unwritten = museum.entities.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([field, { says, isUnwritten }]) => (isUnwritten ? [[`${id}/${field}`, says]] : [])),
  );
  for (const [target, says] of unwritten) expect(find(String(says)).map((match) => match.target)).not.toContain(target);
});
