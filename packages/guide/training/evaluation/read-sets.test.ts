import { describe, expect, it } from 'vitest';
import { readSample } from '../trainer/read-data.ts';
import type { Expectation, Turn } from './dialogue.ts';
import { openOwner } from './open-owner.ts';
import { parseSet, readLabelledCalls, readSets, THREE_OWNERS } from './read-sets.ts';

const categories = Object.keys(parseSet('categories'));
const PARTS: ReadonlySet<string> = new Set(['says', 'neverSays', 'declines', 'acts', 'ends', 'silent']);
const sets = readSets();
const turnSets: readonly (readonly [string, readonly Turn[]])[] = [
  ['first dialogues', sets.firstDialogues.flatMap(({ turns }) => turns)],
  ['third questions', sets.thirdQuestions],
];
const expectationsOf = (turns: readonly Turn[]): readonly Expectation[] =>
  turns.flatMap(({ good, weak = [] }) => [...good, ...weak]);

describe('turns', () => {
  it.for(turnSets)('of the %s have words, a known category and gradable expectations', ([, turns]) => {
    const isOdd = ({ says, category, good }: Turn): boolean =>
      says.trim() === '' || !categories.includes(category) || good.length === 0;
    expect(turns.filter(isOdd)).toEqual([]);
    const keys = expectationsOf(turns).map((want) => Object.keys(want));
    expect(keys.filter((parts) => parts.length === 0 || parts.some((part) => !PARTS.has(part)))).toEqual([]);
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
  it('name only entities of the sample', () => {
    const ids = new Set(readSample().entities.map(({ id }) => id));
    expect(sets.questions.flatMap(({ entities }) => entities).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have no question twice, and none that is both own and strange', () => {
    const questions = sets.questions.map(({ question }) => question);
    for (const set of [questions, [...sets.strangeQuestions, ...sets.ownQuestions]])
      expect(set.filter((text, at) => set.indexOf(text) !== at)).toEqual([]);
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
