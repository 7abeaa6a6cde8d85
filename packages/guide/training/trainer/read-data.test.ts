import { describe, expect, it } from 'vitest';
import { createEntityIndex, isWork, type EntityIndex } from '@asad/guide/src/read/entity-index.ts';
import { ACTS } from '@asad/guide/src/rank/intents.ts';
import { readLabelled, readOwners, readSample, readUtterances, type LabelledDialogue } from './read-data.ts';

const ofSample = createEntityIndex(readSample().entities);
const isActName = (name = ''): boolean => ACTS.some((act) => act === name);

/** The sample lacks these fields: no rows yet. */
const NOT_LEARNED: ReadonlySet<string> = new Set(
  'delete common compare count first last current longest shortest more book'.split(' ').map((field) => `*/${field}`),
);

/** An answer of the owner, or a decline, can match. */
function hasMeaning(label: string, index: EntityIndex): boolean {
  if (label === 'DECLINE' || label === 'OFF-TOPIC') return true;
  const [kind, ...rest] = label.includes(' + ') ? [] : label.split(':');
  if (kind === 'ACT') return isActName(rest[0]) && (rest[1] === undefined || index.findAnswer(rest[1]) !== undefined);
  if (kind === 'SUBJECT' || kind === 'NOT') return index.find(rest.join(':')) !== undefined;
  // Two unwritten fields in one turn match no candidate.
  return label
    .split(' + ')
    .every((part) => (part.startsWith('NOT:') ? index.find(part.slice(4)) : index.findAnswer(part)));
}
const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];

describe('the utterances', () => {
  const utterances = readUtterances();

  it('have targets that the sample, or any work, can answer', () => {
    const works = ofSample.all.filter(isWork);
    const isKnown = (target: string): boolean =>
      target === 'beside' ||
      NOT_LEARNED.has(target) ||
      target.startsWith('both/') ||
      (target.startsWith('*/')
        ? works.some(({ fields }) => fields[target.slice(2)])
        : target.split(' | ').every((label) => hasMeaning(label, ofSample)));
    expect(unique(utterances.map(({ target }) => target)).filter((target) => !isKnown(target))).toEqual([]);
  });

  it('have words and no tab', () => {
    expect(utterances.length).toBeGreaterThan(10_000);
    expect(utterances.filter(({ says }) => !/[\p{L}\p{N}]/u.test(says) || says.includes('\t'))).toEqual([]);
  });
});

describe('the labelled calls', () => {
  const writers = [...readLabelled()].map(([name, calls]) => ({ name, calls, index: ofSample }));
  const owners = readOwners().map(({ name, calls, knowledge }) => ({
    name,
    calls,
    index: createEntityIndex(knowledge.entities),
  }));

  it.for<{ name: string; calls: readonly LabelledDialogue[]; index: EntityIndex }>([...writers, ...owners])(
    'of $name have only labels that the owner can match, and a good one for each turn',
    ({ calls, index }) => {
      const turns = calls.flat();
      const labels = unique(turns.flatMap(({ good, weak }) => [...good, ...weak]));
      expect(labels.filter((label) => !hasMeaning(label, index))).toEqual([]);
      expect(turns.filter(({ good }) => good.length === 0)).toEqual([]);
    },
  );
});
