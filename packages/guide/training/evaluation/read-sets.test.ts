import { describe, expect, it } from 'vitest';
import { readSample } from '../trainer/read-data.ts';
import type { Expectation, Turn } from './dialogue.ts';
import { openOwner } from './open-owner.ts';
import { parseSet, readLabelledCalls, readSets, THREE_OWNERS } from './read-sets.ts';

const categories = Object.keys(parseSet('categories'));
const PARTS: Readonly<Record<keyof Expectation, true>> = {
  says: true,
  neverSays: true,
  declines: true,
  acts: true,
  ends: true,
  silent: true,
};
const sets = readSets();
const turnSets: readonly (readonly [string, readonly Turn[]])[] = [
  ['first dialogues', sets.firstDialogues.flatMap(({ turns }) => turns)],
  ['third questions', sets.thirdQuestions],
];
const expectationsOf = (turns: readonly Turn[]): readonly Expectation[] =>
  turns.flatMap(({ good, weak = [] }) => [...good, ...weak]);
const doublesOf = (list: readonly string[]): readonly string[] => list.filter((text, at) => list.indexOf(text) !== at);

describe('sets of dialogues', () => {
  it('have unique ids, a caller and turns', () => {
    const dialogues = sets.firstDialogues;
    expect(dialogues.length).toBeGreaterThan(10);
    expect(doublesOf(dialogues.map(({ id }) => id))).toEqual([]);
    expect(dialogues.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id)).map(({ id }) => id)).toEqual([]);
    expect(dialogues.filter(({ caller, turns }) => !caller || turns.length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('turns', () => {
  it.for(turnSets)('of the %s have words, a known category and a good expectation', ([, turns]) => {
    expect(turns.length).toBeGreaterThan(20);
    const odd = turns.filter(
      ({ says, category, good }) => says.trim() === '' || !categories.includes(category) || good.length === 0,
    );
    expect(odd.map(({ says }) => says)).toEqual([]);
  });

  it.for(turnSets)('of the %s have only gradable expectations', ([, turns]) => {
    const expectations = expectationsOf(turns);
    expect(expectations.filter((want) => Object.keys(want).length === 0)).toEqual([]);
    expect(expectations.flatMap((want) => Object.keys(want)).filter((part) => !Object.hasOwn(PARTS, part))).toEqual([]);
  });

  it.for(turnSets)('of the %s have expressions that do not match an empty reply', ([, turns]) => {
    for (const { says = [], neverSays = [] } of expectationsOf(turns)) {
      for (const source of [...says, ...neverSays]) {
        expect(new RegExp(source, 'iu').test(''), `"${source}" matches an empty reply`).toBe(false);
      }
    }
  });

  it.for(turnSets)('of the %s expect the call to end only for farewells', ([, turns]) => {
    const isFarewell = ({ category }: Turn): boolean => category === 'farewell';
    const canEnd = ({ good }: Turn): boolean => good.some(({ ends }) => ends);
    expect(turns.filter((turn) => isFarewell(turn) && !canEnd(turn)).map(({ says }) => says)).toEqual([]);
    expect(turns.filter((turn) => turn.category === 'not-farewell' && canEnd(turn)).map(({ says }) => says)).toEqual(
      [],
    );
  });
});

describe('sets of questions', () => {
  const ids = new Set(readSample().entities.map(({ id }) => id));

  it('name only entities of the sample', () => {
    expect(sets.questions.length).toBeGreaterThan(50);
    expect(sets.questions.flatMap(({ entities }) => entities).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have no duplicate', () => {
    expect(doublesOf(sets.questions.map(({ question }) => question))).toEqual([]);
    for (const set of [sets.strangeQuestions, sets.ownQuestions]) expect(doublesOf(set)).toEqual([]);
  });

  it.for(['strangeQuestions', 'ownQuestions'] as const)('%s are lines of text', (name) => {
    expect(sets[name].length).toBeGreaterThan(20);
    expect(sets[name].filter((line) => typeof line !== 'string' || line.trim() === '')).toEqual([]);
  });

  it('have no question that is both own and strange', () => {
    expect(sets.ownQuestions.filter((question) => sets.strangeQuestions.includes(question))).toEqual([]);
  });
});

describe('labelled calls', () => {
  const ACTS = ['goodbye', 'stop', 'no', 'slower', 'repeat', 'shorter', 'reword'];
  const listKnown = (owner: string): readonly string[] => {
    const { entities, lines } = openOwner(owner).knowledge;
    const targets = entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
    const ofEntities = entities.flatMap(({ id }) => [`SUBJECT:${id}`, `NOT:${id}`]);
    return ['DECLINE', ...targets, ...ofEntities, ...[...ACTS, ...Object.keys(lines)].map((act) => `ACT:${act}`)];
  };
  const knownByOwner = new Map(THREE_OWNERS.map((owner) => [owner, new Set(listKnown(owner))]));
  const isKnownToAny = (label: string): boolean => [...knownByOwner.values()].some((known) => known.has(label));

  it.for(THREE_OWNERS)('of %s have only labels of the content, and one that the owner can meet', (owner) => {
    const calls = ['second-person', 'needs', 'acts', 'declines'].flatMap((set) => readLabelledCalls(owner, set));
    expect(calls).toHaveLength(200);
    expect(calls.filter(({ labels }) => !labels.some((label) => knownByOwner.get(owner)?.has(label)))).toEqual([]);
    expect(calls.flatMap(({ labels }) => labels).filter((label) => !isKnownToAny(label))).toEqual([]);
  });
});
