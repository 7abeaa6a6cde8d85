import { portfolio as sample } from '@asad/content/fixtures/sample';
import { describe, expect, it } from 'vitest';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { createGuide } from '../say/create-guide.ts';
import { english } from '../model/english.ts';
import { readModel } from '../rank/model.ts';
import type { Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createNearFinder } from './find-near.ts';

const knowledge = deriveKnowledge(sample, '2026-11');
const guide = createGuide(knowledge, readModel(english));
const { need = [], needUnknown = [], needOffer = [] } = knowledge.lines;
const say = (text: string) => guide.replyTo(text, guide.begin().state);

describe('a need that the visitor states', () => {
  it('gets the work that resembles it, and "yes" its result', () => {
    const { reply, state } = say('We type our invoices by hand. Could Omar help?');
    expect([state.entry, reply.sentences.at(-1)]).toEqual(['project-automation-flows', needOffer[0]]);
    expect(guide.replyTo('yes', state).reply.targets).toEqual(['project-automation-flows/result']);
  });

  it('gets the contact and one question when no work resembles it', () => {
    const { reply, state } = say('I need a website for my bakery');
    expect([reply.sentences[0], reply.sentences.at(-1)]).toEqual([needUnknown[0], need[0]]);
    expect(guide.replyTo('I need a website for my bakery', state).reply.sentences).not.toContain(need[0]);
  });

  it('may be a post to fill: the wish, unless it was said, and the contact answer it', () => {
    const { reply, state } = say('We are hiring');
    expect(reply.targets).toEqual(['availability/what', 'hire/what']);
    expect(guide.replyTo('We have a post to fill', state).reply.sentences).not.toContain(reply.sentences[0]);
  });

  it.each(['I would like to book a call', 'My sister started a new job', 'I have a headache', 'We like owls'])(
    'is not found in: %s',
    (text) => {
      const { sentences } = say(text).reply;
      expect([needUnknown[0], needOffer[0]].filter((line) => line && sentences.includes(line))).toEqual([]);
    },
  );
});

describe('the work that resembles a need', () => {
  const withWays = (...ways: readonly string[]) => {
    const entities = museum.entities
      .filter(({ kind }) => kind === 'project')
      .map((entity, at) => ({ ...entity, fields: { how: { says: [ways[at] ?? 'Nothing.'] } } }));
    const findNear = createNearFinder(entities);
    return (text: string) => findNear(text).map(({ entity }) => entity.id);
  };

  it('shares a word that not most of them have', () => {
    expect(withWays('Heat is billed.', 'Paper is shipped.')('Our billing is slow')).toEqual(['moth']);
    expect(withWays('Heat is billed.', 'Water is billed.', 'Paper is billed.')('Our billing is slow')).toEqual([]);
    expect(withWays('Forty lamps.', 'Shops.')('We have forty shops')).toEqual(['harbour']);
  });

  it('has the word itself sooner than a synonym', () => {
    const findNear = withWays('A printer for receipts.', 'A page about the bill.');
    expect(findNear('Nobody reads our bill')).toEqual(['harbour', 'moth']);
  });

  it('may have the word in its title, and be an award, but no study and no referee', () => {
    const award: Entity = { ...museum.entities[0]!, id: 'award-tide', kind: 'topic', of: 'award', title: 'Tide Prize' };
    const findNear = createNearFinder([award, { ...award, of: 'education' }, { ...award, of: 'reference' }]);
    expect(findNear('Our cellar floods at every tide').map(({ entity }) => entity)).toEqual([award]);
  });
});
