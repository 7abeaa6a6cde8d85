import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { nameMeaning } from '../testing/table-model.ts';
import type { Candidate, Meaning } from './candidates.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { joinNamed, rank } from './rank.ts';

const [moth] = museum.entities;
const twin = {
  id: 'twin',
  kind: 'topic',
  title: 'Twin',
  fields: { what: { says: [...(moth?.fields['why']?.says ?? []), 'It goes on in other words.'] } },
} as const;
const index = createEntityIndex([...museum.entities, twin]);

const candidate = (meaning: Meaning): Candidate => ({ meaning, labels: [], features: {} });
const tell = (...targets: readonly string[]): Candidate => candidate({ kind: 'tell', targets });
const yes = candidate({ kind: 'act', act: 'yes' });
const no = candidate({ kind: 'act', act: 'no' });
const offTopic = candidate({ kind: 'off-topic' });
const nothing = (id: string): Candidate => {
  const entity = index.find(id);
  if (!entity) throw new Error(`There is no ${id}.`);
  return candidate({ kind: 'nothing', entity });
};
type Scored = readonly (readonly [Candidate, number])[];
const toRanked = (scored: Scored) =>
  rank(
    scored.map(([meant]) => meant),
    scored.map(([, chance]) => Math.log(chance)),
    index,
  );
const toNames = (ranked: ReturnType<typeof toRanked>) =>
  ranked.map(({ candidate: meant, chance }) => [nameMeaning(meant), Math.round(chance * 100) / 100]);
const rankAll = (...scored: Scored) => toNames(toRanked(scored));

describe('rank', () => {
  it('joins answers that begin alike, and keeps acts, comparisons and denials of different entities apart', () => {
    expect(rankAll([tell('moth/why'), 0.3], [tell('twin/what'), 0.25], [yes, 0.45])[0]).toEqual(['moth/why', 0.55]);
    const apart = [yes, no, nothing('moth'), nothing('harbour'), tell('moth/why', 'supper/why'), tell('moth/why')];
    expect(rankAll(...apart.map((meant) => [meant, 0.1] as const))).toHaveLength(6);
  });

  it('returns falling probabilities that add up to 1, for scores of any size', () => {
    const all = [tell('moth/why'), tell('twin/what'), tell('harbour/how'), yes, no, offTopic, nothing('moth')];
    const score = fc.double({ min: -800, max: 800, noNaN: true });
    fc.assert(
      fc.property(fc.array(score, { minLength: all.length, maxLength: all.length }), (scores) => {
        const chances = rank(all, scores, index).map(({ chance }) => chance);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        expect(chances.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: effort(200, 5_000) },
    );
  });
});

describe('joinNamed', () => {
  const named = index.findAll(['moth', 'harbour']);
  const join = (works: readonly Entity[], ...scored: Scored) => toNames(joinNamed(toRanked(scored), { named: works }));

  it('joins the same field of two named entities and adds their probabilities', () => {
    const joined = join(named, [tell('moth/why'), 0.4], [yes, 0.3], [tell('harbour/why'), 0.3]);
    expect(joined).toEqual([
      ['moth/why + harbour/why', 0.7],
      ['act yes', 0.3],
    ]);
  });

  it('keeps one entity when one is named, the fields differ, or one is far likelier', () => {
    const both = [[tell('moth/why'), 0.5] as const, [tell('harbour/why'), 0.5] as const];
    expect(join(named.slice(0, 1), ...both)[0]).toEqual(['moth/why', 0.5]);
    expect(join(named, [tell('moth/why'), 0.5], [tell('harbour/how'), 0.5])[0]).toEqual(['moth/why', 0.5]);
    expect(join(named, [tell('moth/why'), 0.7], [tell('harbour/why'), 0.3])[0]).toEqual(['moth/why', 0.7]);
    expect(join(named, [yes, 0.7], [tell('harbour/why'), 0.3])[0]).toEqual(['act yes', 0.7]);
    expect(join(named)).toEqual([]);
  });
});
