import { describe, expect, it } from 'vitest';
import type { Entity, EntityKind } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createLexicon } from './lexicon.ts';
import { createReader, type Reading } from './read-utterance.ts';

const VOCABULARY = ['paint', 'painted', 'cost', 'visitors', 'ordered', 'price'];
const read = createReader(createLexicon(museum), new Set(VOCABULARY));
const ids = (entities: readonly { readonly id: string }[]): readonly string[] => entities.map(({ id }) => id);
const entity = (kind: EntityKind, name: string): Entity => ({ id: name, kind, title: name, names: [name], fields: {} });
const createReaderOf = (entities: readonly Entity[], ownerNames: readonly string[] = []) =>
  createReader(createLexicon({ ...museum, entities, ownerNames }), new Set(['use', 'cost']));

describe('tokens of an utterance', () => {
  it.for([
    ['Why was Grey Harbour painted?', 'why wa <project> paint'],
    ['a shipyard zzyzx quux', 'a <topic> <unknown> <unknown>'],
    ['visitors and visitors', 'visitor and visitor'],
    ['orderd, the pricee', 'order the price'],
    ['What is a constructor?', 'what is a <unknown>'],
    ['you ASAD, python?', 'you <guide> <absent>'],
    ['not Lanternmoth, Grey Harbour', '<project>'],
    ['before Grey Harbour', 'befor <beyond>'],
    ['she him them hers their Ada', 'he he he he he he'],
    ['Ada Museum', 'he'],
    ['Ada’s', 'he'],
  ])('of %j are %j', ([text = '', tokens]) => {
    expect(read(text).tokens.join(' ')).toBe(tokens);
  });

  it.for([
    ['Who are they?', 'Who is he?'],
    ['Were they in Paris?', 'Was she in Paris?'],
    ['Have they a studio?', 'Has he a studio?'],
    ['What do they do?', 'What does she do?'],
    ['So they were there', 'So he was there'],
    ['a prize, a cv', 'a award, a resume'],
  ])('are equal in %j and %j', ([text = '', other = '']) => {
    expect(read(text).tokens).toEqual(read(other).tokens);
  });

  it('keep another form of a word of the content, though a known word differs by a letter', () => {
    const tour: Entity = { ...entity('project', 'Tour'), texts: ['trucks'] };
    const readTour = createReader(createLexicon({ ...museum, entities: [tour] }), new Set(['tracking']));
    expect(readTour('trucking').topical).toEqual(['truck']);
  });

  it('keep other verbs next to "their"', () => {
    expect(read('What are their rates?').tokens).not.toEqual(read('What is his rates?').tokens);
  });
});

describe('names in an utterance', () => {
  it.for<readonly [text: string, named: readonly string[], excluded?: readonly string[]]>([
    ['Quiet Supper, Lanternmoth, and Quiet Supper again', ['supper', 'moth']],
    ['and lantern mouth', ['moth']],
    ['and lantin mott', ['moth']],
    ['and Lantern moth', ['moth']],
    ['and lanternmoths', ['moth']],
    ['and Lanternmoht', ['moth']],
    ['and lantern mowth', ['moth']],
    ['and LANTERNMOTH', ['moth']],
    ['what is a lanternmoth', []],
    ['what is a quiet supper', ['supper']],
    ['Grey Harbour, not Lanternmoth and not the Quiet Supper', ['harbour'], ['moth', 'supper']],
  ])('%s: %o', ([text, named, excluded = []]) => {
    const reading = read(text);
    expect([ids(reading.named), ids(reading.excluded)]).toEqual([named, excluded]);
  });

  it('are the longest that fit', () => {
    const school = 'Royal School of Very Fine Mechanics';
    const readHalls = createReaderOf([entity('part', 'Hall'), entity('part', 'East Hall'), entity('project', school)]);
    const texts = ['the east hall', 'the hall', `What was the ${school}?`];
    expect(texts.map((text) => ids(readHalls(text).named))).toEqual([['East Hall'], ['Hall'], [school]]);
  });

  it('differ from verbs of the same spelling', () => {
    const readShop = createReaderOf([entity('stack', 'Go')], ['Will May', 'Will', 'May']);
    for (const text of ['Does he use Go?', 'Tell me about Go', 'Why Go?', 'Is Go one of them?', 'Go'])
      expect([text, ids(readShop(text).named)]).toEqual([text, ['Go']]);
    for (const text of ['Go on', 'Let us go', 'Where did he go then?', 'Please go ahead', 'I have to go'])
      expect([text, readShop(text).named]).toEqual([text, []]);
    expect(readShop('Who is Will?').tokens).toEqual(['who', 'is', 'he']);
    expect(readShop('What will it cost?').tokens).toEqual(['what', 'will', 'it', 'cost']);
    expect(readShop('May I use it?').tokens).not.toContain('he');
  });

  it('of one topic of many count as here', () => {
    const german: Entity = { ...entity('topic', 'German'), of: 'language' };
    expect(createReaderOf([german])('does zzyzx know german')).toMatchObject({ isHere: true });
  });

  it('are not found by sound in common words', () => {
    const readShop = createReaderOf([entity('project', 'Thenkluk')]);
    expect(['thankloke', 'think look', 'look thankloke'].map((text) => ids(readShop(text).named))).toEqual([
      ['Thenkluk'],
      [],
      ['Thenkluk'],
    ]);
  });
});

