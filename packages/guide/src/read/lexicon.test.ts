import { describe, expect, it } from 'vitest';
import type { Entity, Knowledge } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createLexicon } from './lexicon.ts';

const lexicon = createLexicon(museum);
const of = (id: string): Entity => museum.entities.find((entity) => entity.id === id) as Entity;
const withEntities = (...entities: readonly Entity[]): Knowledge => ({ ...museum, entities });
const entity = (id: string, kind: Entity['kind'], more: Partial<Entity> = {}): Entity => ({
  id,
  kind,
  title: id,
  names: [`the ${id}ium`],
  fields: {},
  ...more,
});

describe('findName', () => {
  it.for([
    ['project', '<project>'],
    ['experience', '<job>'],
    ['stack', '<tool>'],
    ['part', '<tool>'],
    ['principle', '<principle>'],
    ['pillar', '<pillar>'],
    // The model recognises these by the question.
    ['topic', undefined],
    ['group', undefined],
  ] as const)('returns the slot of a %s: %s', ([kind, slot]) => {
    expect(createLexicon(withEntities(entity('x', kind))).findName(['the', 'xium'])?.slot).toBe(slot);
  });

  it('finds a year by its digits', () => {
    const years = createLexicon(withEntities(entity('year-1905', 'year', { title: '1905' })));
    expect(years.findName(['1905'])).toMatchObject({ slot: '<year>', entity: { id: 'year-1905' } });
  });

  it('returns the first of two entities with one name', () => {
    const twins = createLexicon(withEntities(entity('x', 'stack'), entity('y', 'part', { names: ['the xium'] })));
    expect(twins.findName(['the', 'xium'])?.entity?.id).toBe('x');
  });

  it('returns <absent> for a well-known tool that the content lacks', () => {
    const tools = createLexicon(withEntities(entity('react', 'stack', { names: ['React'] }), of('absent-tool')));
    expect(['react', 'django'].map((word) => tools.findName([word])?.slot)).toEqual(['<tool>', '<absent>']);
  });
});

it('findHeard finds a name in another spelling by its sound, but no short word', () => {
  const heard = (words: string): string | undefined => lexicon.findHeard(words.split(' '))?.entity?.id;
  expect(['gray harbor', 'quite super', 'kwiet supper', 'moth', ''].map(heard)).toEqual([
    'harbour',
    'supper',
    undefined,
    undefined,
    undefined,
  ]);
  const owned = createLexicon({ ...museum, ownerNames: ['Beatriz Teles'] });
  expect(owned.findHeard(['beatrice'])?.slot).toBe('he');
});

describe('terms of the content', () => {
  it('are rarer in fewer entries', () => {
    const [everywhere = 0, once, nowhere] = ['oil', 'shipyard', 'moon'].map(lexicon.rarityOf);
    expect(once).toBeGreaterThan(everywhere);
    expect(everywhere).toBeGreaterThan(0);
    expect(nowhere).toBe(0);
  });

  it('leave out unwritten answers, asides, grammar and topics', () => {
    const drawing = entity('x', 'project', {
      fields: {
        what: { says: ['This is about a zebra.'] },
        cost: { says: ['The purchase is not recorded.'], isUnwritten: true },
        numbers: { says: ['Sevenfold.'], isAside: true },
      },
    });
    const garden = entity('garden', 'topic', { fields: { what: { says: ['A hedgehog.'] } } });
    const { isIn, rarityOf } = createLexicon(withEntities(drawing, garden));
    const terms = ['zebra', 'about', 'record', 'sevenfold'];
    expect(terms.filter((term) => isIn(drawing, term))).toEqual(['zebra']);
    expect([...terms, 'hedgehog'].filter((term) => rarityOf(term) > 0)).toEqual(['zebra']);
  });

  it('are proper if they are only written with a capital letter within a sentence', () => {
    const says = [
      'Lampwick lights Quay. Later, by a Quay clerk, the lampwick and Norderney burned; Ropes, too.',
      'Old ropes.',
    ];
    const { isProper } = createLexicon(withEntities(entity('x', 'project', { fields: { what: { says } } })));
    const terms = ['quai', 'nordernei', 'lampwick', 'rope', 'later', 'clerk'];
    expect(terms.filter(isProper)).toEqual(['quai', 'nordernei']);
  });
});
