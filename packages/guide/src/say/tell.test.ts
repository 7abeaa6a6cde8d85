import { describe, expect, it } from 'vitest';
import type { Answer, Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { SMALL_TALK } from './remember.ts';
import { menuOf, remark, SILENCE } from './remark.ts';
import { createTeller } from './tell.ts';

const MENU = 'I can tell you why it was made, how it was done, or what came of it.';
const TOOL_MENU = 'I can tell you what it is used for, where, and when not to.';

const oil: Entity = {
  id: 'stack-oil',
  kind: 'stack',
  title: 'Oil',
  names: ['Oil'],
  fields: {
    what: { says: ['Two paintings are of oil.', 'It is slow.'], members: ['moth', 'supper'] },
    never: { says: ['Nothing here is of acrylic.'], members: [] },
    only: { says: ['Lanternmoth alone.'], members: ['moth'] },
    cost: { says: ['What oil costs is not written here.'], isUnwritten: true },
    why: { says: ['It glows.'] },
    not: { says: ["Don't, if it has to dry."] },
    where: { says: ['Oil is in two paintings.'], members: ['moth', 'supper'] },
    'in-project': { says: ['Two paintings are of oil.'], members: ['moth', 'supper'] },
    'without-project': { says: ['Grey Harbour has no oil.'], members: ['harbour'] },
    choices: { says: ['Which one?'], offers: ['moth/what', 'harbour/what'] },
  },
};
const now: Entity = { id: 'now', kind: 'topic', title: 'now', about: 'supper', fields: { what: { says: ['Now.'] } } };
const light: Entity = {
  id: 'light',
  kind: 'topic',
  title: 'light',
  fields: { what: { says: ['Quiet Supper and Lanternmoth are lit by candles.', 'One burns 30 hours.'] } },
};
const wax: Entity = {
  id: 'stack-wax',
  kind: 'stack',
  title: 'Wax',
  names: ['Wax'],
  fields: { what: { says: ['Wax is among the materials.'] } },
};
const glaze: Entity = {
  id: 'stack-glaze',
  kind: 'stack',
  title: 'Glaze',
  names: ['Glaze'],
  fields: {
    what: { says: ['It makes amber glow.'] },
    why: { says: ['It dries fast.'] },
    where: { says: ['Here.'], members: ['supper'] },
  },
};
const figures: Entity = {
  id: 'figures',
  kind: 'topic',
  title: 'figures',
  fields: {
    what: { says: ['Many come.'], more: ['300 came in May.'] },
    length: { says: ['May was cold.'], more: ['It has lasted one year.', 'Two came back.', 'No one counted.'] },
  },
};
const row: Entity = {
  id: 'row',
  kind: 'group',
  title: 'the row',
  members: ['harbour', 'moth'],
  fields: { what: { says: ['There are two.', 'I would start with Lanternmoth.'] } },
};
const knowledge = { ...museum, entities: [...museum.entities, oil, now, light, wax, glaze, figures, row] };
const index = createEntityIndex(knowledge.entities);
const teller = createTeller(knowledge, index);
const { tell, goOn, decline } = teller;
const { lines } = museum;
const read = createReader(createLexicon(knowledge), new Set(['use', 'much', 'dry']));
const begun: GuideState = { offer: [], lastReply: SILENCE, told: [], said: [], isOver: false };
const show = (id: string) => ({ name: 'show', arguments: { id } });
const entity = (id: string): Entity => {
  const found = index.find(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
/** "more" goes on. */
function play(...steps: readonly string[]): readonly (readonly string[])[] {
  let state = begun;
  return steps.map((step) => {
    const turn: GuideTurn = step === 'more' ? goOn(state) : tell([step], state);
    state = { ...turn.state, said: [...state.said, ...turn.reply.sentences] };
    return turn.reply.sentences;
  });
}

describe('tell with one target', () => {
  it.for([
    ['all-project/what', ['moth', 'harbour', 'supper'], undefined],
    ['stack-oil/what', ['moth', 'supper'], undefined],
    ['stack-oil/only', ['moth'], 'moth'],
    // A topic, in the order of the sentence.
    ['light/what', ['supper', 'moth'], undefined],
    // "It" is the work with which the list would start.
    ['row/what', ['harbour', 'moth'], 'moth'],
  ] as const)('opens after %s the list of %j, with the entry %s', ([target, members, entry]) => {
    const { state } = tell([target], begun);
    expect([state.list, state.entry]).toEqual([{ members, index: -1 }, entry]);
  });

  it('returns its sentences, the action that shows the entity, suggestions and the target', () => {
    expect(tell(['moth/why'], begun).reply).toEqual({
      sentences: ['The painter missed the light of home.'],
      actions: [show('moth')],
      suggestions: ['How was Lanternmoth made?', 'What came of Lanternmoth?', 'Grey Harbour'],
      targets: ['moth/why'],
    });
  });

  it('stores the work before the current one, across topics', () => {
    const first = tell(['moth/what'], begun).state;
    const second = tell(['availability/what'], first).state;
    expect(second).toMatchObject({ focus: 'availability', entry: 'moth' });
    expect(second.earlier).toBeUndefined();
    expect(tell(['supper/what'], second).state).toMatchObject({ entry: 'supper', earlier: 'moth' });
  });

  it('keeps the focus after small talk, so that "thanks … and why?" continues', () => {
    const first = tell(['moth/why'], begun).state;
    expect(tell(['thanks/what'], first).state).toMatchObject({ focus: 'moth', field: 'why', entry: 'moth' });
    expect(tell(['hello/what'], begun).state.focus).toBeUndefined();
  });

  it('keeps the earlier work when the same work is asked again', () => {
    const state = { ...begun, entry: 'moth', earlier: 'harbour' };
    expect(tell(['moth/why'], state).state.earlier).toBe('harbour');
  });

  it('sets the entry to the work that the answer is about', () => {
    expect(tell(['now/what'], begun).state.entry).toBe('supper');
  });

  it('returns the answer’s own action instead of showing the entity', () => {
    expect(tell(['act-human/what'], begun).reply.actions).toEqual([{ name: 'openDesk', arguments: {} }]);
  });

  it('stores the offer for "yes", and suggests when there are several', () => {
    const turn = tell(['hello/what'], begun);
    expect([turn.state.offer, turn.reply.suggestions[0]]).toEqual([['all-project/what'], 'the paintings']);
    const several = tell(['stack-oil/choices'], begun);
    expect([several.state.offer, several.reply.suggestions]).toEqual([
      ['moth/what', 'harbour/what'],
      ['Lanternmoth', 'Grey Harbour'],
    ]);
  });

  it('lists only the members that the question names', () => {
    const topic = (id: string, of: string): Entity => ({ id, kind: 'topic', of, title: id, fields: {} });
    const all: Entity = {
      id: 'papers',
      kind: 'topic',
      title: 'papers',
      members: ['certificate-ink', 'award-medal'],
      fields: { what: { says: ['One of each.'] } },
    };
    const entities = [topic('certificate-ink', 'certificate'), topic('award-medal', 'award'), all];
    const ofPapers = createTeller({ ...museum, entities }, createEntityIndex(entities));
    const after = (text: string): GuideState => ofPapers.tell(['papers/what'], begun, { reading: read(text) }).state;
    expect(after('which awards')).toMatchObject({ list: { members: ['award-medal'] } });
    expect(after('what else')).toMatchObject({ list: { members: all.members }, focus: 'papers' });
  });

  it('makes the entry that was spoken of the subject, of a list', () => {
    const { says } = entity('moth').fields['what'] ?? { says: [] };
    const candles: Entity = {
      id: 'candles',
      kind: 'topic',
      title: 'candles',
      fields: { what: { says, more: ['Candles burn.'], members: ['harbour', 'moth'] } },
    };
    const ofCandles = createTeller(knowledge, createEntityIndex([...knowledge.entities, candles]));
    const list = { members: ['harbour', 'moth'], index: 1 };
    expect(ofCandles.tell(['candles/what'], begun).state).toMatchObject({
      focus: 'moth',
      entry: 'moth',
      field: 'what',
      list,
      told: ['candles/what', 'moth/what'],
    });
  });

  it('shows all members of a group, also when it is asked again', () => {
    const { reply, state } = tell(['all-project/what'], begun);
    expect(reply.actions).toEqual([show('moth'), show('harbour'), show('supper')]);
    expect(tell(['all-project/what'], state).reply.actions).toEqual(reply.actions);
  });

  it('declines with an unwritten answer, without a target, and adds what the work is, or the menu', () => {
    const main = 'Lanternmoth is a small oil.';
    expect(tell(['moth/cost'], begun).reply.sentences).toEqual(['What Lanternmoth cost is not written here.', main]);
    const { reply, state } = tell(['moth/cost'], { ...begun, said: [main] });
    expect(reply.sentences).toEqual(['What Lanternmoth cost is not written here.', MENU]);
    expect([reply.targets, reply.isDecline]).toEqual([[], true]);
    expect(state.offer).toEqual(['moth/why', 'moth/how', 'moth/result']);
    expect(tell(['stack-oil/cost'], begun).reply.sentences[1]).toBe(TOOL_MENU);
    expect(tell(['unwritten-age/what'], begun).reply.sentences).toHaveLength(1);
  });

  it('builds the menu from written fields only, and none when all are unwritten', () => {
    const unwritten: Answer = { says: ['That is not written.'], isUnwritten: true };
    const offered = (fields: Entity['fields']) => menuOf({ ...entity('moth'), fields });
    const { why = unwritten, how = unwritten } = entity('moth').fields;
    expect(offered({ why, how, result: unwritten })).toEqual({
      says: 'I can tell you why it was made, or how it was done.',
      fields: ['why', 'how'],
    });
    expect(offered({ how, why: unwritten })?.says).toBe('I can tell you how it was done.');
    expect(offered({ why: unwritten })).toBeUndefined();
  });

  it('words the menu of a job by problem, solution and result', () => {
    const { fields } = entity('moth');
    expect(menuOf({ ...entity('moth'), kind: 'experience' })).toEqual({
      says: 'I can tell you what the problem was, how it was solved, or what came of it.',
      fields: ['why', 'how', 'result'].filter((field) => field in fields),
    });
  });

  it('replies "not understood" for an unknown target', () => {
    expect(tell(['nobody/why'], begun).reply.sentences).toEqual(lines.unsure);
    expect(tell([], begun).reply.sentences).toEqual(lines.unsure);
  });
});

describe('tell with a reading of the question', () => {
  const sentencesFor = (text: string, target: string, state = begun): readonly string[] =>
    tell([target], state, { reading: read(text) }).reply.sentences;

  it('starts with yes when it holds for each target, and side by side otherwise', () => {
    const sentencesOf = (...targets: readonly string[]): readonly string[] =>
      tell(targets, begun, { reading: read('Does she use oil?'), members: ['stack-oil'] }).reply.sentences;
    expect(sentencesOf('stack-oil/what', 'stack-oil/where')).toEqual([
      'Yes.',
      'Two paintings are of oil.',
      'Oil is in two paintings.',
    ]);
    expect(sentencesOf('stack-oil/what', 'stack-oil/never').slice(0, 1)).toEqual(lines.sideBySide);
  });

  it('does not start with no when the work’s tools are unwritten', () => {
    const supper = {
      ...entity('supper'),
      fields: { with: { says: ['With what is not written.'], isUnwritten: true } },
    } as const;
    const entities = [...knowledge.entities.filter(({ id }) => id !== 'supper'), supper];
    const without = oil.fields['where'];
    const others = entities.map((kept) =>
      kept === oil && without ? { ...oil, fields: { ...oil.fields, where: { ...without, members: ['moth'] } } } : kept,
    );
    const reduced = { ...knowledge, entities: others };
    const readOf = createReader(createLexicon(reduced), new Set(['use', 'much']));
    const teach = createTeller(reduced, createEntityIndex(others)).tell;
    for (const target of ['supper/with', 'stack-oil/where'])
      expect(
        teach([target], begun, { reading: readOf('Was Quiet Supper painted with oil?') }).reply.sentences[0],
        target,
      ).not.toBe('No.');
  });

  it('answers yes or no again about what was told', () => {
    const { state } = tell(['harbour/with'], begun);
    expect(sentencesFor('Is it painted with oil?', 'harbour/with', state)[0]).toBe('No.');
  });

  const TWO = 'Two paintings are of oil.';
  const WITHOUT = 'Grey Harbour has no oil.';
  it.for<readonly [question: string, target: string, first: string, focus?: string]>([
    // A tool's general answer, by its members.
    ['Does she use oil?', 'stack-oil/what', 'Yes.'],
    ['Does she still use it?', 'stack-oil/what', 'Yes.', 'stack-oil'],
    ['Does she use acrylic?', 'stack-oil/never', 'No.'],
    ['Does she use wax?', 'stack-wax/what', 'Yes.'],
    ['Does she use glaze?', 'stack-glaze/what', 'Yes.'],
    ['Does she use wax outdoors?', 'stack-wax/what', 'Wax is among the materials.'],
    ['Is there any glaze?', 'stack-glaze/what', 'It makes amber glow.'],
    ['Does glaze dry?', 'stack-glaze/why', 'It dries fast.'],
    ['Could she build me a shop?', 'stack-oil/what', TWO, 'stack-oil'],
    ['Does she use Kubernetes?', 'stack-oil/what', TWO],
    ['What is oil?', 'stack-oil/what', TWO],
    ['Is it an oil?', 'moth/what', 'Lanternmoth is a small oil.'],
    // A tool that the content lacks.
    ['Do you know Django?', 'absent-tool/what', 'django is not written among the tools of this site.'],
    // A work and a tool, from the answer of either.
    ['Was Lanternmoth painted with oil?', 'moth/with', 'Yes.'],
    ['Was Grey Harbour painted with oil?', 'harbour/with', 'No.'],
    ['Did she use oil in Grey Harbour?', 'stack-oil/where', 'No.'],
    ['Was Lanternmoth painted with Kubernetes?', 'moth/with', 'No.'],
    ['Was Lanternmoth painted with oil and glaze?', 'moth/with', 'No.'],
    ['Was Quiet Supper painted with oil and glaze?', 'supper/with', 'Yes.'],
    ['Did oil bring visitors to Lanternmoth?', 'moth/result', 'Since it hangs here 300 visitors a day come to see it.'],
    // A word that refers to the work in focus, and others that do not.
    ['Did she use oil there?', 'stack-oil/where', 'No.', 'harbour'],
    ['Did she use oil for that one?', 'stack-oil/where', 'No.', 'harbour'],
    ['Did she use oil in it?', 'stack-oil/where', 'No.', 'harbour'],
    ['Is it true that she uses oil?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Does she use oil these days?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Has she ever used oil on this site?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Is oil one of her tools?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Is oil something that she uses?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Has she used this oil thing?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Is there any oil in her stack?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Do they use oil?', 'stack-oil/where', 'Yes.', 'harbour'],
    ['Is oil one of her tools?', 'harbour/with', 'Grey Harbour is painted with watercolour.', 'harbour'],
    ['Is it made with oil, this museum?', 'availability/what', 'The museum is open from ten to six.', 'harbour'],
    ['Was the third one painted with oil?', 'supper/with', 'Yes.', 'harbour'],
    // Works without a tool.
    ['Which paintings do not use oil?', 'stack-oil/in-project', WITHOUT],
    ['Which projects are without oil?', 'stack-oil/where', WITHOUT],
    ['Which of them do not use oil?', 'stack-oil/where', WITHOUT, 'row'],
    ['Where did she not use oil?', 'stack-oil/where', 'Oil is in two paintings.'],
    ['When should I not use oil?', 'stack-oil/not', "Don't, if it has to dry.", 'row'],
    // A figure.
    ['How many came?', 'figures/what', '300 came in May.'],
    ['Who is it?', 'figures/what', 'Many come.'],
    ['How long did it last?', 'figures/length', 'It has lasted one year.'],
    ['How much oil is it?', 'moth/what', 'Lanternmoth is a small oil.'],
  ])('"%s" is answered by %s with "%s"', ([question, target, first, focus]) => {
    const isFresh = { told: [], lastReply: begun.lastReply };
    const state = focus === undefined ? begun : { ...tell([`${focus}/what`], begun).state, ...isFresh };
    expect(sentencesFor(question, target, state)[0]).toBe(first);
  });
});

describe('tell with several targets', () => {
  const both = ['moth/why', 'harbour/why'];
  const turn = tell(both, begun, { members: ['moth', 'harbour'] });

  it('returns the first sentence of each and shows each', () => {
    expect(turn.reply).toMatchObject({
      sentences: [...lines.sideBySide, 'The painter missed the light of home.', 'A shipyard ordered it.'],
      actions: [show('moth'), show('harbour')],
      targets: both,
    });
  });

  it('returns a common sentence once', () => {
    const { reply } = tell(['moth/why', 'moth/why'], begun, { members: ['moth'] });
    expect(reply.sentences).toEqual([...lines.sideBySide, 'The painter missed the light of home.']);
  });

  it('says a sentence once that one of two answers begins with the name, the asked sentence first', () => {
    const fields: Entity['fields'] = {
      what: { says: ['Lanternmoth: Glows at night.'] },
      how: { says: ['Glows at night.'], more: ['It is oil.'] },
      cost: { says: ['What it cost is not written here.'], isUnwritten: true },
    };
    const moth: Entity = { ...entity('moth'), fields };
    const ofMoth = createTeller(museum, createEntityIndex([moth]));
    const say = (targets: readonly string[], text: string) =>
      ofMoth.tell(targets, begun, { reading: read(text) }).reply.sentences;
    expect(say(['moth/how', 'moth/what'], 'Tell me')).toEqual(['Glows at night.']);
    expect(say(['moth/what', 'moth/how'], 'Which oil?')).toEqual(['It is oil.', 'Lanternmoth: Glows at night.']);
    const denied = ['What it cost is not written here.', 'It is oil.'];
    expect(say(['moth/how', 'moth/cost'], 'Which oil?')).toEqual(denied);
  });

  it('opens a list of the members, and stores both works', () => {
    expect(turn.state).toMatchObject({
      list: { members: ['moth', 'harbour'], index: -1 },
      entry: 'harbour',
      earlier: 'moth',
      offer: [],
      told: both,
    });
  });

  it('repeats the comparison when it is asked again', () => {
    expect(tell(both, turn.state, { members: ['moth', 'harbour'] }).reply.sentences).toEqual(turn.reply.sentences);
  });
});

describe('tell with a target that was used before', () => {
  it('continues with the rest of the answer, once', () => {
    expect(play('supper/what', 'supper/what', 'supper/what')).toEqual([
      ['Quiet Supper is the last large oil.'],
      ['It hangs above the stairs.'],
      [lines.toldAll[0], MENU],
    ]);
  });

  it('repeats an answer without further sentences after another one came between', () => {
    const [first, , again] = play('stack-oil/what', 'moth/why', 'stack-oil/what');
    expect(again).toEqual(first);
  });

  it('repeats what was just said to a question', () => {
    const { state } = tell(['availability/cost'], begun);
    const again = (text: string): readonly string[] =>
      tell(['availability/cost'], { ...state, said: ['Entry is free.'] }, { reading: read(text) }).reply.sentences;
    for (const text of ['By whom?', 'How well?']) expect(again(text)).toEqual(['Entry is free.']);
  });

  it('offers the unused fields', () => {
    const told = tell(['moth/what'], begun).state;
    const state = { ...told, told: ['moth/what', 'moth/how'] };
    expect(tell(['moth/what'], state).state.offer).toEqual(['moth/why', 'moth/result']);
  });

  it('replies that this is all and offers the greeting’s targets when every field was used', () => {
    const earlierTargets = ['moth/why', 'moth/how', 'moth/result'];
    const { lastReply } = tell(['moth/why'], begun).state;
    const { reply, state } = tell(['moth/why'], { ...begun, lastReply, told: earlierTargets });
    expect([reply.sentences, state.offer]).toEqual([lines.toldAll, museum.greetingOffers]);
    expect(reply).toMatchObject({ actions: [show('moth')], targets: ['moth/why'] });
  });

  it('says what follows an answer that another topic gave just before', () => {
    const { state } = tell(['supper/what'], begun);
    expect(
      tell(['supper/what'], { ...state, told: ['all-project/what'], said: state.lastReply.sentences }).reply.sentences,
    ).toEqual(['It hangs above the stairs.']);
  });

  it('says the last reply again where a part of it is asked for', () => {
    const askTwice = (target: string, text: string): readonly string[] => {
      const { state } = tell([target], begun);
      return tell([target], { ...state, said: state.lastReply.sentences }, { reading: read(text) }).reply.sentences;
    };
    expect(askTwice('moth/what', 'And is it small?')).toEqual(entity('moth').fields['what']?.says);
    for (const part of ['And is it large?', 'How many large ones?'])
      expect(askTwice('supper/what', part)).toEqual(entity('supper').fields['what']?.says);
    expect(askTwice('supper/what', 'And why is it large?')).toEqual(entity('supper').fields['what']?.says);
  });

  it('repeats the denial of an unwritten answer', () => {
    expect(play('unwritten-age/what', 'unwritten-age/what')[1]).toEqual([lines.notWritten[0], lines.toldAll[1]]);
    expect(play('moth/cost', 'moth/cost')[1]).toEqual([lines.notWritten[0], MENU]);
  });
});

describe('goOn', () => {
  it('finishes the current answer before the next field', () => {
    expect(play('supper/what', 'more', 'more').slice(1)).toEqual([
      ['It hangs above the stairs.'],
      ['A widow asked for company at table.'],
    ]);
  });

  it('skips unwritten answers and asides', () => {
    const { cost = { says: [] } } = entity('moth').fields;
    const moth: Entity = {
      ...entity('moth'),
      fields: {
        what: { says: ['What.'] },
        cost,
        numbers: { says: ['Again.'], isAside: true },
        why: { says: ['Why.'] },
      },
    };
    const oneWorkTeller = createTeller({ ...museum, entities: [moth] }, createEntityIndex([moth]));
    const { state, reply } = oneWorkTeller.goOn(oneWorkTeller.tell(['moth/what'], begun).state);
    expect(reply.sentences).toEqual(['Why.']);
    expect(oneWorkTeller.goOn(state).reply.sentences).toEqual(lines.toldAll);
  });

  it('goes to the first member after a group', () => {
    expect(play('all-project/what', 'more')[1]).toEqual(['Lanternmoth is a small oil.']);
  });

  it('goes to the first work that an answer named, after the rest of the answer', () => {
    const says = ['In 1905 the painter made Lanternmoth and Grey Harbour.'];
    const year: Entity = {
      id: 'year-1905',
      kind: 'year',
      title: '1905',
      fields: { what: { says, more: ['It was cold.'] } },
    };
    const entities = [...museum.entities, year];
    const ofYear = createTeller({ ...museum, entities }, createEntityIndex(entities));
    const told = ofYear.tell(['year-1905/what'], begun);
    const rest = ofYear.goOn(told.state);
    expect(rest.reply.sentences).toEqual(['It was cold.']);
    const after = { ...rest.state, said: [...says, 'It was cold.'] };
    expect(ofYear.goOn(after).reply.sentences).toEqual(['Lanternmoth is a small oil.']);
  });

  it('goes to the next member when all fields of one were used', () => {
    const earlierTargets = Object.keys(entity('moth').fields).map((field) => `moth/${field}`);
    const list = { members: ['moth', 'harbour'], index: 0 };
    const { reply, state } = goOn({ ...begun, focus: 'moth', entry: 'moth', list, told: earlierTargets });
    expect(reply.sentences).toEqual(['Grey Harbour is a wide watercolour.']);
    expect(state.list).toEqual({ ...list, index: 1 });
  });

  it('asks whether to begin when the call has no subject yet', () => {
    const { reply, state } = goOn(begun);
    expect([reply.sentences, state.offer]).toEqual([lines.nothingYet, museum.greetingOffers]);
  });

  it('reaches the end from every entity', () => {
    for (const { id } of knowledge.entities) {
      const target = `${id}/${Object.keys(entity(id).fields)[0]}`;
      const replies = play(target, ...Array.from({ length: 30 }, () => 'more'));
      // Small talk has nothing to go on with.
      const line = SMALL_TALK.has(id) ? lines.nothingYet : lines.toldAll;
      expect([line[0], ...(lines.toldAllAgain ?? [])], id).toContain(replies.at(-1)?.[0]);
    }
  });
});

describe('decline', () => {
  it('returns the line, shows the entity and offers its menu', () => {
    const { reply, state } = decline('unsure', { ...begun, focus: 'supper' }, entity('moth'));
    expect(reply).toMatchObject({ sentences: [lines.unsure[0], MENU], actions: [show('moth')], targets: [] });
    expect(state).toMatchObject({
      focus: 'moth',
      entry: 'moth',
      offer: ['moth/why', 'moth/how', 'moth/result'],
      told: [],
    });
  });

  it('uses the entity’s own denial, or the general one', () => {
    const main = 'Lanternmoth is a small oil.';
    expect(decline('notWritten', begun, entity('moth')).reply.sentences).toEqual([entity('moth').nothing, main]);
    expect(decline('notWritten', begun, entity('availability')).reply.sentences).toEqual(lines.notWritten);
  });

  it('keeps the current work when it declines for a topic', () => {
    const { reply, state } = decline('unsure', { ...begun, entry: 'supper' }, entity('availability'));
    expect(reply.sentences).toEqual(lines.unsure.slice(0, 1));
    expect(state).toMatchObject({ focus: 'availability', entry: 'supper', offer: [] });
  });
});

describe('sentences already said in this call', () => {
  const saidBefore = { ...begun, said: [...lines.unsure, MENU] };

  it('make "this is all" come in other words, without the same offer', () => {
    const { state: told } = tell(['availability/what'], begun);
    const state = { ...told, said: lines.toldAll };
    expect(tell(['availability/what'], state).reply.sentences).toEqual(lines.toldAllAgain);
  });

  it('are not repeated as the denial of another field', () => {
    const [sentence = ''] = entity('moth').fields['cost']?.says ?? [];
    expect(tell(['moth/cost'], { ...begun, said: [sentence] }).reply.sentences[0]).toBe(lines.notWritten[0]);
  });

  it('leave out the menu’s sentence but keep the offer', () => {
    const offer = ['moth/why', 'moth/how', 'moth/result'];
    expect(decline('unsure', saidBefore, entity('moth')).state.offer).toEqual(offer);
    const { reply, state } = tell(['moth/cost'], saidBefore);
    expect(reply.sentences).not.toContain(MENU);
    expect(state.offer).toEqual(offer);
  });
});

describe('remark', () => {
  it('stores nothing without sentences', () => {
    const state = remark(['Hm.'], begun).state;
    expect(remark([], state).state).toEqual(state);
  });
});

describe('suggestions', () => {
  it('are at most three different targets that exist', () => {
    const starters = ['moth/what', 'nobody/what', 'harbour/what', 'supper/what', 'thanks/what'];
    const { reply, state } = createTeller({ ...knowledge, starters }, index).decline('declined', begun);
    expect(reply.sentences).toEqual(lines.declined);
    expect(reply.suggestions).toEqual(['Lanternmoth', 'Grey Harbour', 'Quiet Supper']);
    expect(state.offer).toEqual(starters);
  });
});
