import { expect, describe, it } from 'vitest';
import type { Expectation, Turn } from './dialogue.ts';
import { openOwner } from './open-owner.ts';
import { readLabelledCalls, readSets, THREE_OWNERS } from './read-sets.ts';

const PARTS: ReadonlySet<string> = new Set(['says', 'neverSays', 'declines', 'acts', 'ends', 'silent']);
const sets = readSets();
const turnSets: readonly (readonly [string, readonly Turn[]])[] = [
  ['first dialogues', sets.firstDialogues.flatMap(({ turns }) => turns)],
  ['third questions', sets.thirdQuestions],
];

it.for(turnSets)('expectations of the %s have known parts, and expressions that need words', ([, turns]) => {
  const expectations: readonly Expectation[] = turns.flatMap(({ good }) => good);
  const parts = expectations.map((want) => Object.keys(want));
  expect(parts.filter((keys) => keys.length === 0 || keys.some((key) => !PARTS.has(key)))).toEqual([]);
  const sources = expectations.flatMap(({ says = [], neverSays = [] }) => [...says, ...neverSays]);
  expect(sources.filter((source) => new RegExp(source, 'iu').test(''))).toEqual([]);
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

  it.for(THREE_OWNERS)('of %s have only labels of the content', (owner) => {
    const calls = ['second-person', 'needs', 'acts', 'declines'].flatMap((set) => readLabelledCalls(owner, set));
    expect(calls.flatMap(({ labels }) => labels).filter((label) => !isKnownToAny(label))).toEqual([]);
  });
});
