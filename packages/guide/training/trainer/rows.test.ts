import { describe, expect, it } from 'vitest';
import type { Knowledge } from '@asad/guide/src/knowledge.ts';
import { museum } from '@asad/guide/src/testing/museum.ts';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import type { LabelledTurn } from './read-data.ts';
import { createEmptyModel, createRowMaker, Numbering, type Row } from './rows.ts';

const gallery: Knowledge = {
  ...museum,
  entities: [
    ...museum.entities,
    { id: 'sketch', kind: 'project', title: 'Sketch', fields: { what: { says: ['A sketch.'] } } },
  ],
};

function createFixture(heldOut: readonly string[] = []) {
  const numbers = new Numbering();
  const maker = createRowMaker(gallery, createEmptyModel(['why', 'cost', 'football']), numbers, heldOut);
  return { numbers, maker };
}
const turn = (says: string, good: readonly string[] = [], weak: readonly string[] = []): LabelledTurn => ({
  says,
  good,
  weak,
});
const rowsOf = (...turns: readonly LabelledTurn[]): readonly Row[] => [...createFixture().maker.ofDialogue(turns)];
const utterance = (target: string, says: string, at = 0): readonly Row[] => [
  ...createFixture().maker.ofUtterance({ target, says }, at),
];
const worthOf = (row: Row | undefined): number => [...(row?.worth ?? [])].reduce((sum, worth) => sum + worth, 0);
function featuresOfRight(row: Row | undefined): readonly string[] {
  if (!row) return [];
  return [...row.worth].flatMap((worth, way) =>
    worth < 1
      ? []
      : Array.from(
          row.features.subarray(row.featureStarts[way], row.featureStarts[way + 1]),
          (at) => FEATURES[at] ?? '',
        ),
  );
}

describe('a row', () => {
  const [row] = rowsOf(turn('Why Lanternmoth?', ['moth/why'], ['SUBJECT:moth']));
  const ways = row?.worth.length ?? 0;

  it('stores the labels and features of its candidates one after another', () => {
    expect([row?.labelStarts.length, row?.featureStarts.length]).toEqual([ways + 1, ways + 1]);
    expect([row?.labelStarts.at(-1), row?.featureStarts.at(-1)]).toEqual([row?.labels.length, row?.features.length]);
    expect(row?.values.length).toBe(row?.features.length);
    expect(row?.labelStarts).toEqual(row?.labelStarts.toSorted());
  });

  it('stores the worth of each candidate', () => {
    expect([...(row?.worth ?? [])].filter((worth) => worth === 1)).toHaveLength(1);
    expect([...(row?.worth ?? [])].filter((worth) => worth === 0.25).length).toBeGreaterThan(3);
  });

  it('shares the numbering of labels with other rows', () => {
    const { numbers, maker } = createFixture();
    const rows = [...maker.ofDialogue([turn('Why Lanternmoth?'), turn('and the cost?')])];
    expect(numbers.names).toEqual(expect.arrayContaining(['*/why', '@named', 'act/yes', 'off-topic']));
    expect(Math.max(...rows.flatMap(({ labels }) => [...labels]))).toBeLessThan(numbers.names.length);
  });
});

describe('ofDialogue', () => {
  it('continues from the first good label with a candidate', () => {
    const [, second] = rowsOf(turn('Lanternmoth', ['nobody/what', 'moth/what']), turn('why', ['moth/why']));
    expect(featuresOfRight(second)).toContain('inFocus');
  });

  it('continues after a farewell, which may be a mistake', () => {
    const [, , third] = rowsOf(
      turn('Lanternmoth', ['moth/what']),
      turn('bye', ['ACT:goodbye']),
      turn('why', ['moth/why']),
    );
    expect(featuresOfRight(third)).toContain('inFocus');
  });

  it('weighs turns equally, and more than single utterances', () => {
    expect(rowsOf(turn('hello'), turn('why')).map(({ weight }) => weight)).toEqual([1, 1]);
    expect(utterance('availability/what', 'when')[0]?.weight).toBeLessThan(1);
  });
});

describe('ofUtterance', () => {
  it('puts a work with that field in focus for a target of any work', () => {
    for (const at of [0, 1, 2, 3]) {
      const [row, another] = utterance('*/cost', 'what was the price', at);
      expect(featuresOfRight(row), `${at}`).toEqual(expect.arrayContaining(['inFocus', 'isUnwritten']));
      expect(another).toBeUndefined();
    }
  });

  it('adds a row with the name in place of "it"', () => {
    const rows = utterance('*/cost', 'what did it cost', 0);
    expect(rows).toHaveLength(2);
    expect(utterance('*/cost', 'what did he ask for it', 0)).toHaveLength(3);
    expect(featuresOfRight(rows[1])).toContain('named');
  });

  it('compares the last two works', () => {
    expect(worthOf(utterance('both/compare', 'compare them')[0])).toBe(1);
    expect(worthOf(utterance('both/why', 'why was each painted')[0])).toBe(1);
    expect(utterance('both/leaving', 'why did he leave both')).toEqual([]);
  });

  it('accepts any topic, group or off-topic beside a work in focus', () => {
    const [row] = utterance('beside', 'is there a garden');
    expect(worthOf(row)).toBeGreaterThan(5);
    expect(featuresOfRight(row)).not.toContain('inFocus');
  });

  it('accepts each of several targets', () => {
    expect(worthOf(utterance('availability/what | availability/cost', 'entry')[0])).toBe(2);
  });

  it('puts the target’s entry in focus', () => {
    expect(featuresOfRight(utterance('moth/why', 'why was it painted')[0])).toContain('inFocus');
  });

  it('asks about a topic at the start of a call and with a work in focus', () => {
    const [first, second] = [0, 1].map((at) => utterance('availability/cost', 'is it free', at)[0]);
    expect([worthOf(first), worthOf(second)]).toEqual([1, 1]);
    expect(second?.worth.length).toBeGreaterThan(first?.worth.length ?? Infinity);
    // "It" may be the work.
    const countOf = (target: string, says: string): number => utterance(target, says).length;
    expect([countOf('availability/cost', 'entrance price'), countOf('availability/cost', 'is it free')]).toEqual([
      2, 1,
    ]);
    expect(countOf('DECLINE', 'football')).toBe(2);
  });

  it('takes DECLINE for off topic alone: a denial of another subject does not count', () => {
    expect(worthOf(utterance('DECLINE', 'football')[0])).toBe(1);
  });
});

describe('a held-out question', () => {
  const { maker } = createFixture(['Why was the moth painted?']);
  const says = 'why was The Moth painted';

  it('yields no row in any equal reading', () => {
    expect([...maker.ofUtterance({ target: 'moth/why', says }, 0)]).toEqual([]);
    expect([...maker.ofUtterance({ target: 'moth/why', says: 'why was a moth ever painted' }, 0)]).toHaveLength(1);
  });

  it('yields no row in a call, but the next turn does', () => {
    expect([...maker.ofDialogue([turn(says, ['moth/why']), turn('and what did it cost', ['moth/cost'])])]).toHaveLength(
      1,
    );
  });
});
