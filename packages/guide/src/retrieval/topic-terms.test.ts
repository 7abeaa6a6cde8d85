import { describe, expect, it } from 'vitest';
import { isCommonTerm, isQuestionTerm, splitWords, topicTerms } from './topic-terms.ts';

describe('topicTerms', () => {
  it('keeps what carries a topic, in stems', () => {
    expect(topicTerms('Has he automated the invoices?', new Set())).toEqual(['autom', 'invoic']);
  });

  it('drops accents and apostrophes of either kind', () => {
    expect(splitWords("Don’t say 'café'")).toEqual(['dont', 'say', 'cafe']);
  });

  it('keeps n8n whole and splits Vue.js', () => {
    expect(splitWords('n8n or Vue.js?')).toEqual(['n8n', 'or', 'vue', 'js']);
  });

  it('drops words that are told to say nothing', () => {
    expect(topicTerms('Omar and Docker', new Set(['omar']))).toEqual(['docker']);
  });

  it('tells question words and ordinary words from topics', () => {
    expect(topicTerms('your', new Set()).every(isQuestionTerm)).toBe(true);
    expect(topicTerms('yesterday', new Set()).every(isCommonTerm)).toBe(true);
    expect(topicTerms('weather', new Set()).some((term) => isCommonTerm(term) || isQuestionTerm(term))).toBe(false);
  });
});
