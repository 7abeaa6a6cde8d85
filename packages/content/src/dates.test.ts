import { describe, expect, it } from 'vitest';
import { countMonthsIn, groupPosts, isDate, sortExperiences, spanOf } from './dates.ts';

const post = (company: string, start: string, end?: string) => ({ company, start, ...(end !== undefined && { end }) });

it('accepts a year, and a year with a month', () => {
  expect(['2021', '2021-09', '2021-13', '2021-9', '', 'now'].map(isDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('posts at one employer', () => {
  const lead = post('Kestrel', '2014-02', '2018-04');
  const evenings = post('Saltmarsh', '2012-01', '2015-12');
  const senior = post('Kestrel', '2010-09', '2014-02');

  it('are one group, even if another job began in between', () => {
    expect(groupPosts([lead, evenings, senior])).toEqual([[lead, senior], [evenings]]);
    expect(spanOf([lead, senior])).toEqual({ start: '2010-09', end: '2018-04' });
  });

  it('are two groups after a pause of years', () => {
    expect(groupPosts([post('Kestrel', '2020-01'), post('Kestrel', '2010-01', '2012-01')])).toHaveLength(2);
  });

  it('are one group where only years are known', () => {
    expect(groupPosts([post('Bellwater', '2015', '2017'), post('Bellwater', '2012', '2015')])).toHaveLength(1);
  });

  it('are apart where the employer is unknown', () => {
    expect(groupPosts([post('', '2015', '2017'), post('', '2012', '2015')])).toHaveLength(2);
  });
});

it('sorts running posts first, then by their end, and keeps an employer together', () => {
  const earliest = post('Lantern', '2004-05');
  const lead = post('Kestrel', '2014-02', '2018-04');
  const evenings = post('Saltmarsh', '2012-01', '2015-12');
  const senior = post('Kestrel', '2010-09', '2014-02');
  expect(sortExperiences([senior, evenings, lead, earliest])).toEqual([earliest, lead, senior, evenings]);
});

it('treats a post that ends after today as a running one', () => {
  const contract = post('Lantern', '2024-09', '2028-07');
  const first = post('Lantern', '2022-01', '2024-09');
  const running = post('Kestrel', '2020-01');
  expect(spanOf([contract, first], '2026-11')).toEqual({ start: '2022-01' });
  expect(spanOf([contract, first], '2028-08')).toEqual({ start: '2022-01', end: '2028-07' });
  expect(sortExperiences([first, running, contract], '2026-11')).toEqual([contract, first, running]);
});

it.each([
  ['a gap is not experience', '2010-01 2012-01, 2014-01 2015-01', 36],
  ['parallel posts count once', '2010-01 2014-01, 2011-01 2012-01', 48],
  ['a month between two posts is no gap', '2010-01 2010-12, 2011-01 2011-07', 18],
  ['the present post counts up to today', '2026-01', 10],
  ['a planned end does, too', '2026-01 2028-01', 10],
  ['years count as years', '2010 2012, 2012 2013', 36],
])('%s', (_what, posts, months) => {
  const listed = posts.split(', ').map((dates) => {
    const [start = '', end] = dates.split(' ');
    return post('', start, end);
  });
  expect(countMonthsIn(listed, '2026-11')).toBe(months);
});
