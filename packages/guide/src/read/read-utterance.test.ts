import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createLexicon } from './lexicon.ts';
import { createReader } from './read-utterance.ts';

const VOCABULARY = ['paint', 'painted', 'cost', 'visitors', 'ordered'];
const read = createReader(createLexicon(museum), new Set(VOCABULARY));
const ids = (entities: readonly { readonly id: string }[]): readonly string[] => entities.map(({ id }) => id);

describe('createReader', () => {
  it('replaces a name with a slot, so that the model is independent of the content', () => {
    expect(read('Why was Grey Harbour painted?').tokens).toEqual(['why', 'wa', '<project>', 'paint']);
  });

  it('lists the named entities once, in order', () => {
    expect(ids(read('Quiet Supper, Lanternmoth, and Quiet Supper again').named)).toEqual(['supper', 'moth']);
  });

  it.for(['lantern mouth', 'Lantern moth', 'lanternmoths', 'Lanternmoht', 'lantern mowth', 'LANTERNMOTH'])(
    'finds the name in %j',
    (text) => {
      expect(ids(read(`and ${text}`).named)).toEqual(['moth']);
    },
  );

  it('replaces a synonym before it looks for slips', () => {
    const readPrices = createReader(createLexicon(museum), new Set(['price', 'award', 'resume']));
    expect(readPrices('a prize, a cv').tokens).toEqual(readPrices('a award, a resume').tokens);
    expect(readPrices('the pryce').tokens).toContain('price');
  });

  it('prefers the longest name', () => {
    const galleries = {
      ...museum,
      entities: [
        { id: 'hall', kind: 'part', title: 'Hall', names: ['Hall'], fields: {} },
        { id: 'east', kind: 'part', title: 'East Hall', names: ['East Hall'], fields: {} },
      ],
    } as const;
    const readGalleries = createReader(createLexicon(galleries), new Set());
    expect([ids(readGalleries('the east hall').named), ids(readGalleries('the hall').named)]).toEqual([
      ['east'],
      ['hall'],
    ]);
  });

  it('finds a name of many words', () => {
    const names = ['Royal School of Very Fine Mechanics'];
    const school = {
      ...museum,
      entities: [{ id: 'school', kind: 'experience', title: 'School', names, fields: {} }],
    } as const;
    const { tokens, named } = createReader(
      createLexicon(school),
      new Set(),
    )('What was the Royal School of Very Fine Mechanics?');
    expect([tokens, ids(named)]).toEqual([['what', 'wa', 'the', '<job>'], ['school']]);
  });

  it('distinguishes a name from the verb with the same spelling', () => {
    const shop = {
      ...museum,
      entities: [{ id: 'go', kind: 'stack', title: 'Go', names: ['Go'], fields: {} }],
      ownerNames: ['Will May', 'Will', 'May'],
    } as const;
    const readShop = createReader(createLexicon(shop), new Set(['use', 'cost']));
    for (const text of ['Does he use Go?', 'Tell me about Go', 'Why Go?', 'Is Go one of them?', 'Go'])
      expect([text, ids(readShop(text).named)]).toEqual([text, ['go']]);
    for (const text of ['Go on', 'Let us go', 'Where did he go then?', 'Please go ahead', 'I have to go'])
      expect([text, readShop(text).named]).toEqual([text, []]);
    expect(readShop('Who is Will?').tokens).toEqual(['who', 'is', 'he']);
    expect(readShop('What will it cost?').tokens).toEqual(['what', 'will', 'it', 'cost']);
    expect(readShop('May I use it?').tokens).not.toContain('he');
  });

  it('does not find a name by sound in common words', () => {
    const shop = {
      ...museum,
      entities: [{ id: 'luck', kind: 'project', title: 'Thenkluk', names: ['Thenkluk'], fields: {} }],
    } as const;
    const readShop = createReader(createLexicon(shop), new Set());
    expect(['thankloke', 'think look', 'look thankloke'].map((text) => ids(readShop(text).named))).toEqual([
      ['luck'],
      [],
      ['luck'],
    ]);
  });

  it('lists names after "not" as excluded', () => {
    const { named, excluded } = read('Grey Harbour, not Lanternmoth and not the Quiet Supper');
    expect([ids(named), ids(excluded)]).toEqual([['harbour'], ['moth', 'supper']]);
  });

  it('keeps only the second name of "not this but that"', () => {
    for (const text of ['not the Lanternmoth but Grey Harbour', 'not Lanternmoth, Grey Harbour'])
      expect(read(text), text).toMatchObject({ tokens: ['<project>'], isNegated: false });
  });

  it('sets isNegated for a negated question', () => {
    expect(
      ['what is not oil', "who doesn't paint", 'never', 'without', 'what is oil'].map((text) => read(text).isNegated),
    ).toEqual([true, true, true, true, false]);
    expect(['what has no Lanternmoth', 'No, Lanternmoth'].map((text) => read(text).isNegated)).toEqual([true, false]);
  });

  it('reduces the owner’s pronouns and names to one token', () => {
    for (const text of ['he', 'she', 'him', 'her', 'them', 'his', 'hers', 'their', 'Ada', 'Ada Museum', 'Ada’s'])
      expect(read(text).tokens, text).toEqual(['he']);
    for (const text of ['Are they there?', 'Who were they?', 'Have they?', 'Do they?', 'Their rates are high.'])
      expect(read(text).isHere, text).toBe(true);
  });

  it('reads verbs after "they" as after "he", and leaves other verbs', () => {
    for (const [several, one] of [
      ['Who are they?', 'Who is he?'],
      ['Were they in Paris?', 'Was she in Paris?'],
      ['Have they a studio?', 'Has he a studio?'],
      ['What do they do?', 'What does she do?'],
      ['So they were there', 'So he was there'],
    ] as const)
      expect(read(several).tokens, several).toEqual(read(one).tokens);
    expect(read('What are their rates?').tokens).not.toEqual(read('What is his rates?').tokens);
  });

  it('marks the guide’s name and tools that the content lacks', () => {
    expect(read('Hey ASAD, python?').tokens.slice(1)).toEqual(['<guide>', '<absent>']);
  });

  it('marks words of the content as topics and other words as unknown', () => {
    const { tokens, topical, unknown } = read('a shipyard zzyzx quux');
    expect(tokens).toEqual(['a', '<topic>', '<unknown>', '<unknown>']);
    expect([topical, unknown]).toEqual([['shipyard'], 2]);
  });

  it('lists a word of the content once, also when the model knows it', () => {
    const { tokens, topical } = read('visitors and visitors');
    expect([tokens, topical]).toEqual([['visitor', 'and', 'visitor'], ['visitor']]);
  });

  it('corrects a slip in a word that the model or the content knows', () => {
    expect(read('orderd beside a lantren').words).toEqual(['ordered', 'beside', 'a', 'lantern']);
  });

  it('reads names of object members as unknown words', () => {
    expect(read('What is a constructor?').tokens).toEqual(['what', 'is', 'a', '<unknown>']);
  });

  it('returns an empty reading for an empty utterance', () => {
    expect(read(' … ')).toEqual({
      text: ' … ',
      words: [],
      tokens: [],
      terms: [],
      named: [],
      excluded: [],
      topical: [],
      unknown: 0,
      hasReference: false,
      isHere: false,
      isPolar: false,
      isNegated: false,
    });
  });

  it('returns consistent tokens for any text', () => {
    const tricky = fc.constantFrom(
      'Lanternmoth',
      'not',
      'the',
      'she',
      'constructor',
      'toString',
      '__proto__',
      'valueOf',
      '?',
      'one',
    );
    const word = fc.oneof(tricky, fc.string({ unit: 'grapheme', maxLength: 10 }));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const { tokens, words: readWords, unknown } = read(words.join(' '));
        expect(tokens.length).toBeLessThanOrEqual(readWords.length);
        expect(tokens.filter((token) => token === '<unknown>')).toHaveLength(unknown);
      }),
      { numRuns: effort(200, 5_000) },
    );
  });
});

