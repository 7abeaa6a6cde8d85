import { describe, expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { nameMeaning } from '../testing/table-model.ts';
import { createCandidateFinder, type Candidate } from './candidates.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { ACTS } from './intents.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { SILENCE } from '../say/tell.ts';
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
const featuresOf = (...asked: Parameters<typeof get>) => get(...asked).features;

describe('createCandidateFinder', () => {
  it('always includes every topic, group and act, and off-topic', () => {
    const always = ['availability/what', 'availability/cost', 'thanks/what', 'all-project/count', 'off-topic'];
    expect(namesIn('')).toEqual(expect.arrayContaining([...always, ...ACTS.map((act) => `act ${act}`)]));
  });

  it('leaves out entries that are not named, described, placed or in focus', () => {
    expect(namesIn('hello').filter((name) => /moth|harbour|supper|varnish/u.test(name))).toEqual([]);
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

  it('leaves out a negated name', () => {
    expect(
      namesIn('not Lanternmoth', { focus: 'moth', entry: 'moth' }).filter((name) => name.includes('moth')),
    ).toEqual([]);
  });

  it('includes a common answer only when both works are named', () => {
    expect(namesIn('Lanternmoth')).not.toContain('moth/common-supper');
    expect(namesIn('Lanternmoth and Quiet Supper')).toContain('moth/common-supper');
    expect(namesIn('Quiet Supper and Lanternmoth')).toContain('moth/common-supper');
  });

  it('includes no denial for an entity without its line', () => {
    expect(namesIn('Varnish')).not.toContain('nothing stack-varnish');
  });

  it('includes the entry that the topic in focus is about', () => {
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

  it('lists each meaning once', () => {
    const names = namesIn('Lanternmoth and the quay', { focus: 'moth', entry: 'moth', earlier: 'harbour' });
    expect(new Set(names).size).toBe(names.length);
  });

  it('returns equal lists for equal input', () => {
    expect(findIn('Why Lanternmoth?')).toEqual(findIn('Why Lanternmoth?'));
  });
});

describe('candidates for several entities', () => {
  const compared = 'moth/what + moth/result + harbour/what + harbour/result';

  it('compare two named works, overall and field by field', () => {
    expect(namesIn('Lanternmoth or Grey Harbour?')).toEqual(
      expect.arrayContaining([compared, 'moth/why + harbour/why', 'moth/how + harbour/how']),
    );
    expect(featuresOf(compared, 'Lanternmoth or Grey Harbour?')).toEqual({ severalNamed: 1, severalBare: 1 });
  });

  it('leave out a field that one of them lacks', () => {
    expect(namesIn('Lanternmoth or Grey Harbour?')).not.toContain('moth/cost + harbour/cost');
  });

  it('carry the compared entities as members', () => {
    expect(get(compared, 'Lanternmoth or Grey Harbour?').meaning).toMatchObject({ members: ['moth', 'harbour'] });
  });

  it('combine the work in focus with the named one', () => {
    expect(
      featuresOf('harbour/why + moth/why', 'and Lanternmoth', { focus: 'harbour', entry: 'harbour' }),
    ).toMatchObject({
      severalWithEntry: 1,
    });
  });

  it('leave out a work compared with itself', () => {
    expect(namesIn('Lanternmoth', { focus: 'moth', entry: 'moth' }).filter((name) => name.includes(' + '))).toEqual([]);
  });

  it('combine the last two works when none is named', () => {
    expect(featuresOf('moth/why + harbour/why', 'and both', { entry: 'harbour', earlier: 'moth' })).toMatchObject({
      severalEarlier: 1,
    });
  });

  it('combine the members of the open list, three at most', () => {
    const list = { members: ['moth', 'harbour', 'supper'], index: -1 };
    const name = 'moth/why + harbour/why + supper/why';
    expect(featuresOf(name, 'why all', { list })).toMatchObject({ severalListed: 1 });
  });

  it('leave out tools', () => {
    expect(namesIn('Varnish and Lanternmoth').filter((name) => name.includes(' + '))).toEqual([]);
  });
});

describe('features of a candidate', () => {
  it('named and anotherIsNamed: the utterance names an entity', () => {
    const text = 'Why Lanternmoth?';
    expect(featuresOf('moth/why', text, { focus: 'supper' })).toMatchObject({ named: 1 });
    const other = featuresOf('supper/why', text, { focus: 'supper' });
    expect(other).toMatchObject({ anotherIsNamed: 1, inFocus: 1 });
    expect(other.named).toBeUndefined();
  });

  it('placed and anotherIsPlaced: the utterance gives a position in a list', () => {
    const state = { focus: 'supper' };
    expect(featuresOf('moth/why', 'why paint the first one', state)).toMatchObject({ placed: 1 });
    expect(featuresOf('supper/why', 'why paint the first one', state)).toMatchObject({ anotherIsPlaced: 1 });
  });

  it('pointed: the only entry with a word before "one" or "job"', () => {
    expect(featuresOf('harbour/why', 'why the shipyard one')).toMatchObject({ pointed: 1 });
    expect(featuresOf('harbour/why', 'why the shipyard').pointed).toBeUndefined();
    expect(featuresOf('moth/why', 'why the shipyard and lantern one').pointed).toBeUndefined();
  });

  it('placedMainAlone: an utterance that is only a position asks for the main field, or the field before', () => {
    const state = { focus: 'supper', entry: 'supper', field: 'how' };
    const alone = ['moth/what', 'moth/how', 'moth/why'].map((name) => featuresOf(name, 'and the first one', state));
    expect(alone.map(({ placedMainAlone }) => placedMainAlone)).toEqual([1, 1, undefined]);
    expect(featuresOf('moth/what', 'why the first fog', state).placedMainAlone).toBeUndefined();
  });

  it('endOfList: nothing comes before the first job', () => {
    const first: Entity = { ...tool, id: 'job', kind: 'experience', names: ['Quay'], since: '1900' };
    const beforeAll = {
      ...tool,
      id: 'all-experience',
      kind: 'group' as const,
      members: ['job'],
      fields: { beforeAll: { says: ['None.'] } },
    };
    const jobs = { ...museum, entities: [first, beforeAll] };
    const findJobs = createCandidateFinder(createEntityIndex(jobs.entities), createLexicon(jobs));
    const isEnd = (text: string): unknown =>
      findJobs(read(text), { ...begun, focus: 'job', entry: 'job' }).find(
        (found) => nameMeaning(found) === 'all-experience/beforeAll',
      )?.features.endOfList;
    expect([isEnd('and before that'), isEnd('why before that zzyzx')]).toEqual([1, undefined]);
  });

  it('bareInFocus and bareOfTopic: an utterance without a subject is about the topic in focus or its work', () => {
    const state = { focus: 'availability', entry: 'moth' };
    expect(featuresOf('availability/cost', 'and how much', state)).toMatchObject({ bareInFocus: 1 });
    expect(featuresOf('moth/why', 'why', state)).toMatchObject({ bareOfTopic: 1 });
    expect(featuresOf('availability/cost', 'how much for a painting', state).bareInFocus).toBeUndefined();
  });

  it('followsLife: "there" after a course, "the last one" of some (placedTopic)', () => {
    const course = (id: string): Entity => ({
      id: `education-${id}`,
      kind: 'topic',
      title: id,
      fields: { what: { says: [id] } },
    });
    const courses = { ...museum, entities: [course('oil'), course('ink')] };
    const findCourses = createCandidateFinder(createEntityIndex(courses.entities), createLexicon(courses));
    const list = { members: ['education-oil', 'education-ink'], index: -1 };
    const listed = (text: string) =>
      findCourses(read(text), { ...begun, focus: 'education-oil', list }).map(
        (found) => [nameMeaning(found), found.features] as const,
      );
    const features = new Map(listed('what did he do there'));
    expect(features.get('education-oil/what')).toMatchObject({ followsLife: 1 });
    expect(features.get('education-ink/what')?.followsLife).toBeUndefined();
    expect(new Map(listed('the last one')).get('education-ink/what')).toMatchObject({ placedTopic: 1 });
    expect(listed('the last one')).toHaveLength(new Map(listed('the last one')).size);
  });

  it('lastEntry, earlierEntry and focusIsTopic: the entity’s place in the dialogue state', () => {
    const state = { focus: 'thanks', entry: 'moth', earlier: 'harbour' };
    expect(featuresOf('moth/why', 'why him', state)).toMatchObject({ lastEntry: 1, focusIsTopic: 1 });
    expect(featuresOf('harbour/why', 'why him', state)).toMatchObject({ earlierEntry: 1 });
  });

  it('nounAgrees and nounDisagrees: the utterance has a noun of a kind', () => {
    const state = { focus: 'moth' };
    expect(featuresOf('moth/why', 'that project', state)).toMatchObject({ nounAgrees: 1 });
    expect(featuresOf('moth/why', 'that job', state)).toMatchObject({ nounDisagrees: 1 });
    expect(featuresOf('all-project/count', 'which projects')).toMatchObject({ nounAgrees: 1 });
  });

  it('describedBest and describedShare: how well the words describe the entity compared with the others', () => {
    const text = 'the ships of the shipyard in the fog and a lantern';
    const [moth, harbour] = ['moth/what', 'harbour/what'].map((name) => featuresOf(name, text));
    expect(harbour).toMatchObject({ describedBest: 1 });
    expect(moth?.describedBest).toBeUndefined();
    expect((moth?.describedShare ?? 0) + (harbour?.describedShare ?? 0)).toBeCloseTo(1);
    expect(harbour?.describedShare).toBeGreaterThan(moth?.describedShare ?? 1);
  });

  it('described: at most three', () => {
    expect(featuresOf('harbour/what', 'shipyard fog quay ships eleven mornings outdoors').described).toBe(3);
  });

  it('undescribed: the words describe another work', () => {
    expect(featuresOf('moth/why', 'the fog at the quay', { focus: 'moth' })).toMatchObject({ undescribed: 2 });
  });

  it('fieldTells: the field’s sentences contain the words', () => {
    const text = 'the shipyard';
    expect(featuresOf('harbour/why', text).fieldTells).toBe(1);
    expect(featuresOf('harbour/how', text).fieldTells).toBeUndefined();
  });

  it('isMain and isMainOfBareName: the first field, and an utterance of only a name', () => {
    expect(featuresOf('moth/what', 'Lanternmoth')).toMatchObject({ isMain: 1, isMainOfBareName: 1 });
    expect(featuresOf('moth/what', 'how much would it cost to see Lanternmoth').isMainOfBareName).toBeUndefined();
    expect(featuresOf('moth/why', 'Lanternmoth').isMain).toBeUndefined();
  });

  it('sameField and sameFieldOfAnother: the question before had the same field', () => {
    const state = { focus: 'moth', field: 'why' };
    expect(featuresOf('moth/why', 'Grey Harbour', state)).toMatchObject({ sameField: 1 });
    expect(featuresOf('harbour/why', 'Grey Harbour', state)).toMatchObject({ sameFieldOfAnother: 1 });
    expect(featuresOf('harbour/how', 'Grey Harbour', state).sameFieldOfAnother).toBeUndefined();
  });

  it('isTold, isOffered, isUnwritten and isNothing: the state of the answer', () => {
    const state = { focus: 'moth', told: ['moth/why'], offer: ['moth/how', 'availability/what'] };
    expect(featuresOf('moth/why', 'why', state)).toMatchObject({ isTold: 1 });
    expect(featuresOf('moth/how', 'why', state)).toMatchObject({ isOffered: 1 });
    expect(featuresOf('moth/cost', 'why', state)).toMatchObject({ isUnwritten: 1 });
    expect(featuresOf('nothing moth', 'why', state)).toMatchObject({ isNothing: 1 });
    expect(featuresOf('availability/what', 'why', state)).toMatchObject({ isOffered: 1 });
    expect(featuresOf('unwritten-age/what', 'why', state)).toMatchObject({ isUnwritten: 1 });
  });

  it('isUsageOfWork: the question about a tool has a noun of a kind of work', () => {
    expect(featuresOf('stack-varnish/in-project', 'Varnish in which projects')).toMatchObject({ isUsageOfWork: 1 });
    expect(featuresOf('stack-varnish/in-project', 'Varnish in which jobs').isUsageOfWork).toBeUndefined();
  });

  it('topicInFocus and topicJustTold: the state of the topic', () => {
    const lastReply = { ...SILENCE, targets: ['availability/what'] };
    const state = { focus: 'availability', field: 'what', lastReply };
    expect(featuresOf('availability/what', 'and also', state)).toMatchObject({ topicInFocus: 1, topicJustTold: 1 });
    expect(featuresOf('thanks/what', 'and also', state)).toEqual({ sameFieldOfAnother: 1 });
  });

  it('isMainOfNoun: the first field of a group with a matching noun', () => {
    expect(featuresOf('all-project/what', 'does he have a project')).toMatchObject({ nounAgrees: 1, isMainOfNoun: 1 });
    expect(featuresOf('all-project/count', 'does he have a project').isMainOfNoun).toBeUndefined();
    expect(featuresOf('all-project/what', 'does he have a job').isMainOfNoun).toBeUndefined();
  });

  it('actAlone and actBesideName: a short utterance, or one with a name or position', () => {
    expect(featuresOf('act repeat', 'say that again')).toEqual({ actAlone: 1 });
    expect(featuresOf('act repeat', 'could you please say that to me again').actAlone).toBeUndefined();
    expect(featuresOf('act repeat', 'Lanternmoth')).toMatchObject({ actBesideName: 1 });
    expect(featuresOf('act repeat', 'the second one')).toMatchObject({ actBesideName: 1 });
  });

  it('actOffered: "yes" and "no" while something is offered', () => {
    const offered = ACTS.filter((act) => featuresOf(`act ${act}`, 'ok', { offer: ['moth/why'] }).actOffered);
    expect(offered).toEqual(['yes', 'no']);
    expect(featuresOf('act yes', 'ok').actOffered).toBeUndefined();
  });

  it('offUnknown, offNobodyHere, offReference and offNamed: whether the utterance leaves the content', () => {
    expect(featuresOf('off-topic', 'zzyzx quux')).toEqual({ offUnknown: 2, offNobodyHere: 1, offNobodyUnknown: 1 });
    expect(featuresOf('off-topic', 'a b quux quuz quax zzyzx').offUnknown).toBe(3);
    expect(featuresOf('off-topic', 'did he like it')).toEqual({ offReference: 1 });
    expect(featuresOf('off-topic', 'Lanternmoth')).toMatchObject({ offNamed: 1 });
  });
});
