import { effort } from '@asad/tooling/effort';
import { knowledge } from '@asad/web/knowledge';
import { suggestions } from '@asad/web/site';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteGuide } from '@asad/web/ask';

const guide = createSiteGuide();
const ask = (question: string) => guide.replyTo(question, guide.begin().state);

it('answers every suggestion of the page', () => {
  for (const suggestion of suggestions) expect(ask(suggestion).reply.targets, suggestion).not.toEqual([]);
});

describe('the end of a call', () => {
  const farewells = ['goodbye', 'bye bye', 'hang up', 'that is all', 'see you', 'have a nice day', 'I have to go'];
  const courtesies = ['', 'thank you', 'ok', 'well then', 'thanks a lot', 'dear owl'];
  const others = 'does he say with bugs stop quit night shift done finish exit leave Heron project';
  const states = [guide.begin().state, ask('What has he built?').state, ask('Tell me about Heron').state];

  it('does not follow an utterance with a word beyond farewells and courtesies', { timeout: 300_000 }, () => {
    const word = fc.constantFrom(...others.split(' '));
    const chatter = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
    const utterance = fc
      .tuple(chatter, fc.constantFrom(...farewells), chatter, word)
      .chain(([before, bye, after, odd]) =>
        fc.constantFrom(`${odd} ${before} ${bye} ${after}`, `${before} ${bye} ${odd} ${after}`, `${before} ${odd}`),
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
