import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createQuoteFinder, NEEDED } from './find-quote.ts';

const findQuote = createQuoteFinder(museum);
const find = (question: string) => findQuote(question, { needed: NEEDED.strict });
const sentences = museum.entities.flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ says, more = [], isUnwritten, isAside }) =>
    isUnwritten || isAside ? [] : [...says, ...more],
  ),
);

describe('createQuoteFinder', () => {
  it('finds each sentence of the content by its own words', () => {
    const lost = sentences.filter((sentence) => {
      const quote = find(sentence);
      return quote !== undefined && !sentences.includes(quote.sentence);
    });
    expect(lost).toEqual([]);
    expect(sentences.filter((sentence) => find(sentence)?.sentence === sentence).length).toBeGreaterThan(
      sentences.length / 2,
    );
  });

  it('returns undefined for a subject that the content does not have', () => {
    for (const question of ['What is the capital of Australia?', 'Can you bake sourdough bread?', '', '?', 'Why?'])
      expect(find(question), question).toBeUndefined();
  });

  it('does not quote sentences of unwritten answers', () => {
    const unwritten = museum.entities.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ says, isUnwritten }) => (isUnwritten ? says : [])),
    );
    for (const sentence of unwritten) expect(unwritten).not.toContain(find(sentence)?.sentence);
  });
});
