import { describe, expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { nameMeaning } from '../testing/table-model.ts';
import { createCandidateFinder, type Candidate } from './candidates.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import type { Feature } from './features.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { SILENCE } from '../say/remark.ts';
import type { GuideState } from '../read/state.ts';

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
  const [found, another] = findIn(text, state).filter((candidate) => nameMeaning(candidate) === name);
  if (!found || another) throw new Error(`${found ? 'Several' : 'No'} candidates mean ${name}.`);
  return found;
}

describe('createCandidateFinder', () => {
  it('always includes topics, groups, acts and off-topic, but no entry that nothing points to', () => {
    const always = ['availability/cost', 'thanks/what', 'all-project/count', 'act goodbye', 'off-topic'];
    expect(namesIn('hello')).toEqual(expect.arrayContaining(always));
    for (const text of ['hello', 'any projects'])
      expect(namesIn(text).filter((name) => /moth|harbour|supper|varnish/u.test(name))).toEqual([]);
  });

  it.for([
    ['named', 'Why Lanternmoth?', {}],
    ['described', 'the one with the lantern', {}],
    ['in focus', 'why', { focus: 'moth' }],
    ['talked about before a topic', 'why him', { focus: 'thanks', entry: 'moth' }],
    ['talked about before another', 'why', { focus: 'harbour', entry: 'harbour', earlier: 'moth' }],
    ['in the open list', 'why', { list: { members: ['moth', 'supper'], index: -1 } }],
    ['placed', 'how the first one', { focus: 'supper' }],
  ] as const)('includes every field of an entry that is %s, and its denial', ([, text, state]) => {
    const fields = ['what', 'why', 'how', 'result', 'with', 'cost'].map((field) => `moth/${field}`);
    expect(namesIn(text, state)).toEqual(expect.arrayContaining([...fields, 'nothing moth']));
  });

  it.for([
    ['a negated name', 'not Lanternmoth', /moth/u],
    ['a work compared with itself', 'Lanternmoth', / \+ /u],
    ['a comparison with a tool', 'Varnish and Lanternmoth', / \+ /u],
    ['a field that one of two lacks', 'Lanternmoth or Grey Harbour?', /cost.* \+ /u],
    ['a common answer of two when one is named', 'Lanternmoth', /common/u],
    ['the denial of an entity without its line', 'Varnish', /nothing stack/u],
  ] as const)('leaves out %s', ([, text, name]) => {
    expect(namesIn(text, { focus: 'moth', entry: 'moth' }).filter((found) => name.test(found))).toEqual([]);
  });

  it('includes a common answer when both works are named', () => {
    expect(namesIn('Quiet Supper and Lanternmoth')).toContain('moth/common-supper');
  });

  it('includes an entry with a word of the question in a further sentence', () => {
    expect(namesIn('which stair')).toContain('supper/what');
  });

  it('compares two works overall, and names them as members', () => {
    const compared = get('moth/what + moth/result + harbour/what + harbour/result', 'Lanternmoth or Grey Harbour?');
    expect(compared).toMatchObject({
      meaning: { members: ['moth', 'harbour'] },
      features: { severalNamed: 1 },
    });
  });
});

const list = { members: ['moth', 'harbour', 'supper'], index: -1 };
const offer = ['moth/how', 'availability/what'];
const onTopic = { focus: 'availability', entry: 'moth' };
const afterWork = { focus: 'supper', entry: 'supper', field: 'how' };
const told = { focus: 'moth', told: ['moth/why'], offer };
const repeated = { focus: 'availability', field: 'what', lastReply: { ...SILENCE, targets: ['availability/what'] } };
const thanked = { focus: 'thanks', entry: 'moth', earlier: 'harbour' };

