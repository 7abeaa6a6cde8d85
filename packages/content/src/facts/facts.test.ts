import { describe, expect, it } from 'vitest';
import {
  evaluationQuestions,
  experiences,
  facts,
  guideContent,
  guideLines,
  listSentences,
  principles,
  projects,
  stack,
  suggestions,
} from '../index.ts';
import { detailAsks } from './examples/detail-asks.ts';
import { fieldExamples } from './examples/field-examples.ts';
import { topicExamples } from './examples/topic-examples.ts';
import { fieldAsks } from './field-asks.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Shared words of all words, 0 to 1. */
function overlap(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

describe('facts', () => {
  it('give every entry a fact with asks and an answer', () => {
    const entries = [
      ...projects.map(({ id }) => ({ kind: 'project', id })),
      ...experiences.map(({ id }) => ({ kind: 'experience', id })),
      ...stack.map(({ id }) => ({ kind: 'stack', id })),
      ...principles.map(({ id }) => ({ kind: 'principle', id })),
    ];
    for (const entry of entries) expect(facts.map((fact) => fact.topic)).toContainEqual(entry);
    for (const fact of facts) {
      expect(fact.asks.length, fact.id).toBeGreaterThanOrEqual(5);
      expect(fact.answer.length, fact.id).toBeGreaterThanOrEqual(1);
      expect(fact.answer.length, fact.id).toBeLessThanOrEqual(4);
    }
  });

  it('show only entries that exist', () => {
    const known: Readonly<Record<string, readonly string[]>> = {
      project: projects.map(({ id }) => id),
      experience: experiences.map(({ id }) => id),
      stack: stack.map(({ id }) => id),
      principle: principles.map(({ id }) => id),
      contact: ['booking', 'email', 'linkedin'],
      about: ['works', 'experiences', 'stack', 'about'],
      guide: ['asad', 'privacy', 'limit', 'site'],
    };
    for (const { topic } of facts) expect(known[topic.kind], topic.kind).toContain(topic.id);
  });

  it('have ids and asks that stand once', () => {
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
    const asks = facts.flatMap((fact) => fact.asks.map((ask) => ask.toLowerCase()));
    expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([]);
  });

  it('are told in short sentences that can be said aloud: no symbols', () => {
    for (const sentence of listSentences()) {
      expect(sentence).toMatch(/^[A-Z][\p{L}\p{N} ,.:;'&+-]*[.?]$/u);
      expect(sentence.length, sentence).toBeLessThanOrEqual(170);
    }
  });

  it('know every name of a tool, project and employer', () => {
    const said = facts.flatMap((fact) => fact.answer).join(' ');
    for (const { title } of projects) expect(said).toContain(title);
    for (const { company } of experiences) expect(said).toContain(company);
  });
});

describe('the guide’s lines', () => {
  it('say plainly that a local guide answers from this site', () => {
    expect(guideLines.greeting.join(' ')).toMatch(/local guide.*this site/u);
  });
});

describe('ways to ask for a field', () => {
  it('belong to fields that can be told', () => {
    const known = new Set(
      guideContent.subjects.flatMap(({ id, fields }) => Object.keys(fields).map((key) => `${id}/${key}`)),
    );
    for (const asks of [fieldAsks, detailAsks, topicExamples])
      expect(Object.keys(asks).filter((target) => !known.has(target))).toEqual([]);
    const fields = new Set<string>(guideContent.fields.map(({ id }) => id));
    expect(Object.keys(fieldExamples).filter((field) => !fields.has(field))).toEqual([]);
  });
});

describe('the evaluation', () => {
  const inDomain = evaluationQuestions.filter((entry) => entry.factIds.length > 0);

  it('asks at least 40 questions about the site and 15 about other things', () => {
    expect(inDomain.length).toBeGreaterThanOrEqual(40);
    expect(evaluationQuestions.length - inDomain.length).toBeGreaterThanOrEqual(15);
  });

  it('names facts that exist, and asks for most of them', () => {
    const known = new Set(facts.map((fact) => fact.id));
    const asked = new Set(inDomain.flatMap((entry) => entry.factIds));
    for (const id of asked) expect(known).toContain(id);
    expect(asked.size / known.size).toBeGreaterThan(0.75);
  });

  it('is written in other words than the asks', () => {
    const asks = facts.flatMap((fact) => fact.asks);
    const closest = evaluationQuestions.map(({ question }) => Math.max(...asks.map((ask) => overlap(question, ask))));
    const mean = closest.reduce((sum, share) => sum + share, 0) / closest.length;
    expect(Math.max(...closest)).toBeLessThanOrEqual(0.67);
    expect(mean).toBeLessThan(0.4);
  });
});

describe('suggestions', () => {
  it('are short questions', () => {
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    for (const suggestion of suggestions) expect(suggestion.length).toBeLessThanOrEqual(60);
  });
});
