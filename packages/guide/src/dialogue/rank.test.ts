import { describe, expect, it } from 'vitest';
import { museumContent } from '../testing/museum-guide.ts';
import type { Candidate, Evidence } from './evidence.ts';
import { createGuide } from './create-guide.ts';
import type { Found } from './found.ts';
import { pickLikeliest, rank } from './rank.ts';
import type { GuideContent } from './subject.ts';

/** How much a piece of evidence says. */
const WEIGHTS: Evidence = { topic: 1.5, nothing: 2 };
const pick = (ways: readonly Candidate[], leastNothing?: number): Found | undefined =>
  pickLikeliest(rank(ways, WEIGHTS), leastNothing);
const way = (target: string, evidence: Evidence): Candidate => ({ found: { targets: [target] }, evidence });

describe('the likeliest way to understand a question', () => {
  it('is the one that most speaks for', () => {
    const found = pick([way('moth/why', { topic: 1 }), way('moth/how', { topic: 4 })]);
    expect(found?.targets).toEqual(['moth/how']);
  });

  it('is told with another of the same subject that is nearly as likely, the likelier first', () => {
    const ways = [way('moth/why', { topic: 3.9 }), way('moth/how', { topic: 4 }), way('supper/how', { topic: 1 })];
    expect(pick(ways)?.targets).toEqual(['moth/how', 'moth/why']);
  });

  it('is told without what is told in general, however likely that is', () => {
    const ways = [way('moth/how', { topic: 4 }), way('moth/what', { topic: 3.9, main: 1 })];
    expect(pick(ways)?.targets).toEqual(['moth/how']);
  });

  it('is told alone beside another subject that is as likely', () => {
    const ways = [way('moth/why', { topic: 4 }), way('supper/why', { topic: 4 })];
    expect(pick(ways)?.targets).toEqual(['moth/why']);
  });

  it('may be that nothing here is asked for', () => {
    const nothing: Candidate = { found: undefined, evidence: { nothing: 1 } };
    expect(pick([way('moth/why', { topic: 1 }), nothing])).toBeUndefined();
  });

  it('is that nothing here is asked for, where so little is enough for that', () => {
    const ways: readonly Candidate[] = [way('moth/why', { topic: 2 }), { found: undefined, evidence: { nothing: 1 } }];
    expect(pick(ways)?.targets).toEqual(['moth/why']);
    expect(pick(ways, 0.2)).toBeUndefined();
  });
});

describe('a guide that explains itself', () => {
  const learned: GuideContent = {
    ...museumContent,
    examples: {
      topics: { 'hours/what': ['from when can one get in', 'at what time do the doors close'] },
      details: { 'moth/how': ['which resin did she put on top', 'what makes it shine like that'] },
      offTopic: ['who won the match', 'tell me a joke'],
    },
  };
  const guide = createGuide(learned);
  const talked = guide.replyTo('Tell me about Lanternmoth', guide.begin().state).state;

  it('lists each way with what speaks for it, and what would be replied', () => {
    const ways = guide.explain('which resin did she put on top', talked);
    const how = ways.find(({ turn }) => turn.reply.targets.join(' ') === 'moth/how');
    expect(how?.turn.state.focus).toBe('moth');
    expect(how?.evidence).toMatchObject({ 'is focus': 1 });
    expect(ways.at(-1)?.turn.reply.targets).toEqual([]);
  });

  it('weighs particulars that were learned from examples without a name', () => {
    const detailOf = (id: string) =>
      guide.explain('which resin on top', talked).find(({ turn }) => turn.reply.targets[0] === id)?.evidence[
        'detail, focus'
      ] ?? 0;
    expect(detailOf('moth/how')).toBeGreaterThan(detailOf('moth/why'));
  });

  it('weighs an act beside what may be asked, with how it is said', () => {
    const wait = guide.explain('wait, my bus is here', talked).find(({ act }) => act === 'stop');
    expect(wait?.evidence).toMatchObject({ 'act, clauses': 1, 'act, clauses, remark': 1 });
    const hasty = guide.explain('wait my bus is here', talked).find(({ act }) => act === 'stop');
    expect(hasty?.evidence).toMatchObject({ 'act, starts': 1, 'act, starts, remark': 1 });
    expect(wait?.turn.reply.sentences).toEqual([]);
    expect(
      guide.explain('wait, why was it painted?', talked).find(({ act }) => act === 'stop')?.evidence,
    ).toMatchObject({
      'act, odd': 1,
    });
  });

  it('explains no act', () => {
    expect(guide.explain('say that again', talked)).toEqual([]);
  });

  it('names the words and what was asked before, where a content has learned what they say', () => {
    const evidenceOf = (content: GuideContent) =>
      createGuide(content)
        .explain('which resin on top', talked)
        .find(({ turn }) => turn.reply.targets[0] === 'moth/how')?.evidence ?? {};
    expect(evidenceOf({ ...learned, words: {} })).toMatchObject({
      'painting/how ~ resin': 1,
      'moth ~ resin': 1,
      'painting/how ~ after:what': 1,
      'painting/how ~ amid:painting': 1,
      'painting/how ~ first:which': 1,
      'painting/how ~ last:top': 1,
      'painting/how ~ words:4': 1,
      'focus entry ~ resin': 1,
    });
    expect(Object.keys(evidenceOf(learned)).filter((name) => name.includes('~'))).toEqual([]);
  });

  it('takes what the words of a content speak for', () => {
    const asked = 'Tell me about the small Lanternmoth';
    const targetOf = (words: Readonly<Record<string, string>>) => {
      const own = createGuide({ ...learned, words });
      return own.replyTo(asked, own.begin().state).reply.targets;
    };
    expect(targetOf({})).toEqual(['moth/what']);
    expect(targetOf({ 'painting/how': 'small 90' })).toEqual(['moth/how']);
  });
});