it.for<readonly [text: string, reading: Partial<Reading>]>([
  ['the first', { position: { kind: 'index', index: 0 } }],
  ['tell me about the third one', { position: { kind: 'index', index: 2 } }],
  ['is there a second job', { position: { kind: 'index', index: 1 } }],
  ['the former', { position: { kind: 'index', index: 0 } }],
  ['the latter', { position: { kind: 'last' } }],
  ['the oldest job', { position: { kind: 'oldest' } }],
  ['his latest work', { position: { kind: 'newest' } }],
  ['which came first', { position: { kind: 'oldest' } }],
  ['which award', { noun: { kind: 'award', isPlural: false } }],
  ['and before that', { position: { kind: 'before' } }],
  ['the one before', { position: { kind: 'before' } }],
  ['the next project', { position: { kind: 'after' } }],
  ['what came after', { position: { kind: 'after' } }],
  ['no, the other one', { position: { kind: 'other' } }],
  ['what was the other for', { position: { kind: 'other' } }],
  ['which project', { noun: { kind: 'project', isPlural: false } }],
  ['his jobs', { noun: { kind: 'experience', isPlural: true } }],
  ['the companies', { noun: { kind: 'experience', isPlural: true } }],
  ['which technologies', { noun: { kind: 'stack', isPlural: true } }],
  ['a shipyard zzyzx quux', { topical: ['shipyard'], unknown: 2 }],
  ['visitors and visitors', { topical: ['visitor'] }],
  ['what is not oil', { isNegated: true }],
  ["who doesn't paint", { isNegated: true }],
  ['never', { isNegated: true }],
  ['No, Lanternmoth', { isNegated: false }],
  ['not Lanternmoth, Grey Harbour', { isNegated: false }],
  ['why was it made', { hasReference: true }],
  ['who ordered that', { hasReference: true }],
  ['the red one', { hasReference: true }],
  ['who ordered supper', { hasReference: false }],
  ['does he', { isHere: true }],
  ['are you', { isHere: true }],
  ['Ada', { isHere: true }],
  ['this', { isHere: true }],
  ['Do they?', { isHere: true }],
  ['who won the cup', { isHere: false }],
  ['Does he paint?', { isPolar: true }],
  ['And is it oil?', { isPolar: true }],
  ["Isn't it?", { isPolar: true }],
  ['What does he paint?', { isPolar: false }],
])('"%s" is read as %o', ([text, reading]) => {
  expect(read(text)).toMatchObject(reading);
});

it.for([
  'what did he do before Grey Harbour was ordered',
  'what else is there',
  'on the other hand',
  'before we begin',
])('there is no position in "%s"', (text) => {
  expect(read(text).position).toBeUndefined();
});
