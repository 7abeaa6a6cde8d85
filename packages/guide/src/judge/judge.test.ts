import { describe, expect, it } from 'vitest';
import { toNearTo } from '../english/phrases.ts';
import { english } from '../model/english.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel, type Chances } from '../testing/table-model.ts';
import type { Entity } from '../knowledge.ts';
import { createGuide } from '../say/create-guide.ts';
import type { GuideTurn } from '../read/state.ts';

const { lines } = museum;
const { say, offer: LIKELY } = english.limits;
const SURE = say + 0.01;
const SEEN = 'The painter missed the light of home.';

function ask(table: Readonly<Record<string, Chances>>, ...texts: readonly string[]): GuideTurn {
  const guide = createMuseumGuide(createTableModel(table));
  return texts.reduce((turn, text) => guide.replyTo(text, turn.state), guide.begin());
}
const sentencesOf = (...said: Parameters<typeof ask>): readonly string[] => ask(...said).reply.sentences;

describe('a sure meaning', () => {
  it('is said, even if it was said before and another sentence has the words of the question', () => {
    const table = { 'how many visitors come': { 'availability/what': SURE, 'moth/result': 0.99 - SURE } };
    expect(sentencesOf(table, 'How many visitors come?')).toEqual(['The museum is open from ten to six.']);
    const why = { 'why <project>': { 'moth/why': SURE, 'moth/how': 0.3 } };
    expect(ask(why, 'Why Lanternmoth?', 'Why Lanternmoth?').reply.targets).toEqual(['moth/why']);
  });

  it('of "you" is the surer one of the guide’s and the owner’s', () => {
    const ofOwner = { 'what is he': { 'availability/what': 0.9 } };
    expect(sentencesOf({ ...ofOwner, 'what are you': { 'are-you-ai/what': 0.95 } }, 'What are you?')).toEqual([
      'I am a program.',
    ]);
    expect(sentencesOf({ ...ofOwner, 'what are you': { 'are-you-ai/what': SURE } }, 'What are you?')).toEqual([
      'The museum is open from ten to six.',
    ]);
  });
});

describe('a likely meaning', () => {
  const two = { 'tell <project>': { 'moth/why': LIKELY + 0.05, 'availability/what': LIKELY } };

  it('is offered with the next likely ones, by name and by place', () => {
    const { reply, state } = ask(two, 'Tell Lanternmoth');
    expect(reply.sentences).toEqual(['Do you mean Lanternmoth?', 'Or the opening hours?']);
    expect(reply.suggestions).toEqual(['Lanternmoth', 'The opening hours']);
    expect(state).toMatchObject({ focus: 'moth', field: 'why', offer: ['moth/why', 'availability/what'] });
    for (const choice of ['the second', 'The last', 'yes, the second', 'The opening hours'])
      expect(sentencesOf(two, 'Tell Lanternmoth', choice)).toEqual(['The museum is open from ten to six.']);
    expect(sentencesOf(two, 'Tell Lanternmoth', 'Lanternmoth')).toEqual([SEEN]);
    // The choice answers what was asked: its sentence, not the first.
    const stairs = { 'stairs tell <project>': { 'supper/what': LIKELY + 0.05, 'availability/what': LIKELY } };
    expect(sentencesOf(stairs, 'Stairs tell Quiet Supper', 'the first')).toEqual(['It hangs above the stairs.']);
    expect(ask(stairs, 'Stairs tell Quiet Supper', 'zzyzx').state.asked).toBeUndefined();
    // As typed or heard.
    const price = { 'tell <project>': { 'moth/why': LIKELY + 0.05, 'availability/cost': LIKELY } };
    expect(sentencesOf(price, 'Tell Lanternmoth', 'the OPENING hours')).toEqual(['Entry is free.']);
  });

  it('that two fields of one entity share is said by both, however likely another is', () => {
    const fields = { 'tell <project>': { 'moth/why': LIKELY + 0.05, 'moth/how': LIKELY, 'moth/result': 0.2 } };
    expect(ask(fields, 'Tell Lanternmoth').reply.targets).toEqual(['moth/why', 'moth/how']);
    const beside = { 'tell <project>': { 'moth/why': LIKELY + 0.05, 'moth/how': LIKELY, 'availability/what': 0.2 } };
    expect(ask(beside, 'Tell Lanternmoth').reply.targets).toEqual(['moth/why', 'moth/how']);
    const unwritten = { 'tell <project>': { 'moth/why': LIKELY + 0.25, 'moth/cost': 0.09, 'availability/what': 0.2 } };
    expect(ask(unwritten, 'Tell Lanternmoth').reply.targets).toEqual(['moth/why']);
    const denial = { 'cost <project>': { 'moth/cost': LIKELY + 0.02, 'moth/how': LIKELY + 0.01 } };
    expect(sentencesOf(denial, 'Cost Lanternmoth')).toEqual([
      'What Lanternmoth cost is not written here.',
      'Layers of amber varnish made it glow.',
    ]);
  });

  it('that a list and one of its entries share, a topic and its entry, or two topics, is said', () => {
    const fields = { what: { says: ['Two glow.'], members: ['moth', 'supper'] } };
    const last = { what: { says: ['The last was Lanternmoth.'] } };
    const first = { first: { says: ['It was Lanternmoth.'], members: ['moth'] } };
    const entities: readonly Entity[] = [
      ...museum.entities,
      { id: 'glow', kind: 'topic', title: 'glow', fields },
      { id: 'all', kind: 'group', title: 'all', fields: first },
      { id: 'last', kind: 'topic', title: 'last', about: 'moth', fields: last },
      ...['lamp', 'wick'].map((id): Entity => {
        return { id, kind: 'topic', title: id, fields: { what: { says: [`A ${id}.`], more: ['Both glow.'] } } };
      }),
    ];
    const replyTo = (likeliest: string, second: string): readonly string[] => {
      const table = { '<project> glow': { [likeliest]: LIKELY + 0.05, [second]: LIKELY } };
      const guide = createGuide({ ...museum, entities }, createTableModel(table));
      return guide.replyTo('Lanternmoth glow', guide.begin().state).reply.targets;
    };
    expect(replyTo('glow/what', 'moth/what')).toEqual(['glow/what']);
    expect(replyTo('moth/what', 'glow/what')).toEqual(['moth/what']);
    expect(replyTo('all/first', 'moth/what')).toEqual(['all/first']);
    expect(replyTo('moth/what', 'last/what')).toEqual(['moth/what']);
    expect(replyTo('last/what', 'availability/what')).toEqual([]);
    // Of both, the question asks for the same sentence.
    expect(replyTo('lamp/what', 'wick/what')).toEqual(['lamp/what']);
    for (const other of ['availability/what', 'all-project/what']) expect(replyTo('moth/what', other)).toEqual([]);
  });

  it('that is unlikely is not offered, however sure it is that nothing else is written', () => {
    const table = { 'cost <project>': { 'unwritten-age/what': LIKELY, 'availability/what': 0.15 } };
    expect(sentencesOf(table, 'Cost Lanternmoth').join(' ')).not.toContain('Do you mean');
  });

  it('comes before "off topic" where it is likelier by a quarter', () => {
    const chance = LIKELY + 0.02;
    const answerTo = (other: number): readonly string[] =>
      sentencesOf({ 'the dust': { 'availability/cost': chance * other, 'off-topic': chance } }, 'The dust');
    expect(answerTo(1.2)[0]).toBe(lines.declined[0]);
    expect(answerTo(1.3)).toEqual(['Entry is free.']);
  });

  it('without another one is said: one choice is none', () => {
    const table = { 'when open': 'availability/what', 'and the price': { 'availability/cost': LIKELY + 0.05 } };
    expect(sentencesOf(table, 'When open?', 'And the price?')).toEqual(['Entry is free.']);
    expect(sentencesOf(table, 'And the price?')).toEqual(['Entry is free.']);
  });

  it.each([LIKELY + 0.01, SURE])('of %d that nothing is written is said with an offer of what is', (chance) => {
    const table = { 'cost <project>': { 'moth/cost': chance, 'availability/what': 0.29 } };
    expect(sentencesOf(table, 'Cost Lanternmoth')).toEqual([
      'What Lanternmoth cost is not written here.',
      'Do you mean the opening hours?',
    ]);
  });
});

