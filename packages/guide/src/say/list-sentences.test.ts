import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolio as samplePortfolio } from '@asad/content/fixtures/sample';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { NO, NOT_THAT, toAbsent, toNearTo, YES } from '../english/phrases.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import { english } from '../model/english.ts';
import { museum } from '../testing/museum.ts';
import type { Model } from '../rank/model.ts';
import { createGuide } from './create-guide.ts';
import { listSentences } from './list-sentences.ts';

/** Random meanings: the most likely one, the next one, and their certainty. */
interface Whim {
  readonly says: string;
  readonly first: number;
  readonly second: number;
  readonly chance: number;
}

const words = [
  'Lanternmoth',
  'Grey Harbour',
  'Heron',
  'it',
  'the first',
  'the second',
  'and why',
  'does he use it',
  'how many?',
  'no, the other',
  'bye',
  'bonjour vous',
  '…',
  'and',
  'what. And how?',
];
const whim: fc.Arbitrary<Whim> = fc.record({
  says: fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' ')),
  first: fc.nat(),
  second: fc.nat(),
  chance: fc.constantFrom(0.25, 0.4, 0.9),
});

function talk(knowledge: Knowledge, whims: readonly Whim[]): readonly string[] {
  let now: Whim | undefined;
  const model: Model = {
    limits: english.limits,
    vocabulary: new Set(['why', 'heron']),
    score(_, candidates) {
      const [first, second] = [now?.first ?? 0, now?.second ?? 0].map((index) => index % candidates.length);
      return candidates.map((__, at) =>
        Math.log(at === first ? (now?.chance ?? 0) : at === second ? 0.35 : 0.01 / candidates.length),
      );
    },
  };
  const guide = createGuide(knowledge, model);
  let turn = guide.begin();
  const sentences = [...turn.reply.sentences, ...guide.timeUp];
  for (now of whims) {
    turn = guide.replyTo(now.says, turn.state);
    sentences.push(...turn.reply.sentences);
  }
  return sentences;
}

describe('listSentences', () => {
  it('contains every sentence of random calls about the museum', () => {
    const listed = new Set(listSentences(museum));
    fc.assert(
      fc.property(fc.array(whim, { maxLength: 12 }), (whims) => {
        expect(talk(museum, whims).filter((said) => !listed.has(said))).toEqual([]);
      }),
      { numRuns: effort(150, 3_000) },
    );
  });

  it('contains what random calls seldom say', () => {
    const award: Entity = { id: 'award', kind: 'topic', of: 'award', title: 'Tide Prize', fields: {} };
    const near = ['Lanternmoth', award.title].map(toNearTo);
    const seldom = [YES, NO, NOT_THAT, toAbsent('django'), ...near, 'It hangs above the stairs.'];
    const listed = listSentences({ ...museum, entities: [...museum.entities, award] });
    expect(listed).toEqual(expect.arrayContaining(seldom));
  });

  it('contains every sentence of random calls about the sample', () => {
    const sample = deriveKnowledge(samplePortfolio, '2026-11');
    const listed = new Set(listSentences(sample));
    const random = fc.sample(fc.array(whim, { minLength: 10, maxLength: 10 }), { numRuns: effort(5, 100), seed: 7 });
    for (const whims of random) expect(talk(sample, whims).filter((said) => !listed.has(said))).toEqual([]);
  });

  it('lists each sentence once and no empty one', () => {
    const sentences = listSentences(museum);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((said) => said.trim() === '')).toEqual([]);
  });

  it('starts with the greeting, then the most common answers', () => {
    const sentences = listSentences(museum);
    const placeOf = (said: string): number => sentences.indexOf(said);
    expect(placeOf('Welcome to the museum.')).toBe(0);
    expect(placeOf('Quiet Supper is the last large oil.')).toBeLessThan(placeOf('A shipyard ordered it.'));
  });
});
