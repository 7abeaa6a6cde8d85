import { portfolio as sample } from '@asad/content/fixtures/sample';
import { describe, expect, it } from 'vitest';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { english } from '../model/english.ts';
import { createMuseumGuide } from '../testing/museum.ts';
import { readModel } from '../understanding/model.ts';
import type { GuideTurn } from '../understanding/state.ts';
import { createGuide, type Guide } from './create-guide.ts';

const knowledge = deriveKnowledge(sample, '2026-11');
const guide = createGuide(knowledge, readModel(english));
const { need: [question = ''] = [], needUnknown = [], needOffer = [], asYouLike } = knowledge.lines;

const say = (texts: readonly string[], to: Guide = guide): GuideTurn =>
  texts.reduce((turn, text) => to.replyTo(text, turn.state), to.begin());
const questions = ['What projects has he done?', 'Where has he worked?'];

describe('the question about the visitor’s need', () => {
  it('follows the second answer, once', () => {
    expect(say(questions.slice(0, 1)).reply.sentences).not.toContain(question);
    expect(say(questions).reply.sentences.at(-1)).toBe(question);
    expect(say([...questions, 'Does he know React?']).reply.sentences).not.toContain(question);
  });

  it('is left out when the content has no line for it', () => {
    const { reply } = say(['Lanternmoth', 'Grey Harbour'], createMuseumGuide());
    expect(reply.sentences.filter((sentence) => sentence.endsWith('?'))).toEqual([]);
  });

  it.each(['A post to fill', 'yes', 'We are hiring'])('is answered with the way to hire after: %s', (text) => {
    expect(say([...questions, text]).reply.targets).toEqual(['hire/what']);
  });

  it.each(['Just curious', 'nothing really', 'no'])('is closed without an answer after: %s', (text) => {
    expect(say([...questions, text]).reply.sentences).toEqual(asYouLike);
  });

  it('does not count answers about the guide', () => {
    expect(say(['Who are you?', 'What projects has he done?']).reply.sentences).not.toContain(question);
  });

  it('does not capture a question that follows it', () => {
    expect(say([...questions, 'What is Heron?']).reply.targets).toEqual(['project-email-tracking/what']);
  });
});

describe('a need that the visitor states', () => {
  it.each([
    ['Our invoices are typed by hand', 'project-automation-flows'],
    ['Our support tickets pile up, can he do something?', 'experience-acme-outreach'],
    ['We type our invoices by hand. Could Omar help?', 'project-automation-flows'],
    ['Our drivers plan their routes on paper', 'experience-example-freight'],
    ['We need someone to automate our spreadsheets', 'project-automation-flows'],
  ])('gets the work that resembles it: %s', (text, id) => {
    const { reply, state } = say([text]);
    expect([state.entry, reply.sentences.at(-1)]).toEqual([id, needOffer[0]]);
    expect(guide.replyTo('yes', state).reply.targets).toEqual([`${id}/result`]);
  });

  it.each(['I need a website for my bakery', 'We have no idea what we do. Could he fix that?'])(
    'gets the contact when no work resembles it: %s',
    (text) => {
      expect(say([text]).reply.sentences[0]).toBe(needUnknown[0]);
    },
  );

  it.each(['I would like to book a call', 'My sister started a new job', 'I have a headache', 'We like owls'])(
    'is not found in: %s',
    (text) => {
      const { sentences } = say([text]).reply;
      expect([needUnknown[0], needOffer[0]].filter((line) => line && sentences.includes(line))).toEqual([]);
    },
  );
});
