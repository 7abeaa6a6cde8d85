import { deriveKnowledge } from '@asad/guide/derive';
import { knowledge as siteKnowledge } from '@asad/web/knowledge';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as shapes } from '@asad/content/fixtures/shapes';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { createGuide, readModel, type Knowledge } from '@asad/guide';
import { english } from '@asad/guide/english';
import { listPlainQuestions } from './plain-questions.ts';
import { isThorough } from '@asad/tooling/effort';
import { describe, expect, it } from 'vitest';

const model = readModel(english);
/** The model distinguishes 62 intents. */
const MOST_MISSED = 0.03;

/** Questions to "you" may concern the guide's identity, technology and languages. */
const MOST_OF_GUIDE = 14;

const VARIATIONS: Readonly<Record<string, (says: string) => string>> = {
  'with a greeting': (says) => `Hi, ${says.charAt(0).toLowerCase()}${says.slice(1)}`,
  'without capitals and marks': (says) => says.toLowerCase().replaceAll(/[?.,]/gu, ''),
  'in capitals': (says) => says.toUpperCase(),
  'with contractions': (says) =>
    says.replaceAll(
      /\b(what|who|where|how|when) (is|are|was|did)\b/giu,
      (_, word: string, verb: string) => `${word}'${{ is: 's', are: 're', was: 's', did: 'd' }[verb.toLowerCase()]}`,
    ),
  'with hyphens': (says) =>
    says.replaceAll(/\b(time|tech|work|job|phone|hourly|programming|computer|fit) (?=[a-z])/gu, '$1-'),
  politely: (says) => `${says.replace(/[?.]$/u, '')}, please?`,
  'of her': (says) => says.replaceAll(/\bhe\b/gu, 'she').replaceAll(/\bhi[ms]\b/gu, 'her'),
  'of several': (says) =>
    says
      .replace(/\b(is|has|was|does) he\b/iu, (_, verb: string) => `${OF_SEVERAL[verb.toLowerCase()]} they`)
      .replaceAll(/\b(?:he|him|his)\b/gu, (word) => ({ he: 'they', him: 'them' })[word] ?? 'their'),
};
const OF_SEVERAL: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };

function withSlip(says: string, names: ReadonlySet<string>): string | undefined {
  const words = says.match(/[A-Za-z]{6,}/gu)?.filter((word) => !names.has(word.toLowerCase())) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return undefined;
  const at = Math.floor(longest.length / 2);
  return says.replace(longest, `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`);
}

/** As `question → sentence`, for a wrong first sentence. */
function createExaminer(knowledge: Knowledge) {
  const guide = createGuide(knowledge, model);
  const questions = listPlainQuestions(knowledge);
  const names = new Set(
    [...knowledge.ownerNames, ...knowledge.entities.flatMap((entity) => entity.names ?? [])].flatMap((name) =>
      name.toLowerCase().split(/\W+/u),
    ),
  );
  const answers = new Map<string, string>(
    knowledge.entities.flatMap(({ id, fields }) =>
      Object.entries(fields).map(([field, { says }]) => [`${id}/${field}`, says[0] ?? ''] as const),
    ),
  );
  function findMissed(vary: (says: string) => string | undefined): readonly string[] {
    return questions.flatMap(({ says, targets }) => {
      const question = vary(says);
      if (question === undefined) return [];
      const { sentences } = guide.replyTo(question, guide.begin().state).reply;
      const isRight = targets.some((target) => sentences.includes(answers.get(target) ?? ''));
      return isRight ? [] : [`${question} → ${sentences.join(' ')}`];
    });
  }
  return { questions, names, findMissed };
}

function expectFew(missed: readonly string[], count: number): void {
  expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(MOST_MISSED);
}

describe.each([
  ['the sample', deriveKnowledge(sample)],
  ['Zoë', deriveKnowledge(zoe)],
  ['the studio', deriveKnowledge(studio)],
  ['an owner of odd shapes', deriveKnowledge(shapes)],
] as const)('plain questions about %s', (name, knowledge) => {
  const { questions, names, findMissed } = createExaminer(knowledge);
  const isFirst = name === 'the sample';

  it('cover every entry and the first questions of a visitor', () => {
    expect(questions.length).toBeGreaterThanOrEqual(isFirst ? 300 : 150);
  });

  it('are answered', () => {
    expectFew(
      findMissed((says) => says),
      questions.length,
    );
  });

  // Twenty seconds per owner: all contents only in `pnpm slow`.
  describe.skipIf(!isFirst && !isThorough)('in other words', () => {
    it.each(Object.entries(VARIATIONS))('are answered, %s', (__, vary) => {
      expectFew(findMissed(vary), questions.length);
    });

    it('are answered by the owner’s name', () => {
      const [called = ''] = knowledge.ownerNames;
      const byName = (says: string): string =>
        says.replaceAll(/\bhis\b/gu, `${called}’s`).replaceAll(/\b(?:he|him)\b/gu, called);
      expectFew(findMissed(byName), questions.length);
    });

    it('are answered about the owner when they say "you", except those about the guide', () => {
      const toYou = (says: string): string =>
        says
          .replaceAll(/\b(is|has|was|does) he\b/giu, (_, verb: string) => `${OF_SEVERAL[verb.toLowerCase()]} you`)
          .replaceAll(/\b(?:he|him|his)\b/gu, (word) => (word === 'his' ? 'your' : 'you'));
      const missed = findMissed(toYou);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MOST_OF_GUIDE);
    });

    it('are answered with a typing error', () => {
      expectFew(
        findMissed((says) => withSlip(says, names)),
        questions.length,
      );
    });
  });
});

it('answers plain questions about the content of this site', () => {
  const { questions, findMissed } = createExaminer(siteKnowledge);
  const missed = findMissed((says) => says);
  if (missed.length > 0) console.info(missed.join('\n'));
  expect(missed.length / questions.length).toBeLessThanOrEqual(MOST_MISSED);
});