describe('position of an utterance', () => {
  it.for([
    ['the first', { kind: 'index', index: 0 }],
    ['tell me about the third one', { kind: 'index', index: 2 }],
    ['the former', { kind: 'index', index: 0 }],
    ['the latter', { kind: 'last' }],
    ['and the last one', { kind: 'last' }],
    ['the oldest job', { kind: 'oldest' }],
    ['his latest work', { kind: 'newest' }],
    ['and before that', { kind: 'before' }],
    ['the previous one', { kind: 'before' }],
    ['the one before', { kind: 'before' }],
    ['the next project', { kind: 'after' }],
    ['what came after', { kind: 'after' }],
    ['no, the other one', { kind: 'other' }],
  ] as const)('%s: %o', ([text, position]) => {
    expect(read(text).position).toEqual(position);
  });

  it.for([
    'what did he do before Grey Harbour was ordered',
    'what else is there',
    'on the other hand',
    'before we begin',
  ])('is undefined in: %s', (text) => {
    expect(read(text).position).toBeUndefined();
  });
});

describe('flags of an utterance', () => {
  it.for([
    ['which project', { kind: 'project', isPlural: false }],
    ['his jobs', { kind: 'experience', isPlural: true }],
    ['which technologies', { kind: 'stack', isPlural: true }],
    ['the companies', { kind: 'experience', isPlural: true }],
    ['how big is the moon', undefined],
  ] as const)('%s has the noun %o', ([text, noun]) => {
    expect(read(text).noun).toEqual(noun);
  });

  it('hasReference is true for "it", "that" and "one"', () => {
    expect(
      ['why was it made', 'who ordered that', 'the red one', 'who ordered supper'].map(
        (text) => read(text).hasReference,
      ),
    ).toEqual([true, true, true, false]);
  });

  it('isHere is true for "he", "you", the owner’s name and "this"', () => {
    expect(['does he', 'are you', 'Ada', 'this', 'who won the cup'].map((text) => read(text).isHere)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('isPolar is true for a question that begins with a verb', () => {
    expect(
      ['Does he paint?', 'And is it oil?', "Isn't it?", 'What does he paint?', 'and', ''].map(
        (text) => read(text).isPolar,
      ),
    ).toEqual([true, true, true, false, false, false]);
  });
});
