import { describe, expect, it } from 'vitest';
import type { Statement } from './read-data.ts';
import { listLabels, toStatementRows } from './statement-rows.ts';

const rate: Statement = { place: 'about', labels: ['rates', 'contract'], text: 'Day rate 300 euros, as a contractor.' };
const plain: Statement = { place: 'entry', labels: [], text: 'Ground rye.' };
const labels = listLabels([rate, plain, { ...plain, labels: ['team'] }]);

describe('rows of a statement', () => {
  it('weigh each label separately', () => {
    const rows = toStatementRows(rate, labels);
    expect(labels).toEqual(['contract', 'rates', 'team']);
    expect(rows.map(({ worth }) => [...worth])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(rows.map((row) => [...row.labels])).toEqual([[0], [1], [2]]);
  });

  it('of a sentence that answers nothing deny every label', () => {
    expect(toStatementRows(plain, labels).map(({ worth }) => worth[0])).toEqual([0, 0, 0]);
  });

  it('distinguish a sentence of About from the same one of an entry', () => {
    const [about, entry] = (['about', 'entry'] as const).map(
      (place) => toStatementRows({ ...plain, place }, labels)[0]?.words,
    );
    expect(about).not.toEqual(entry);
  });
});
