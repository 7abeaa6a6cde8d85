import { expect, it } from 'vitest';
import { museum } from '@asad/guide/src/testing/museum.ts';
import type { Candidate, Meaning } from '@asad/guide/src/rank/candidates.ts';
import { createEntityIndex } from '@asad/guide/src/read/entity-index.ts';
import { ANY_NEAR, meets, toWorth } from './worth.ts';

const index = createEntityIndex(museum.entities);
const [moth] = museum.entities;
const candidate = (meaning: Meaning): Candidate => ({ meaning, labels: [], features: {} });
const tell = (...targets: readonly string[]): Candidate => candidate({ kind: 'tell', targets });
const act = (name: 'need' | 'yes' | 'repeat'): Candidate => candidate({ kind: 'act', act: name });
const offTopic = candidate({ kind: 'off-topic' });
const nothing: readonly Candidate[] = moth ? [candidate({ kind: 'nothing', entity: moth })] : [];
const ALL: Readonly<Record<string, Candidate>> = {
  why: tell('moth/why'),
  how: tell('moth/how'),
  cost: tell('moth/cost'),
  'why of another': tell('harbour/why'),
  both: tell('moth/why', 'harbour/why'),
  'both the other way': tell('harbour/why', 'moth/why'),
  three: tell('moth/why', 'harbour/why', 'supper/why'),
  nothing: nothing[0] ?? offTopic,
  age: tell('unwritten-age/what'),
  paintings: tell('all-project/what'),
  yes: act('yes'),
  repeat: act('repeat'),
  'off topic': offTopic,
};
const listMatching = (label: string): readonly string[] =>
  Object.entries(ALL)
    .filter(([, choice]) => meets(label, choice, index))
    .map(([name]) => name);

it.for([
  ['moth/why', ['why']],
  ['moth/why + harbour/why', ['both', 'both the other way']],
  ['SUBJECT:moth', ['why', 'how', 'cost']],
  ['SUBJECT:harbour', ['why of another']],
  ['NOT:moth', ['cost', 'nothing']],
  ['OFF-TOPIC', ['off topic']],
  ['NOT:harbour', []],
  ['DECLINE', ['age', 'off topic']],
  ['ACT:repeat', ['repeat']],
  ['ACT:yes', ['yes']],
  ['ACT:yes:all-project/what', ['paintings', 'yes']],
  ['nobody/why', []],
] as const)('the label %s is met by %o', ([label, names]) => {
  expect(listMatching(label)).toEqual(names);
});

it('toWorth is 1 for each good label, 0.25 for a weak one and 0 otherwise', () => {
  const labels = { good: ['moth/why', 'ACT:yes'], weak: ['SUBJECT:moth'] };
  expect(toWorth([tell('moth/why'), act('yes'), tell('moth/how'), offTopic], labels, index)).toEqual([1, 1, 0.25, 0]);
});

it.for([
  ['that names an entry, by that entry', ['ACT:need', 'moth/why'], [1, 0, 0.25, 0.25]],
  ['that names none, by none', ['ACT:need'], [0, 0, 1, 0]],
  ['of the sample, by any entry or none', ['ACT:need', ANY_NEAR], [1, 1, 1, 0]],
] as const)('a need is answered %s', ([, good, worths]) => {
  const near = museum.entities.slice(0, 2).map((entity) => candidate({ kind: 'near', entity, reason: [] }));
  expect(toWorth([...near, act('need'), tell('moth/why')], { good, weak: [] }, index)).toEqual(worths);
});
