import { expect, test } from 'vitest';
import { linkCaseStudies } from './write-case-studies.ts';

test('the cards lead to the document, each to its own case', () => {
  expect(
    linkCaseStudies('<a data-part="link" href="#experience-acme" aria-haspopup="dialog">', '/assets/case-studies-1'),
  ).toBe('<a data-part="link" href="/assets/case-studies-1#acme" aria-haspopup="dialog">');
});

test('other links stay as they are', () => {
  expect(linkCaseStudies('<a href="#experiences">', '/x')).toBe('<a href="#experiences">');
});
