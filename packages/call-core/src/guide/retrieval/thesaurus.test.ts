import { describe, expect, it } from 'vitest';
import { createThesaurus } from './thesaurus.ts';

const { toKnown, toTerms } = createThesaurus(
  [
    ['delete', 'erase', 'get rid of', 'rid'],
    ['truck', 'lorry', 'trucks'],
  ],
  new Set(['rosa']),
);

describe('a thesaurus', () => {
  it('takes each word of a row for its first, in any form', () => {
    expect(toTerms('Erasing lorries')).toEqual(['delet', 'truck']);
    expect(toKnown('eras')).toBe('delet');
  });

  it('takes a turn of several words for one, the longest first and whole words only', () => {
    expect(toTerms('How do I get rid of this lorry?')).toEqual(['how', 'delet', 'truck']);
    expect(toTerms('a budget riddle')).toEqual(['budget', 'riddl']);
  });

  it('leaves lines apart, and what it does not know as it is', () => {
    expect(toTerms('Rosa will get\nrid of bread')).toEqual(['delet', 'bread']);
    expect(createThesaurus([], new Set()).toTerms('bread')).toEqual(['bread']);
  });
});