/** The value is 0 where the candidate lacks the feature. */
it.for<readonly [Feature, number, meaning: string, text: string, state?: Partial<GuideState>]>([
  ['severalWithEntry', 1, 'harbour/why + moth/why', 'and Lanternmoth', { focus: 'harbour', entry: 'harbour' }],
  ['severalListed', 1, 'moth/why + harbour/why', 'and both', { entry: 'harbour', earlier: 'moth' }],
  ['severalListed', 1, 'moth/why + harbour/why + supper/why', 'why all', { list }],
  ['named', 1, 'moth/why', 'Why Lanternmoth?', { focus: 'supper' }],
  ['named', 0, 'supper/why', 'Why Lanternmoth?', { focus: 'supper' }],
  ['anotherIsNamed', 1, 'supper/why', 'Why Lanternmoth?', { focus: 'supper' }],
  ['inFocus', 1, 'supper/why', 'Why Lanternmoth?', { focus: 'supper' }],
  ['placed', 1, 'moth/why', 'why paint the first one', { focus: 'supper' }],
  ['placedMainAlone', 1, 'moth/what', 'and the first one', afterWork],
  ['placedMainAlone', 1, 'moth/how', 'and the first one', afterWork],
  ['placedMainAlone', 0, 'moth/why', 'and the first one', afterWork],
  ['placedMainAlone', 0, 'moth/what', 'why the first fog', afterWork],
  ['bareInFocus', 1, 'availability/cost', 'and how much', onTopic],
  ['bareInFocus', 0, 'availability/cost', 'how much for a painting', onTopic],
  ['bareOfTopic', 1, 'moth/why', 'why', onTopic],
  ['focusIsTopic', 1, 'moth/why', 'why him', thanked],
  ['earlierEntry', 1, 'harbour/why', 'why him', thanked],
  ['nounAgrees', 1, 'moth/why', 'that project', { focus: 'moth' }],
  ['nounAgrees', 1, 'all-project/count', 'which projects'],
  ['describedBest', 1, 'harbour/what', 'the ships of the shipyard in the fog and a lantern'],
  ['describedBest', 0, 'moth/what', 'the ships of the shipyard in the fog and a lantern'],
  ['described', 3, 'harbour/what', 'shipyard fog quay ships eleven mornings outdoors'],
  ['matches', 0.79, 'harbour/why', 'the shipyard'],
  ['matches', 0, 'harbour/how', 'the shipyard'],
  ['matchedShare', 1, 'harbour/why', 'the shipyard'],
  ['fieldHasAsked', 0, 'moth/result', 'Lanternmoth'],
  ['fieldHasAsked', 1, 'moth/result', 'how many visitors see Lanternmoth'],
  ['fieldHasAsked', 0, 'moth/how', 'how many visitors see Lanternmoth'],
  ['fieldHasAsked', 0, 'moth/result', 'why Lanternmoth'],
  ['isMain', 1, 'moth/what', 'Lanternmoth'],
  ['isMain', 0, 'moth/why', 'Lanternmoth'],
  ['sameField', 1, 'moth/why', 'Grey Harbour', { focus: 'moth', field: 'why' }],
  ['sameFieldOfAnother', 1, 'harbour/why', 'Grey Harbour', { focus: 'moth', field: 'why' }],
  ['sameFieldOfAnother', 0, 'harbour/how', 'Grey Harbour', { focus: 'moth', field: 'why' }],
  ['isUnwritten', 1, 'moth/cost', 'why', told],
  ['isUnwritten', 1, 'unwritten-age/what', 'why', told],
  ['isNothing', 1, 'nothing moth', 'why', told],
  ['isUsageOfWork', 1, 'stack-varnish/in-project', 'Varnish in which projects'],
  ['isUsageOfWork', 0, 'stack-varnish/in-project', 'Varnish in which jobs'],
  ['topicInFocus', 1, 'availability/what', 'and also', repeated],
  ['topicJustTold', 1, 'availability/what', 'and also', repeated],
  ['topicJustTold', 0, 'thanks/what', 'and also', repeated],
  ['isMainOfNoun', 1, 'all-project/what', 'does he have a project'],
  ['isMainOfNoun', 0, 'all-project/count', 'does he have a project'],
  ['isMainOfNoun', 0, 'all-project/what', 'does he have a job'],
  ['actBesideName', 1, 'act repeat', 'Lanternmoth'],
  ['actBesideName', 1, 'act repeat', 'the second one'],
  ['needStated', 1, 'act need', 'we need a lantern'],
  ['needAsked', 1, 'near moth', 'do you know of a lantern?'],
  ['needResembles', 3, 'act need', 'our lantern lost its amber glow and varnish'],
  ['nearScore', 3, 'near moth', 'our lantern lost its amber glow and varnish'],
  ['nearShare', 1, 'near moth', 'our amber varnish'],
  ['offUnknown', 3, 'off-topic', 'a b quux quuz quax zzyzx'],
  ['offNobodyHere', 1, 'off-topic', 'zzyzx quux'],
  ['offNobodyHere', 0, 'off-topic', 'did he like it'],
  ['offMatches', 0.79, 'off-topic', 'the shipyard'],
  ['offMatchedShare', 1, 'off-topic', 'the shipyard'],
])('the feature %s is %d of %s in "%s"', ([feature, value, meaning, text, state]) => {
  expect(get(meaning, text, state).features[feature] ?? 0).toBeCloseTo(value, 2);
});

