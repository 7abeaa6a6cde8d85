import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cut text', () => {
  it.each([
    ['Heron sends through their own domains,', 'Heron sends through their own domains…'],
    ['It began in May. ', 'It began in May…'],
    ['and then —', 'and then…'],
    ['Do you mean', 'Do you mean…'],
    ['Is it?', 'Is it?…'],
    ['and so…', 'and so…'],
  ])('%j ends as %j', (said, shown) => {
    expect(cutText(said)).toBe(shown);
  });
});
