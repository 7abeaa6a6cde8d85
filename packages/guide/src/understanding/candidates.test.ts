import { describe, expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { nameMeaning } from '../testing/table-model.ts';
import { createCandidateFinder, type Candidate } from './candidates.ts';
import { createEntityIndex } from './entity-index.ts';
import { ACTS } from './intents.ts';
import { createLexicon } from './lexicon.ts';
import { createReader } from './read-utterance.ts';
import { SILENCE } from '../dialogue/tell.ts';
import type { GuideState } from './state.ts';

const tool: Entity = {
  id: 'stack-varnish',
  kind: 'stack',
  title: 'Varnish',
  names: ['Varnish'],
  fields: { what: { says: ['Varnish makes it glow.'] }, 'in-project': { says: ['It is on one painting.'] } },
};
const knowledge = { ...museum, entities: [...museum.entities, tool] };
const lexicon = createLexicon(knowledge);
const read = createReader(lexicon, new Set(['painted', 'cost']));
const find = createCandidateFinder(createEntityIndex(knowledge.entities), lexicon);
const begun: GuideState = { offer: [], lastReply: SILENCE, told: [], said: [], isOver: false };

const findIn = (text: string, state: Partial<GuideState> = {}): readonly Candidate[] =>
  find(read(text), { ...begun, ...state });
const namesIn = (text: string, state: Partial<GuideState> = {}): readonly string[] =>
  findIn(text, state).map(nameMeaning);
function get(name: string, text: string, state: Partial<GuideState> = {}): Candidate {
  const [one, another] = findIn(text, state).filter((candidate) => nameMeaning(candidate) === name);
  if (!one || another) throw new Error(`${one ? 'Several' : 'No'} candidates mean ${name}.`);
  return one;
}
const featuresOf = (...asked: Parameters<typeof get>) => get(...asked).features;

describe('the ways to understand an utterance', () => {
  it('always include every topic, every group, every act and that it is none of our business', () => {
    const always = ['availability/what', 'availability/cost', 'thanks/what', 'all-project/count', 'off-topic'];
    expect(namesIn('')).toEqual(expect.arrayContaining([...always, ...ACTS.map((act) => `act ${act}`)]));
  });

  it('include no entry that is neither named, described, placed nor talked about', () => {
    expect(namesIn('hello').filter((name) => /moth|harbour|supper|varnish/u.test(name))).toEqual([]);
  });

  it.for([
    ['named', 'Why Lanternmoth?', {}],
    ['described', 'the one with the lantern', {}],
    ['in focus', 'why', { focus: 'moth' }],
    ['talked about before a topic', 'why', { focus: 'thanks', entry: 'moth' }],
    ['talked about before another', 'why', { focus: 'harbour', entry: 'harbour', earlier: 'moth' }],
    ['in the open list', 'why', { list: { members: ['moth', 'supper'], index: -1 } }],
    ['placed', 'the first one', { focus: 'supper' }],
  ] as const)('include every field of an entry that is %s, and that none of them holds it', ([, text, state]) => {
    const fields = ['what', 'why', 'how', 'result', 'with', 'cost'].map((field) => `moth/${field}`);
    expect(namesIn(text, state)).toEqual(expect.arrayContaining([...fields, 'nothing moth']));
  });

  it('include no entry that is named as what is not meant', () => {
    expect(
      namesIn('not Lanternmoth', { focus: 'moth', entry: 'moth' }).filter((name) => name.includes('moth')),
    ).toEqual([]);
  });

  it('keep what two have in common for a question about both', () => {
    expect(namesIn('Lanternmoth')).not.toContain('moth/common-supper');
    expect(namesIn('Lanternmoth and Quiet Supper')).toContain('moth/common-supper');
    expect(namesIn('Quiet Supper and Lanternmoth')).toContain('moth/common-supper');
  });

  it('say of an entity without such a line nothing like "that is not written"', () => {
    expect(namesIn('Varnish')).not.toContain('nothing stack-varnish');
  });

  it('include the entry that the answer in focus is about', () => {
    const now: Entity = {
      id: 'now',
      kind: 'topic',
      title: 'now',
      about: 'supper',
      fields: { what: { says: ['Now.'] } },
    };
    const all = [...museum.entities, now];
    const findNow = createCandidateFinder(createEntityIndex(all), createLexicon({ ...museum, entities: all }));
    expect(findNow(read('why'), { ...begun, focus: 'now' }).map(nameMeaning)).toContain('supper/why');
  });

  it.for(['what are the projects', 'and the other projects'])(
    'mean all of a kind by %j, not the one talked about',
    (text) => {
      const talked = { focus: 'moth', entry: 'moth', earlier: 'harbour' };
      expect(namesIn(text, talked).filter((name) => /^[^+]*(?:moth|harbour)[^+]*$/u.test(name))).toEqual([]);
      expect(namesIn(text, talked)).toContain('all-project/what');
      expect(namesIn('the projects with a lantern', talked)).toContain('moth/what');
      expect(namesIn('that of the projects', talked)).toContain('moth/what');
    },
  );

  it('mean each thing once', () => {
    const names = namesIn('Lanternmoth and the quay', { focus: 'moth', entry: 'moth', earlier: 'harbour' });
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same each time', () => {
    expect(findIn('Why Lanternmoth?')).toEqual(findIn('Why Lanternmoth?'));
  });
});

describe('several at once', () => {
  const compared = 'moth/what + moth/result + harbour/what + harbour/result';

  it('are told where two works are named, field by field or side by side', () => {
    expect(namesIn('Lanternmoth or Grey Harbour?')).toEqual(
      expect.arrayContaining([compared, 'moth/why + harbour/why', 'moth/how + harbour/how']),
    );
    expect(featuresOf(compared, 'Lanternmoth or Grey Harbour?')).toEqual({ severalNamed: 1, severalBare: 1 });
  });

  it('are told of no field that one of them does not have', () => {
    expect(namesIn('Lanternmoth or Grey Harbour?')).not.toContain('moth/cost + harbour/cost');
  });

  it('remember whom they compare', () => {
    expect(get(compared, 'Lanternmoth or Grey Harbour?').meaning).toMatchObject({ members: ['moth', 'harbour'] });
  });

  it('are the work talked about and the one named', () => {
    expect(
      featuresOf('harbour/why + moth/why', 'and Lanternmoth', { focus: 'harbour', entry: 'harbour' }),
    ).toMatchObject({
      severalWithEntry: 1,
    });
  });

  it('are not one work beside itself', () => {
    expect(namesIn('Lanternmoth', { focus: 'moth', entry: 'moth' }).filter((name) => name.includes(' + '))).toEqual([]);
  });

  it('are the last two works where none is named', () => {
    expect(featuresOf('moth/why + harbour/why', 'and both', { entry: 'harbour', earlier: 'moth' })).toMatchObject({
      severalEarlier: 1,
    });
  });

  it('are at most the first three of the open list', () => {
    const list = { members: ['moth', 'harbour', 'supper'], index: -1 };
    const name = 'moth/why + harbour/why + supper/why';
    expect(featuresOf(name, 'why all', { list })).toMatchObject({ severalListed: 1 });
  });

  it('are no tools', () => {
    expect(namesIn('Varnish and Lanternmoth').filter((name) => name.includes(' + '))).toEqual([]);
  });
});

describe('what speaks for a candidate', () => {
  it('is that its entity is named, or that another is', () => {
    const text = 'Why Lanternmoth?';
    expect(featuresOf('moth/why', text, { focus: 'supper' })).toMatchObject({ named: 1 });
    const other = featuresOf('supper/why', text, { focus: 'supper' });
    expect(other).toMatchObject({ anotherIsNamed: 1, inFocus: 1 });
    expect(other.named).toBeUndefined();
  });

  it('is that its entity is placed, or that another is', () => {
    const state = { focus: 'supper' };
    expect(featuresOf('moth/why', 'why paint the first one', state)).toMatchObject({ placed: 1 });
    expect(featuresOf('supper/why', 'why paint the first one', state)).toMatchObject({ anotherIsPlaced: 1 });
  });

  it('is how it stands to the talk', () => {
    const state = { focus: 'thanks', entry: 'moth', earlier: 'harbour' };
    expect(featuresOf('moth/why', 'why', state)).toMatchObject({ lastEntry: 1, focusIsTopic: 1 });
    expect(featuresOf('harbour/why', 'why', state)).toMatchObject({ earlierEntry: 1 });
  });

  it('is a noun of its kind; a noun of another kind speaks against a work', () => {
    const state = { focus: 'moth' };
    expect(featuresOf('moth/why', 'that project', state)).toMatchObject({ nounAgrees: 1 });
    expect(featuresOf('moth/why', 'that job', state)).toMatchObject({ nounDisagrees: 1 });
    expect(featuresOf('all-project/count', 'which projects')).toMatchObject({ nounAgrees: 1 });
  });

  it('is how well it is described, beside the others', () => {
    const text = 'the ships of the shipyard in the fog and a lantern';
    const [moth, harbour] = ['moth/what', 'harbour/what'].map((name) => featuresOf(name, text));
    expect(harbour).toMatchObject({ describedBest: 1 });
    expect(moth?.describedBest).toBeUndefined();
    expect((moth?.describedShare ?? 0) + (harbour?.describedShare ?? 0)).toBeCloseTo(1);
    expect(harbour?.describedShare).toBeGreaterThan(moth?.describedShare ?? 1);
  });

  it('is no more of a description than three rare words', () => {
    expect(featuresOf('harbour/what', 'shipyard fog quay ships eleven mornings outdoors').described).toBe(3);
  });

  it('is against a work that the utterance describes another', () => {
    expect(featuresOf('moth/why', 'the fog at the quay', { focus: 'moth' })).toMatchObject({ undescribed: 2 });
  });

  it('is that the field’s own sentences have the words asked', () => {
    const text = 'the shipyard';
    expect(featuresOf('harbour/why', text).fieldTells).toBe(1);
    expect(featuresOf('harbour/how', text).fieldTells).toBeUndefined();
  });

  it('is that it is told first, the more so where the name is all that was said', () => {
    expect(featuresOf('moth/what', 'Lanternmoth')).toMatchObject({ isMain: 1, isMainOfBareName: 1 });
    expect(featuresOf('moth/what', 'how much would it cost to see Lanternmoth').isMainOfBareName).toBeUndefined();
    expect(featuresOf('moth/why', 'Lanternmoth').isMain).toBeUndefined();
  });

  it('is that the same was asked of it, or of its like', () => {
    const state = { focus: 'moth', field: 'why' };
    expect(featuresOf('moth/why', 'Grey Harbour', state)).toMatchObject({ sameField: 1 });
    expect(featuresOf('harbour/why', 'Grey Harbour', state)).toMatchObject({ sameFieldOfAnother: 1 });
    expect(featuresOf('harbour/how', 'Grey Harbour', state).sameFieldOfAnother).toBeUndefined();
  });

  it('is that it was told, was offered, or is not written', () => {
    const state = { focus: 'moth', told: ['moth/why'], offer: ['moth/how', 'availability/what'] };
    expect(featuresOf('moth/why', 'why', state)).toMatchObject({ isTold: 1 });
    expect(featuresOf('moth/how', 'why', state)).toMatchObject({ isOffered: 1 });
    expect(featuresOf('moth/cost', 'why', state)).toMatchObject({ isUnwritten: 1 });
    expect(featuresOf('nothing moth', 'why', state)).toMatchObject({ isNothing: 1 });
    expect(featuresOf('availability/what', 'why', state)).toMatchObject({ isOffered: 1 });
    expect(featuresOf('unwritten-age/what', 'why', state)).toMatchObject({ isUnwritten: 1 });
  });

  it('is that a tool is asked for by kind of work', () => {
    expect(featuresOf('stack-varnish/in-project', 'Varnish in which projects')).toMatchObject({ isUsageOfWork: 1 });
    expect(featuresOf('stack-varnish/in-project', 'Varnish in which jobs').isUsageOfWork).toBeUndefined();
  });

  it('is that a topic is talked about, or was told just now', () => {
    const lastReply = { ...SILENCE, targets: ['availability/what'] };
    const state = { focus: 'availability', field: 'what', lastReply };
    expect(featuresOf('availability/what', 'and then', state)).toMatchObject({ topicInFocus: 1, topicJustTold: 1 });
    expect(featuresOf('thanks/what', 'and then', state)).toEqual({ sameFieldOfAnother: 1 });
  });

  it('is for what a kind is in general that its noun is said', () => {
    expect(featuresOf('all-project/what', 'does he have a project')).toMatchObject({ nounAgrees: 1, isMainOfNoun: 1 });
    expect(featuresOf('all-project/count', 'does he have a project').isMainOfNoun).toBeUndefined();
    expect(featuresOf('all-project/what', 'does he have a job').isMainOfNoun).toBeUndefined();
  });

  it('is for an act that it stands alone, and against it a name or a place beside it', () => {
    expect(featuresOf('act repeat', 'say that again')).toEqual({ actAlone: 1 });
    expect(featuresOf('act repeat', 'could you please say that to me again').actAlone).toBeUndefined();
    expect(featuresOf('act repeat', 'Lanternmoth')).toMatchObject({ actBesideName: 1 });
    expect(featuresOf('act repeat', 'the second one')).toMatchObject({ actBesideName: 1 });
  });

  it('is for "yes" and "no" that something is offered', () => {
    const offered = ACTS.filter((act) => featuresOf(`act ${act}`, 'ok', { offer: ['moth/why'] }).actOffered);
    expect(offered).toEqual(['yes', 'no']);
    expect(featuresOf('act yes', 'ok').actOffered).toBeUndefined();
  });

  it('is for the rest of the world that nobody here is meant and the words are unknown', () => {
    expect(featuresOf('off-topic', 'zzyzx quux')).toEqual({ offUnknown: 2, offNobodyHere: 1, offNobodyUnknown: 1 });
    expect(featuresOf('off-topic', 'a b quux quuz quax zzyzx').offUnknown).toBe(3);
    expect(featuresOf('off-topic', 'did he like it')).toEqual({ offReference: 1 });
    expect(featuresOf('off-topic', 'Lanternmoth')).toMatchObject({ offNamed: 1 });
  });
});