it('an award or a study is a candidate where something points to it, as a work is, and shares labels with its sort', () => {
  const fields = { what: { says: ['A'] }, when: { says: ['B'] } };
  const toAward = (id: string, more: Partial<Entity> = {}): Entity => ({
    id: `award-${id}`,
    kind: 'topic',
    of: 'award',
    title: id,
    fields,
    ...more,
  });
  const entities = [
    toAward('tide', { names: ['Tidemark'] }),
    toAward('peak', { texts: ['mountain'] }),
    toAward('fog', { fields: { what: { says: ['Fog'] } } }),
    ...museum.entities,
  ];
  const names = createLexicon({ ...museum, entities });
  const findAwards = createCandidateFinder(createEntityIndex(entities), names);
  const readAwards = createReader(names, new Set());
  const labelsIn = (text: string, state: Partial<GuideState> = {}): Readonly<Record<string, string>> =>
    Object.fromEntries(
      findAwards(readAwards(text), { ...begun, ...state })
        .filter(({ labels }) => labels[0] === 'award')
        .map((candidate) => [nameMeaning(candidate), candidate.labels.join(' ')]),
    );
  const both = { members: ['award-peak', 'award-fog'], index: -1 };
  expect(labelsIn('hello')).toEqual({});
  expect(labelsIn('was it Tidemark')).toEqual({
    'award-tide/what': 'award @named',
    'award-tide/when': 'award award/when */when @named',
  });
  expect(labelsIn('how', { list: both })).toMatchObject({
    'award-peak/what': 'award @listed',
    'award-fog/what': 'award @listed',
  });
  expect(labelsIn('the last one', { focus: 'award-tide', list: both })).toMatchObject({
    'award-fog/what': 'award @placed',
    'award-tide/what': 'award @focus',
  });
  expect(Object.keys(labelsIn('the last one', { list: both }))).toEqual(['award-fog/what']);
  const moth = findAwards(readAwards('why'), { ...begun, focus: 'award-tide', entry: 'moth' }).find(
    (candidate) => nameMeaning(candidate) === 'moth/why',
  );
  expect(moth?.features.focusIsTopic).toBeUndefined();
});

it('endOfList: nothing comes before the first job', () => {
  const first: Entity = { ...tool, id: 'job', kind: 'experience', names: ['Quay'], since: '1900' };
  const fields = { beforeAll: { says: ['None.'] } };
  const all: Entity = { id: 'all-experience', kind: 'group', title: 'jobs', members: ['job'], fields };
  const jobs = { ...museum, entities: [first, all] };
  const findJobs = createCandidateFinder(createEntityIndex(jobs.entities), createLexicon(jobs));
  const isEnd = (text: string): boolean =>
    findJobs(read(text), { ...begun, focus: 'job', entry: 'job' }).some(({ features }) => features.endOfList === 1);
  expect(['and before that', 'why before that zzyzx'].map(isEnd)).toEqual([true, false]);
});