it('a stated need is answered by the entry that resembles it most, and by the names of those that do so about as much', () => {
  const table = { 'we need <topic>': { 'near moth': 0.4, 'act need': 0.3 } };
  const { reply, state } = ask(table, 'We need amber');
  expect(reply.sentences.slice(0, 2)).toEqual([toNearTo('Lanternmoth'), 'Layers of amber varnish made it glow.']);
  expect(state).toMatchObject({ entry: 'moth', offer: ['moth/result', 'moth/how', 'moth/what', 'moth/why'] });
  const both = ask({ 'we need <topic> <topic>': { 'near moth': 0.4, 'near harbour': 0.3 } }, 'We need amber ships');
  expect(both.reply.sentences).toEqual([toNearTo('Lanternmoth'), 'Or Grey Harbour?']);
  expect([both.reply.targets, both.state.entry]).toEqual([['moth/what', 'harbour/what'], 'moth']);
});

it('a stated need that an award resembles is answered by it, and then leads to the first subjects', () => {
  const fields = { what: { says: ['Given for amber light.'] } };
  const award: Entity = { id: 'award-tide', kind: 'topic', of: 'award', title: 'Tide Prize', fields };
  const model = createTableModel({ 'we need <topic>': 'near award-tide' });
  const guide = createGuide({ ...museum, entities: [...museum.entities, award] }, model);
  expect(guide.replyTo('We need amber', guide.begin().state).reply).toMatchObject({
    sentences: [toNearTo('Tide Prize'), 'Given for amber light.'],
    suggestions: ['the paintings', 'the opening hours'],
  });
});

describe('an unknown meaning', () => {
  it('gets "not understood" and the menu of the named entity', () => {
    const { reply, state } = ask({}, 'Zzyzx Grey Harbour');
    expect(reply.sentences[0]).toBe(lines.unsure[0]);
    expect(state).toMatchObject({ focus: 'harbour', offer: ['harbour/why', 'harbour/how', 'harbour/result'] });
  });

  it('is "not written", with what is, where the owner is asked about something that the content lacks', () => {
    expect(sentencesOf({}, 'Does he keep zzyzx?')).toEqual([...lines.notWritten, ...lines.unsure.slice(1)]);
  });

  it('gets other words the second time', () => {
    expect(sentencesOf({}, 'zzyzx', 'zzyzx')).toEqual(lines.unsureAgain);
  });

  it('without a subject at the beginning of a call gets the first subjects', () => {
    expect(sentencesOf({ 'and the next': { 'availability/what': LIKELY } }, 'And the next?')).toEqual(lines.nothingYet);
  });
});
