import { effort } from '@asad/tooling/effort';
import { knowledge } from '@asad/web/knowledge';
import { suggestions } from '@asad/web/site';
import { gradeDialogues, shareOf, toDialogues } from './grade.ts';
import { readSets } from './read-sets.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteGuide, openCall } from '@asad/web/ask';

const guide = createSiteGuide();
const open = openCall(guide);
const ask = (question: string) => guide.replyTo(question, guide.begin().state);
const sets = readSets();

/** First writer's dialogues, 2026-11: 81 of 100 good. */
const FLOOR = { good: 0.79, poor: 0.21 } as const;
/** Third writer's single questions, 2026-11: 70 of 100. */
const MIN_THIRD_RATIO = 0.68;
/** Off-topic questions in words of this site, 2026-11: 12 of 100 are answered. */
const MOST_STRANGE_RATIO = 0.14;
/** Single questions of the examination, 2026-11: 46 of 56. */
const MIN_RIGHT_RATIO = 0.78;
/** Answered questions about the owner. */
const MIN_OWN_RATIO = 0.7;

describe('the guide’s score', () => {
  it('reaches the minimum on the first set of dialogues', async () => {
    const first = await gradeDialogues(sets.firstDialogues, open);
    const poor = first.filter(({ grade }) => grade === 'wrong' || grade === 'nonsense');
    const report = poor.map(({ dialogue, turn, reply }) => `${dialogue}: ${turn.says} → ${reply.sentences.join(' ')}`);
    expect(shareOf(first, 'good'), report.join('\n')).toBeGreaterThanOrEqual(FLOOR.good);
    expect(shareOf(first, 'wrong', 'nonsense')).toBeLessThanOrEqual(FLOOR.poor);
    expect(shareOf(first, 'nonsense')).toBe(0);
  });

  it('reaches the minimum on the third writer’s questions', async () => {
    const third = await gradeDialogues(toDialogues(sets.thirdQuestions), open);
    const poor = third.filter(({ grade }) => grade !== 'good');
    const report = poor.map(({ turn, reply }) => `${turn.says} → ${reply.sentences.join(' ')}`).join('\n');
    expect(shareOf(third, 'good'), report).toBeGreaterThanOrEqual(MIN_THIRD_RATIO);
  });

  it('answers questions about the owner, and few strange ones in the same words', () => {
    const answered = sets.strangeQuestions.filter((question) => ask(question).reply.targets.length > 0);
    expect(answered.length / sets.strangeQuestions.length, answered.join('\n')).toBeLessThanOrEqual(MOST_STRANGE_RATIO);
    const declined = sets.ownQuestions.filter((question) => ask(question).reply.targets.length === 0);
    expect(1 - declined.length / sets.ownQuestions.length, declined.join('\n')).toBeGreaterThanOrEqual(MIN_OWN_RATIO);
  });

  it('reaches the minimum on the questions about the site', () => {
    const says = new Map(
      knowledge.entities.map(({ id, fields }) => [id, Object.values(fields).flatMap((answer) => answer.says)]),
    );
    const isRight = (question: string, entities: readonly string[]): boolean => {
      const { sentences } = ask(question).reply;
      return entities.some((id) => says.get(id)?.some((one) => sentences.includes(one)));
    };
    const onTopic = sets.questions.filter(({ entities }) => entities.length > 0);
    const wrong = onTopic.filter(({ question, entities }) => !isRight(question, entities));
    const report = wrong.map(({ question }) => question).join('\n');
    expect(1 - wrong.length / onTopic.length, report).toBeGreaterThanOrEqual(MIN_RIGHT_RATIO);
  });

  it('answers every suggestion of the page', () => {
    for (const suggestion of suggestions) expect(ask(suggestion).reply.targets, suggestion).not.toEqual([]);
  });
});

describe('the end of a call', () => {
  const farewells = ['goodbye', 'bye bye', 'hang up', 'that is all', 'see you', 'have a nice day', 'I have to go'];
  const courtesies = ['', 'thank you', 'ok', 'well then', 'thanks a lot', 'dear owl'];
  const others = 'does he say with bugs stop quit night shift done finish exit leave Heron project';
  const states = [guide.begin().state, ask('What has he built?').state, ask('Tell me about Heron').state];

  it('does not follow an utterance with a word beyond farewells and courtesies', { timeout: 300_000 }, () => {
    const word = fc.constantFrom(...others.split(' '));
    const chatter = fc.array(word, { maxLength: 4 }).map((some) => some.join(' '));
    const utterance = fc
      .tuple(chatter, fc.constantFrom(...farewells), chatter, word)
      .chain(([before, bye, after, one]) =>
        fc.constantFrom(`${one} ${before} ${bye} ${after}`, `${before} ${bye} ${one} ${after}`, `${before} ${one}`),
      );
    fc.assert(
      fc.property(utterance, fc.constantFrom(...states), (line, state) => !guide.replyTo(line, state).state.isOver),
      { numRuns: effort(2_000, 10_000) },
    );
  });

  it('follows every farewell of the list, alone or between courtesies', () => {
    for (const before of courtesies)
      for (const bye of farewells)
        for (const after of courtesies)
          for (const state of states) expect(guide.replyTo(`${before} ${bye} ${after}`, state).state.isOver).toBe(true);
  });

  it('follows another farewell only after "yes"', () => {
    const turn = guide.replyTo('I think I have heard enough now, I am going to leave you', ask('Who is he?').state);
    if (turn.reply.sentences[0] === knowledge.lines.hangUp[0])
      expect(guide.replyTo('yes', turn.state).state.isOver).toBe(true);
    expect(turn.state.isOver).toBe(false);
  });
});
