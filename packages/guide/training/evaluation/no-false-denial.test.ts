import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';
import { describe, expect, it } from 'vitest';
import { OWNERS, TODAY } from './open-owner.ts';

const DENIES = /\bnot written\b|\bI find nothing\b|\bdid not understand\b/u;
/** Longer names are not asked for. */
const MOST_WORDS = 4;

describe.each(OWNERS)('%s', (_, portfolio) => {
  const knowledge = deriveKnowledge(portfolio, TODAY);
  const guide = createGuide(knowledge, readModel(english));
  const ask = (question: string): string => guide.replyTo(question, guide.begin().state).reply.sentences.join(' ');

  it('denies no entry, tool, certificate, award or language of the content', () => {
    const named = knowledge.entities
      .filter(({ kind, names = [] }) => kind !== 'year' && names.length > 0)
      .filter(({ id }) => id !== 'linkedin');
    const denied = named
      .flatMap(({ names = [] }) => names.slice(0, 1))
      .filter((name) => name.split(' ').length <= MOST_WORDS)
      .map((name) => [`What is ${name}?`, ask(`What is ${name}?`)] as const)
      .filter(([, said]) => DENIES.test(said) && !/^(?:No|Whether|When) .* not written/u.test(said));
    expect(denied.length / Math.max(1, named.length), denied.map((pair) => pair.join(' → ')).join('\n')).toBe(0);
  });

  it('denies no publication, award, volunteering, certificate or language of the owner', () => {
    const { publications = [], awards = [], volunteering = [], certificates = [], languages = [] } = portfolio;
    const questions = [
      [publications.length, 'Has he published anything?'],
      [awards.length, 'Did he win an award?'],
      [volunteering.length, 'Does he volunteer?'],
      [certificates.length, 'Is he certified in anything?'],
      [languages.length, 'Which languages does he speak?'],
    ] as const;
    const denied = questions
      .filter(([count]) => count > 0)
      .map(([, question]) => [question, ask(question)] as const)
      .filter(([, said]) => /^(?:Whether|A|Which|Volunteer)\b.* not written/u.test(said));
    expect(denied).toEqual([]);
  });
});
