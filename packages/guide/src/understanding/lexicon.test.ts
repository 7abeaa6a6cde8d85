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

describe('the names of a content', () => {
  it('are found letter for letter, wherever they are parted', () => {
    expect(['lanternmoth', 'lantern moth', 'grey harbour', 'greyharbour'].map(named)).toEqual([
      'moth',
      'moth',
      'harbour',
      'harbour',
    ]);
  });

  it('are found in the plural', () => {
    expect(named('lanternmoths')).toBe('moth');
  });

  it('are found as a recogniser is known to write them', () => {
    expect(named('lantern mouth')).toBe('moth');
  });

  it('are not found in a part of them, and not in nothing', () => {
    expect([named('lantern'), named('grey'), lexicon.findName([])]).toEqual([undefined, undefined, undefined]);
  });

  it('have a slot for each kind', () => {
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

  it('are a year’s digits', () => {
    const years = createLexicon(withEntities({ id: 'year-1905', kind: 'year', title: '1905', fields: {} }));
    expect(years.findName(['1905'])).toMatchObject({ slot: '<year>', entity: { id: 'year-1905' } });
  });

  it('are none for topics and groups, which are recognised by what is asked', () => {
    const topics = createLexicon(
      withEntities({ id: 'fees', kind: 'topic', title: 'Fees', names: ['Feesibility'], fields: {} }),
    );
    expect(topics.findName(['feesibility'])).toBeUndefined();
  });

  it('belong to the first that has them', () => {
    const twins = createLexicon(withEntities(tool('one', ['Twin']), tool('two', ['Twin'])));
    expect(twins.findName(['twin'])?.entity?.id).toBe('one');
  });

  it('include the owner’s, whole and in parts, and the guide’s', () => {
    expect(['ada', 'museum', 'ada museum', 'asad', 'mister owl'].map(slot)).toEqual([
      'he',
      'he',
      'he',
      '<guide>',
      '<guide>',
    ]);
  });

  it('include tools of the world, which are absent unless the content has them', () => {
    expect(slot('react native')).toBe('<absent>');
    const reactLexicon = createLexicon(withEntities(tool('react', ['React'])));
    expect([reactLexicon.findName(['react'])?.slot, reactLexicon.findName(['django'])?.slot]).toEqual([
      '<tool>',
      '<absent>',
    ]);
  });
});

describe('names by their sound', () => {
  it('are heard through other spellings', () => {
    expect(lexicon.findHeard(['gray', 'harbor'])?.entity?.id).toBe('harbour');
    expect(lexicon.findHeard(['kwiet', 'supper'])?.entity).toBeUndefined();
    expect(lexicon.findHeard(['quite', 'super'])?.entity?.id).toBe('supper');
  });

  it('are not heard in something short', () => {
    expect([lexicon.findHeard(['moth']), lexicon.findHeard([])]).toEqual([undefined, undefined]);
  });
});

describe('the texts of a content', () => {
  it('make a term the rarer the fewer entries have it', () => {
    const [everywhere, once, nowhere] = ['oil', 'shipyard', 'moon'].map(lexicon.rarityOf);
    expect(once).toBeGreaterThan(everywhere ?? 0);
    expect(everywhere).toBeGreaterThan(0);
    expect(nowhere).toBe(0);
  });

  it('say which entry has a term', () => {
    expect(['moth', 'harbour'].map((id) => lexicon.isIn(of(id), 'shipyard'))).toEqual([false, true]);
  });

  it('say which field tells of it, its further sentences included', () => {
    expect(['what', 'why', 'how'].map((field) => lexicon.tells(of('harbour'), field, 'shipyard'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(lexicon.tells(of('supper'), 'what', 'stair')).toBe(true);
    expect(lexicon.tells(of('supper'), 'nowhere', 'stair')).toBe(false);
  });

  it('are not what says that something is unwritten, or repeats other answers', () => {
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

  it('are not grammar, and not what entries of a kind are called', () => {
    const some: Entity = {
      id: 'x',
      kind: 'project',
      title: 'X',
      fields: { what: { says: ['This product is about ink.'] } },
    };
    const one = createLexicon(withEntities(some));
    expect(['thi', 'product', 'about', 'ink'].map((term) => one.isIn(some, term))).toEqual([false, false, false, true]);
  });

  it('of topics describe nothing', () => {
    expect(lexicon.rarityOf('entri')).toBe(0);
    expect(lexicon.tells(of('availability'), 'cost', 'entri')).toBe(true);
  });

  it('give their words, to mend slips by', () => {
    expect(lexicon.words).toEqual(expect.arrayContaining(['lanternmoth', 'beside', 'ada', 'quay']));
  });
});
