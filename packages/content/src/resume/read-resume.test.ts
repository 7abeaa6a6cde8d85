import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readResume, ResumeError } from './read-resume.ts';
import { parseDate, splitRange, tidyLine } from './tidy-text.ts';

it.each([
  ['2019年4月', '2019-04'],
  ['janv. 2021', '2021-01'],
  ['août 2020', '2020-08'],
  ['März 2016', '2016-03'],
  ['octubre de 2018', '2018-10'],
  ['May 1, 2021', '2021-05'],
  ['Sept 2019', '2019-09'],
  ['Spring 2021', '2021'],
  // October in Croatian, November in Polish and Czech.
  ['listopad 2019', '2019'],
  ['Marketing 2019', '2019'],
  ['2020-13', '2020'],
  ['0000-00', undefined],
  ['1896-03', '1896-03'],
  ['08-26-2013', '2013-08'],
  ['1433116800', '2015-06'],
  ['1433116800000', '2015-06'],
  ['09/19', '2019-09'],
  ['Sep ’18', '2018-09'],
  ['Nov-97', '1997-11'],
  ['令和3年4月', '2021-04'],
  ['平成元年', '1989'],
  ['٢٠١٩', '2019'],
  ['январь 2020', '2020-01'],
  ['янв. 2020', '2020-01'],
  ['Kasım 2018', '2018-11'],
])('reads the date %s as %s', (given, date) => {
  expect(parseDate(given)).toBe(date);
});

it.each([
  ['06/2019-08/2019', ['06/2019', '08/2019']],
  ['08/2024 -- 07/2028', ['08/2024', '07/2028']],
  ['2019年4月 〜 現在', ['2019年4月', '現在']],
  ['2020 -', ['2020', 'present']],
  ['2019/06-2019/08', ['2019/06', '2019/08']],
  ['2020年4月-2021年3月', ['2020年4月', '2021年3月']],
  ['Jun 2019-Aug 2020', ['Jun 2019', 'Aug 2020']],
  ['2019-heute', ['2019', 'heute']],
  ['maj 2019 - obecnie', ['maj 2019', 'obecnie']],
  ['2016-09-01', ['2016-09-01', undefined]],
  ['05/19-08/21', ['05/19', '08/21']],
  ['2001/2002', ['2001', '2002']],
  ['май 2019 – настоящее время', ['май 2019', 'настоящее время']],
])('splits the period %s', (given, ends) => {
  expect(splitRange(given)).toEqual(ends);
});

it.each([
  ['Built a Map<string, number> for <b>search</b>', 'Built a Map<string, number> for search'],
  ['See <https://a.example/x>', 'See https://a.example/x'],
  ['[CV](/cv.pdf) and ![logo](a.png)', 'CV and logo'],
  ['[Foo](https://a.example/Foo_(bar)) done', 'Foo done'],
  ['Caf&eacute; &amp; cr&egrave;me &euro;5', 'Café & crème €5'],
  [String.raw`\textbf{Led \textit{R\&D}}, 5\% of $O(n\log n)$`, 'Led R&D, 5% of O(nlog n)'],
  ['Dengue $R_t$ and malaria', 'Dengue R_t and malaria'],
  [String.raw`Costs \$5 and $6, not $7`, 'Costs $5 and $6, not $7'],
  ['#emph[Fast] $$x^2$$ #h(1cm)here', 'Fast x^2 here'],
  ['### Tasks', 'Tasks'],
  ['#1 seller', '#1 seller'],
  [String.raw`Uses $\alpha$`, 'Uses alpha'],
  [String.raw`Wrote \github{ola/rope} --- see \url{https://rope.example}`, 'Wrote ola/rope – see https://rope.example'],
  [String.raw`Uses {\bf Markdown}`, 'Uses Markdown'],
  ['Rows. ![](a.png). Knots , hitches .', 'Rows. Knots, hitches.'],
  ['<a href="https://a.example"><button type="button">pdf</button></a>', 'pdf'],
])('reads the text %j as %j', (given, text) => {
  expect(tidyLine(given)).toBe(text);
});

interface Case {
  readonly title: string;
  /** By name; JSON as data. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly format?: string;
  readonly resume?: object;
  readonly changed?: readonly string[];
  readonly unplaced?: readonly string[];
  readonly error?: string;
}
const CASES = parse(
  readFileSync(new URL('../../fixtures/untidy-resumes.yaml', import.meta.url), 'utf8'),
) as readonly Case[];

it.each(CASES)('$title', ({ files, error, format, resume, changed = [], unplaced = [] }) => {
  const given = Object.entries(files).map(([name, file]) => ({
    name,
    text: typeof file === 'string' ? file : JSON.stringify(file),
  }));
  if (error !== undefined) {
    expect(() => readResume(given, '2026-11')).toThrow(error);
    return;
  }
  const { resume: all, notes, ...rest } = readResume(given, '2026-11');
  const found = Object.fromEntries(Object.entries(all).filter(([, part]) => Object.keys(part as object).length > 0));
  expect([rest.format, found, notes.changed, notes.unplaced]).toEqual([format, resume, changed, unplaced]);
});

it('reports a long unknown section as a whole, and shortens pictures', () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
  const badge = `data:image/png;base64,${'A'.repeat(9000)}`;
  const text = JSON.stringify({ basics: { name: 'Ola Nord', label: 'Engineer', badge }, misc: [{ a: words }] });
  const unplaced = readResume([{ name: 'resume.json', text }]).notes.unplaced.join('\n');
  expect(unplaced).toContain(words);
  expect(unplaced.length).toBeLessThan(9000);
});

it.each([
  ['', 'is empty'],
  ['{"basics": {"name": "A"', 'neither JSON nor YAML'],
  ['just words', 'holds no résumé'],
  ['{"a": 1}', 'No name and no section'],
  ['[{"a": 1 "b": 2}]', 'at line 1, column 8. Correct that line'],
])('says why %j cannot be read', (text, why) => {
  expect(() => readResume([{ name: 'resume.json', text }])).toThrow(ResumeError);
  expect(() => readResume([{ name: 'resume.json', text }])).toThrow(why);
});

it.each([
  ['cv.md', '# Ola\n\n---\n\n- Rigger: yes\n'],
  ['cv.tex', '\\documentclass{moderncv}\n\\name{Ola}{Nord}'],
])('names the formats to export instead of %s', (name, text) => {
  expect(() => readResume([{ name, text }])).toThrow('Export the résumé as JSON Resume');
});
