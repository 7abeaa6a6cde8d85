import { describe, expect, it } from 'vitest';
import type { Entity, Knowledge } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createLexicon } from './lexicon.ts';

const lexicon = createLexicon(museum);
const named = (words: string): string | undefined => lexicon.findName(words.split(' '))?.entity?.id;
const slot = (words: string): string | undefined => lexicon.findName(words.split(' '))?.slot;
const of = (id: string): Entity => museum.entities.find((entity) => entity.id === id) as Entity;
const withEntities = (...entities: readonly Entity[]): Knowledge => ({ ...museum, entities });
const tool = (id: string, names: readonly string[]): Entity => ({ id, kind: 'stack', title: id, names, fields: {} });

describe('findName', () => {
  it('finds a name in exact spelling, split at any place', () => {
    expect(['lanternmoth', 'lantern moth', 'grey harbour', 'greyharbour'].map(named)).toEqual([
      'moth',
      'moth',
      'harbour',
      'harbour',
    ]);
  });

  it('finds the plural of a name', () => {
    expect(named('lanternmoths')).toBe('moth');
  });

  it('finds a name in a known misspelling of a recogniser', () => {
    expect(named('lantern mouth')).toBe('moth');
  });

  it('finds nothing for a part of a name or an empty list', () => {
    expect([named('lantern'), named('grey'), lexicon.findName([])]).toEqual([undefined, undefined, undefined]);
  });

  it('returns the slot of each kind', () => {
    const kinds = ['project', 'experience', 'stack', 'part', 'principle', 'pillar'] as const;
    const all = createLexicon(
      withEntities(
        ...kinds.map((kind): Entity => ({ id: kind, kind, title: kind, names: [`the ${kind}ium`], fields: {} })),
      ),
    );
    expect(kinds.map((kind) => all.findName(['the', `${kind}ium`])?.slot)).toEqual([
      '<project>',
      '<job>',
      '<tool>',
      '<tool>',
      '<principle>',
      '<pillar>',
    ]);
  });

  it('finds a year by its digits', () => {
    const years = createLexicon(withEntities({ id: 'year-1905', kind: 'year', title: '1905', fields: {} }));
    expect(years.findName(['1905'])).toMatchObject({ slot: '<year>', entity: { id: 'year-1905' } });
  });

  it('does not find topics and groups, which the model recognises by the question', () => {
    const topics = createLexicon(
      withEntities({ id: 'fees', kind: 'topic', title: 'Fees', names: ['Feesibility'], fields: {} }),
    );
    expect(topics.findName(['feesibility'])).toBeUndefined();
  });

  it('returns the first of two entities with one name', () => {
    const twins = createLexicon(withEntities(tool('one', ['Twin']), tool('two', ['Twin'])));
    expect(twins.findName(['twin'])?.entity?.id).toBe('one');
  });

  it('finds the owner’s name, whole and in parts, and the guide’s', () => {
    expect(['ada', 'museum', 'ada museum', 'asad', 'mister owl'].map(slot)).toEqual([
      'he',
      'he',
      'he',
      '<guide>',
      '<guide>',
    ]);
  });

  it('returns <absent> for a well-known tool that the content lacks', () => {
    expect(slot('react native')).toBe('<absent>');
    const reactLexicon = createLexicon(withEntities(tool('react', ['React']), of('absent-tool')));
    expect([reactLexicon.findName(['react'])?.slot, reactLexicon.findName(['django'])?.slot]).toEqual([
      '<tool>',
      '<absent>',
    ]);
  });
});

describe('findHeard', () => {
  it('finds a name in another spelling by its sound', () => {
    expect(lexicon.findHeard(['gray', 'harbor'])?.entity?.id).toBe('harbour');
    expect(lexicon.findHeard(['kwiet', 'supper'])?.entity).toBeUndefined();
    expect(lexicon.findHeard(['quite', 'super'])?.entity?.id).toBe('supper');
  });

  it('finds nothing for short words', () => {
    expect([lexicon.findHeard(['moth']), lexicon.findHeard([])]).toEqual([undefined, undefined]);
  });
});

describe('terms of the content', () => {
  it('rarityOf is higher for a term in fewer entries', () => {
    const [everywhere, once, nowhere] = ['oil', 'shipyard', 'moon'].map(lexicon.rarityOf);
    expect(once).toBeGreaterThan(everywhere ?? 0);
    expect(everywhere).toBeGreaterThan(0);
    expect(nowhere).toBe(0);
  });

  it('isIn returns whether an entry has a term', () => {
    expect(['moth', 'harbour'].map((id) => lexicon.isIn(of(id), 'shipyard'))).toEqual([false, true]);
  });

  it('tells returns whether a field has a term, its further sentences included', () => {
    expect(['what', 'why', 'how'].map((field) => lexicon.tells(of('harbour'), field, 'shipyard'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(lexicon.tells(of('supper'), 'what', 'stair')).toBe(true);
    expect(lexicon.tells(of('supper'), 'nowhere', 'stair')).toBe(false);
  });

  it('leave out unwritten answers and asides', () => {
    const aside: Entity = {
      id: 'aside',
      kind: 'project',
      title: 'Aside',
      fields: {
        what: { says: ['A drawing of a zebra.'] },
        cost: { says: ['The purchase is not recorded.'], isUnwritten: true },
        numbers: { says: ['Sevenfold.'], isAside: true },
      },
    };
    const one = createLexicon(withEntities(aside));
    expect(['zebra', 'record', 'sevenfold'].map((term) => one.isIn(aside, term))).toEqual([true, false, false]);
    expect(['record', 'sevenfold'].map(one.rarityOf)).toEqual([0, 0]);
  });

  it('leave out grammar and the nouns of a kind', () => {
    const some: Entity = {
      id: 'x',
      kind: 'project',
      title: 'X',
      fields: { what: { says: ['This product is about ink.'] } },
    };
    const one = createLexicon(withEntities(some));
    expect(['thi', 'product', 'about', 'ink'].map((term) => one.isIn(some, term))).toEqual([false, false, false, true]);
  });

  it('leave out topics in rarityOf, but not in tells', () => {
    expect(lexicon.rarityOf('entri')).toBe(0);
    expect(lexicon.tells(of('availability'), 'cost', 'entri')).toBe(true);
  });

  it('words lists the words for the corrector', () => {
    expect(lexicon.words).toEqual(expect.arrayContaining(['lanternmoth', 'beside', 'ada', 'quay']));
  });
});
