import { portfolio as sample } from '@asad/content/fixtures/sample';
import { describe, expect, it } from 'vitest';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { english } from '../model/english.ts';
import { readModel } from '../rank/model.ts';
import type { GuideTurn } from '../read/state.ts';
import { createGuide, type Guide } from './create-guide.ts';
import type { Act } from '../rank/intents.ts';

const knowledge = deriveKnowledge(sample, '2026-11');
const guide = createGuide(knowledge, readModel(english));
const { lines } = knowledge;

const say = (texts: readonly string[], to: Guide = guide): GuideTurn =>
  texts.reduce((turn, text) => to.replyTo(text, turn.state), to.begin());
const sentencesOf = (...texts: readonly string[]): readonly string[] => say(texts).reply.sentences;

const ACTS: Readonly<Partial<Record<Act, readonly string[]>>> = {
  reword: ['What?', 'huh', 'Sorry, what?', "I don't follow", 'what do you mean by that?', 'can you rephrase that'],
  shorter: ['shorter please', 'can you make it shorter', 'in one sentence', "that's too long"],
  wait: ['Wait', 'hold on a second', 'Just a minute, please', 'give me a moment', 'bear with me'],
  quiet: ['Shut up!', 'be quiet', 'could you stop talking', 'leave me alone'],
  rude: ['You are an idiot', 'fuck off', 'this is so stupid', 'you suck'],
  praise: ['You are great', "you're a clever owl", 'I love you', 'good job'],
  mood: ['I am hungry', "I'm so tired", 'I feel lonely today'],
  introduce: ['My name is Sarah', "Hi, I'm Tom from Acme", 'This is Maria', 'I am a recruiter'],
  invent: ['Make something up', 'just lie to me', 'take a wild guess'],
  joke: ['Tell me a joke', 'do you know any good jokes', 'say something funny'],
  ask: ['Can I ask you something?', 'I have a few questions', 'may I ask', 'quick question'],
  sleep: ['Do you sleep?', 'are you tired', 'Do you ever dream?'],
};

const actOf = (text: string): string | undefined => {
  const meaning = guide.explain(text, guide.begin().state).ranked[0]?.meaning;
  return meaning?.kind === 'act' ? meaning.act : undefined;
};

it.each(Object.entries(ACTS).flatMap(([act, texts]) => texts.map((text) => [act, text] as const)))(
  'the act %s is found in: %s',
  (act, text) => {
    expect(actOf(text)).toBe(act);
  },
);

it.each([
  'What does he do?',
  'What do you mean by reliability?',
  'Does he sleep?',
  'Is he funny?',
  'I am interested in Heron',
  'Did he make up the figures?',
  'How bad was the slowest page?',
  'And what is he bad at?',
])('no line is found in: %s', (text) => {
  expect(Object.keys(ACTS)).not.toContain(actOf(text));
});

describe('a small act', () => {
  it.each(Object.entries(ACTS).flatMap(([act, texts]) => texts.map((text) => [act, text] as const)))(
    '%s never ends the call: %s',
    (_, text) => {
      for (const before of [[], ['Tell me about Heron'], ['I want to leave']])
        expect(say([...before, text]).state.isOver).toBe(false);
    },
  );

  it('has its line in the content and keeps the focus', () => {
    const turn = say(['Tell me about Heron', 'Tell me a joke']);
    expect(turn.reply.sentences).toEqual(lines.joke);
    expect(turn.state.focus).toBe('project-email-tracking');
  });
});

describe('"What?"', () => {
  it('repeats the answer’s first sentence after the name of its subject', () => {
    expect(sentencesOf('Tell me about Heron', 'What?')).toEqual([
      'I spoke of Heron.',
      'Heron is an email tracking platform for small sales teams.',
    ]);
  });

  it('repeats the question about hanging up in other words and keeps it open', () => {
    const turn = say(['I want to leave', 'What?']);
    expect(turn.reply.sentences).toEqual(lines.hangUpAgain);
    expect(guide.replyTo('yes', turn.state).state.isOver).toBe(true);
  });

  it('answers with the help when there is no answer to repeat', () => {
    expect(say(['What?']).reply.targets).toEqual(['help/what']);
    expect(say(['blue gherkins everywhere', 'What?']).reply.targets).toEqual(['help/what']);
  });
});

describe('the question about hanging up', () => {
  it.each(['I am hungry', 'fuck off', 'That was an odd answer', 'Are you kidding me'])(
    'is not asked after: %s',
    (text) => {
      expect(sentencesOf(text)).not.toEqual(lines.hangUp);
    },
  );

  it.each(['What?', 'hm', 'Heron', 'Why?', 'tell me more', 'not yet'])('keeps the call open after: %s', (text) => {
    expect(say(['I want to leave', text]).state.isOver).toBe(false);
  });

  it.each(['yes', 'Yes, please', 'ok do it', 'sure'])('ends the call after: %s', (text) => {
    expect(say(['I want to leave', text]).state.isOver).toBe(true);
  });
});

describe('a question in another language', () => {
  it.each(['Danke', 'Wo wohnt er?', 'Où habite-t-il ?', 'Quanto costa?', 'Hola, ¿dónde vive?'])(
    'is answered with the language that the guide speaks: %s',
    (text) => {
      expect(say([text]).reply.targets).toEqual(['act-language/what']);
    },
  );
});
