import { createKnowledge } from '@asad/call-core/guide';
import { evaluationQuestions, facts, owner, suggestions, type Fact } from '@asad/content';
import { describe, expect, it } from 'vitest';

const inDomain = evaluationQuestions.filter((entry) => entry.factIds.length > 0);
const offTopic = evaluationQuestions.filter((entry) => entry.factIds.length === 0);
/** 36 of 40, whatever the number of questions. */
const MIN_RIGHT_RATIO = 36 / 40;

type Answerer = (question: string) => string | undefined;

const knowledge = createKnowledge(facts, { ignoredWords: [owner.name] });
const guide: Answerer = (question) => {
  const answer = knowledge.ask(question);
  return answer.kind === 'answer' ? answer.fact.id : undefined;
};

/** What a simple site would do: the first fact with a long word of its title in the question. */
const keywordTable: Answerer = (question) => {
  const asked = new Set(toLongWords(question));
  return facts.find((fact: Fact) =>
    toLongWords(`${fact.title} ${fact.names?.join(' ') ?? ''}`).some((word) => asked.has(word)),
  )?.id;
};

function toLongWords(text: string): readonly string[] {
  const owners = new Set(owner.name.toLowerCase().split(' '));
  return (text.toLowerCase().match(/\w+/gu) ?? []).filter((word) => word.length > 3 && !owners.has(word));
}

function examine(answer: Answerer) {
  const wrong = inDomain
    .map((entry) => ({ ...entry, found: answer(entry.question) }))
    .filter((entry) => !entry.factIds.includes(entry.found ?? ''));
  const answeredOffTopic = offTopic.filter((entry) => answer(entry.question) !== undefined);
  return { right: inDomain.length - wrong.length, wrong, answeredOffTopic };
}

describe('the guide’s examination', () => {
  it('answers at least 36 of 40 questions about the site, and none about anything else', () => {
    const result = examine(guide);
    console.info(
      `Guide: ${result.right} of ${inDomain.length} right, ${result.answeredOffTopic.length} of ${offTopic.length} off-topic answered.`,
    );
    expect(result.right / inDomain.length, JSON.stringify(result.wrong, null, 1)).toBeGreaterThanOrEqual(
      MIN_RIGHT_RATIO,
    );
    expect(result.answeredOffTopic).toEqual([]);
  });

  it('would not be passed by a table of keywords', () => {
    const result = examine(keywordTable);
    console.info(
      `Keyword table: ${result.right} of ${inDomain.length} right, ${result.answeredOffTopic.length} off-topic answered.`,
    );
    expect(result.right / inDomain.length).toBeLessThan(MIN_RIGHT_RATIO);
  });

  it('offers three suggestions with every question that it declines', () => {
    for (const { question } of offTopic) {
      const answer = knowledge.ask(question);
      expect(answer.kind === 'declined' && answer.suggestions.length).toBe(3);
    }
  });

  it('answers every suggestion of the page, and every ask with its own fact', () => {
    for (const suggestion of suggestions) expect(guide(suggestion), suggestion).toBeDefined();
    for (const fact of facts) for (const ask of fact.asks) expect(guide(ask), ask).toBe(fact.id);
  });
});
