import { expect, it } from 'vitest';
import { findFigure } from './find-figure.ts';

it.each([
  ['Follow-ups rose from 31% to 78%.', '31 → 78%'],
  ['Raised throughput from 40,000 to 600,000 messages', '600,000'],
  ['Cut invoice runs from 9 h to 40 min.', '9 h → 40 min'],
  ['61 hours, from 9 to 2 days', '61'],
  ['from merge to production from 48 min to 6 min', '48 → 6 min'],
  ['CMPE 150, with 120 students, in work package 4', '120'],
  ['a hand for under CHF 900', '900'],
  ['grew ARR 30% and was 3× faster', '30%'],
  ['3× faster', '3×'],
  ['4 × autumn semester', '4'],
  ['In 2019 cut the bill by 38 % over 4 months', '38 %'],
  ['10k+ workflows a month', '10k+'],
  ['Built n8n flows, CET6, v2.1 and 3D maps', undefined],
  ['served 12,500 riders', '12,500'],
  ['a data set of 1.3 million tremors', '1.3M'],
  ['from 9,400 € to 610 €', '610 €'],
  ['From 2019-04 on', undefined],
  ['性能提升30%，共12人', '30%'],
  ['קיצרתי את זמן ההתראה מ-11 שניות', '11'],
])('the figure of %j is %j', (text, figure) => {
  expect(findFigure(text)).toBe(figure);
});
