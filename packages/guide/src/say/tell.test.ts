import { describe, expect, it } from 'vitest';
import type { Answer, Entity } from '../knowledge.ts';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { SMALL_TALK } from './remember.ts';
import { pick } from './compose.ts';
import { createTeller, menuOf, remark, SILENCE } from './tell.ts';

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
const row: Entity = {
  id: 'row',
  kind: 'group',
  title: 'the row',
  members: ['harbour', 'moth'],
  fields: { what: { says: ['There are two.', 'I would start with Lanternmoth.'] } },
};
const knowledge = { ...museum, entities: [...museum.entities, oil, now, light, wax, row] };
const index = createEntityIndex(knowledge.entities);
const teller = createTeller(knowledge, index);
const { tell, goOn, decline } = teller;
const { lines } = museum;
const read = createReader(createLexicon(knowledge), new Set(['use', 'much']));
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
    state = turn.state;
    return turn.reply.sentences;
  });
}

describe('tell with one target', () => {
  it('says the sentence with the word of the question that fewest others have', () => {
    const says = ['A lamp is on the roof.', 'A lamp is in the hall.', 'The varnish dries in four days.'];
    const found = { entity: entity('moth'), field: 'how', answer: { says } };
    expect(pick(found, read('Does the lamp dry the varnish?')).sentences).toEqual(says.slice(2));
    expect(pick(found, read('Is the lamp of varnish?')).sentences).toEqual(says.slice(2));
  });

  it('lets "it" be the work with which a list would start', () => {
    expect(tell(['row/what'], begun).state).toMatchObject({
      entry: 'moth',
      list: { members: ['harbour', 'moth'], index: -1 },
    });
  });

  it.each([
    ['Does she use wax?', ['Yes.', 'Wax is among the materials.']],
    ['Does she use wax outdoors?', ['Wax is among the materials.']],
  ])('says Yes about a tool only where the question asks no more: %s', (question, sentences) => {
    expect(tell(['stack-wax/what'], begun, { reading: read(question) }).reply.sentences).toEqual(sentences);
  });

  it('lists the works that a topic names, in the order of the sentence', () => {
    expect(tell(['light/what'], begun).state.list).toEqual({ members: ['supper', 'moth'], index: -1 });
  });

  it('returns its sentences, the action that shows the entity, suggestions and the target', () => {
    expect(tell(['moth/why'], begun).reply).toEqual({
      sentences: ['The painter missed the light of home.'],
      actions: [show('moth')],
      suggestions: ['How was Lanternmoth made?', 'What came of Lanternmoth?', 'Grey Harbour'],
      targets: ['moth/why'],
    });
  });

  it('stores focus, field, entry, targets and the last reply', () => {
    const { reply, state } = tell(['moth/why'], { ...begun, offer: ['supper/what'], told: ['supper/what'] });
    expect(state).toEqual({
      ...begun,
      focus: 'moth',
      field: 'why',
      entry: 'moth',
      told: ['supper/what', 'moth/why'],
      lastReply: reply,
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

  it('sets the entry to the work that the answer is about, or to the only work that it lists', () => {
    expect(tell(['now/what'], begun).state.entry).toBe('supper');
    expect(tell(['stack-oil/only'], begun).state.entry).toBe('moth');
    expect(tell(['stack-oil/what'], begun).state.entry).toBeUndefined();
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

  it('opens the list of a group and shows all members, also when it is asked again', () => {
    const { reply, state } = tell(['all-project/what'], begun);
    expect(state.list).toEqual({ members: ['moth', 'harbour', 'supper'], index: -1 });
    expect(reply.actions).toEqual([show('moth'), show('harbour'), show('supper')]);
    expect(tell(['all-project/what'], state).reply.actions).toEqual(reply.actions);
  });

  it('opens the list of an answer with members', () => {
    expect(tell(['stack-oil/what'], begun).state.list).toEqual({ members: ['moth', 'supper'], index: -1 });
  });

  it('moves within the open list, and keeps the list for an entity outside it', () => {
    const list = { members: ['moth', 'harbour'], index: -1 };
    expect(tell(['harbour/why'], { ...begun, list }).state.list).toEqual({ ...list, index: 1 });
    expect(tell(['supper/why'], { ...begun, list }).state.list).toEqual(list);
  });

  it('declines with an unwritten answer, without a target, and adds the menu', () => {
    const { reply, state } = tell(['moth/cost'], begun);
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

  it('does not modify the given state', () => {
    const state = Object.freeze({ ...begun, told: Object.freeze(['moth/what']), offer: Object.freeze(['moth/why']) });
    tell(['moth/why'], state);
    expect(state).toEqual({ ...begun, told: ['moth/what'], offer: ['moth/why'] });
  });
});

describe('tell with a reading of the question', () => {
  const sentencesFor = (text: string, target: string, state = begun): readonly string[] =>
    tell([target], state, { reading: read(text) }).reply.sentences;

  it('introduces the sentence of a work that is neither named nor in focus', () => {
    const detail = ['Here is a detail about Lanternmoth.', 'The painter missed the light of home.'];
    expect(sentencesFor('Why was the moth painted?', 'moth/why')).toEqual(detail);
    expect(sentencesFor('Why was Lanternmoth painted?', 'moth/why')).toEqual(detail.slice(1));
    expect(sentencesFor('Why was it painted?', 'moth/why', { ...begun, focus: 'moth' })).toEqual(detail.slice(1));
  });

  it('names the tool that the content lacks', () => {
    expect(sentencesFor('Do you know Django?', 'absent-tool/what')[0]).toContain('jango is not written');
  });

  it('starts with yes or no when the members of a tool’s answer decide it', () => {
    expect(sentencesFor('Does she use oil?', 'stack-oil/what')).toEqual([
      'Yes.',
      'Two paintings are of oil.',
      'It is slow.',
    ]);
    expect(sentencesFor('Does she use acrylic?', 'stack-oil/never')).toEqual(['No.', 'Nothing here is of acrylic.']);
  });

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

  it('starts with yes or no for a work and a tool, from the answer of either', () => {
    expect(sentencesFor('Was Lanternmoth painted with oil?', 'moth/with')[0]).toBe('Yes.');
    expect(sentencesFor('Was Grey Harbour painted with oil?', 'harbour/with')[0]).toBe('No.');
    expect(sentencesFor('Did she use oil in Grey Harbour?', 'stack-oil/where')).toEqual([
      'No.',
      'Oil is in two paintings.',
    ]);
    expect(sentencesFor('Did oil bring visitors to Lanternmoth?', 'moth/result')[0]).toMatch(/^Since/u);
    expect(sentencesFor('Was Lanternmoth painted with Kubernetes?', 'moth/with')[0]).toBe('No.');
    expect(sentencesFor('Does she use Kubernetes?', 'stack-oil/what')[0]).not.toMatch(/^(?:Yes|No)\.$/u);
    const about = tell(['harbour/with'], begun).state;
    expect(tell(['harbour/with'], about, { reading: read('Is it painted with oil?') }).reply.sentences[0]).toBe('No.');
  });

  it('uses the work in focus only when a word refers to it', () => {
    const about = tell(['harbour/what'], begun).state;
    const firstSentenceAbout = (text: string, target: string): string | undefined =>
      tell([target], about, { reading: read(text) }).reply.sentences[0];
    for (const text of ['Did she use oil there?', 'Did she use oil for that one?', 'Did she use oil in it?'])
      expect([text, firstSentenceAbout(text, 'stack-oil/where')]).toEqual([text, 'No.']);
    for (const text of [
      'Is it true that she uses oil?',
      'Does she use oil these days?',
      'Has she ever used oil on this site?',
      'Is oil one of her tools?',
      'Is oil something that she uses?',
      'Has she used this oil thing?',
      'Is there any oil in her stack?',
      'Do they use oil?',
    ])
      expect([text, firstSentenceAbout(text, 'stack-oil/where')]).toEqual([text, 'Yes.']);
    expect(firstSentenceAbout('Is oil one of her tools?', 'harbour/with')).toBe(
      'Grey Harbour is painted with watercolour.',
    );
    expect(firstSentenceAbout('Is it made with oil, this museum?', 'availability/what')).toMatch(/^The museum/u);
    expect(firstSentenceAbout('Was the third one painted with oil?', 'supper/with')).toBe('Yes.');
  });

  it('starts with yes for a tool’s general answer only', () => {
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
    const entities = [...knowledge.entities, glaze];
    const extended = { ...knowledge, entities };
    const readOf = createReader(createLexicon(extended), new Set(['use', 'dry']));
    const teach = createTeller(extended, createEntityIndex(entities)).tell;
    const firstSentenceOf = (text: string, target: string): string | undefined =>
      teach([target], begun, { reading: readOf(text) }).reply.sentences[0];
    expect(firstSentenceOf('Does she use glaze?', 'stack-glaze/what')).toBe('Yes.');
    expect(firstSentenceOf('Is there any glaze?', 'stack-glaze/what')).toBe('It makes amber glow.');
    expect(firstSentenceOf('Does glaze dry?', 'stack-glaze/why')).toBe('It dries fast.');
    expect(firstSentenceOf('Was Lanternmoth painted with oil and glaze?', 'moth/with')).toBe('No.');
    expect(firstSentenceOf('Was Quiet Supper painted with oil and glaze?', 'supper/with')).toBe('Yes.');
  });

  it('does not start with yes when the question does not name the tool', () => {
    const about = tell(['stack-oil/what'], begun).state;
    const firstSentenceAbout = (text: string): string | undefined =>
      tell(['stack-oil/what'], { ...about, told: [] }, { reading: read(text) }).reply.sentences[0];
    expect(firstSentenceAbout('Could she build me a shop?')).toBe('Two paintings are of oil.');
    expect(firstSentenceAbout('Does she still use it?')).toBe('Yes.');
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

  it('lists the works without the tool for a negated question', () => {
    expect(sentencesFor('Which paintings do not use oil?', 'stack-oil/in-project')).toEqual([
      'Grey Harbour has no oil.',
    ]);
    expect(sentencesFor('Which projects are without oil?', 'stack-oil/where')).toEqual(['Grey Harbour has no oil.']);
    expect(sentencesFor('Where did she not use oil?', 'stack-oil/where')).toEqual(['Oil is in two paintings.']);
    expect(sentencesFor('Which are not glowing?', 'moth/how').at(-1)).toMatch(/^Layers/u);
    const listed = { ...begun, list: { members: ['moth', 'harbour'], index: -1 } };
    expect(sentencesFor('Which of them do not use oil?', 'stack-oil/where', listed)).toEqual([
      'Grey Harbour has no oil.',
    ]);
    expect(sentencesFor('When should I not use oil?', 'stack-oil/not', listed)[0]).toMatch(/^Don't/u);
  });

  it('starts with neither for an open question or without a question', () => {
    expect(sentencesFor('What is oil?', 'stack-oil/what')[0]).toBe('Two paintings are of oil.');
    expect(sentencesFor('Is it an oil?', 'moth/what')).toEqual(['Lanternmoth is a small oil.']);
    expect(tell(['stack-oil/what'], begun).reply.sentences[0]).toBe('Two paintings are of oil.');
  });

  it('returns only the sentences with a figure when the question asks for one', () => {
    const figures: Entity = {
      id: 'figures',
      kind: 'topic',
      title: 'figures',
      fields: {
        what: { says: ['Many come.', '300 came in May.'] },
        length: { says: ['May was cold.', 'It has lasted one year.', 'Two came back.', 'No one counted.'] },
      },
    };
    const entities = [...museum.entities, figures];
    const teach = createTeller({ ...museum, entities }, createEntityIndex(entities)).tell;
    const sentencesOf = (text: string) => teach(['figures/what'], begun, { reading: read(text) }).reply.sentences;
    expect([sentencesOf('How many came?'), sentencesOf('Who is it?')]).toEqual([
      ['300 came in May.'],
      ['Many come.', '300 came in May.'],
    ]);
    const { reply } = teach(['figures/length'], begun, { reading: read('How long did it last?') });
    expect(reply.sentences).toEqual(['It has lasted one year.']);
    expect(sentencesFor('How much oil is it?', 'moth/what')).toEqual(['Lanternmoth is a small oil.']);
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

  it('repeats the first sentence after another answer came between', () => {
    expect(play('stack-oil/what', 'moth/why', 'stack-oil/what')[2]).toEqual(['Two paintings are of oil.']);
  });

  it('offers the unused fields', () => {
    const state = { ...begun, told: ['moth/what', 'moth/how'] };
    expect(tell(['moth/what'], state).state.offer).toEqual(['moth/why', 'moth/result']);
  });

  it('replies that this is all and offers the greeting’s targets when every field was used', () => {
    const earlierTargets = ['moth/why', 'moth/how', 'moth/result'];
    const { reply, state } = tell(['moth/why'], { ...begun, told: earlierTargets });
    expect([reply.sentences, state.offer]).toEqual([lines.toldAll, museum.greetingOffers]);
    expect(reply).toMatchObject({ actions: [show('moth')], targets: ['moth/why'] });
  });

  it('repeats the denial of an unwritten answer', () => {
    expect(play('unwritten-age/what', 'unwritten-age/what')[1]).toEqual([lines.notWritten[0], lines.toldAll[1]]);
    expect(play('moth/cost', 'moth/cost')[1]).toEqual([lines.notWritten[0], MENU]);
  });

  it('still moves the focus', () => {
    const state = { ...begun, focus: 'moth', entry: 'moth', told: ['harbour/why'] };
    expect(tell(['harbour/why'], state).state).toMatchObject({ focus: 'harbour', entry: 'harbour', earlier: 'moth' });
  });
});

describe('goOn', () => {
  it('goes through the unused fields of the work in focus, then says that this is all', () => {
    expect(play('harbour/what', 'more', 'more', 'more', 'more', 'more').map(([first]) => first)).toEqual([
      'Grey Harbour is a wide watercolour.',
      'A shipyard ordered it.',
      'It was painted outdoors in eleven mornings.',
      'The shipyard ordered two more.',
      'Grey Harbour is painted with watercolour.',
      lines.toldAll[0],
    ]);
  });

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
      expect(replies.at(-1), id).toEqual(SMALL_TALK.has(id) ? lines.nothingYet : lines.toldAll);
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
    expect(decline('notWritten', begun, entity('moth')).reply.sentences).toEqual([entity('moth').nothing, MENU]);
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

  it('are replaced by other words, then by the least recent wording', () => {
    expect(decline('unsure', saidBefore, entity('moth')).reply.sentences).toEqual(lines.unsureAgain);
    expect(decline('unsure', saidBefore).reply.sentences).toEqual(lines.unsureAgain);
    const all = { ...begun, said: [...lines.unsure, ...(lines.unsureAgain ?? [])] };
    expect(decline('unsure', all).reply.sentences).toEqual(lines.unsure.slice(0, 1));
  });

  it('are repeated when the content has no other words', () => {
    const { unsureAgain: _, ...plain } = lines;
    const plainTeller = createTeller({ ...knowledge, lines: plain }, index);
    expect(plainTeller.decline('unsure', saidBefore).reply.sentences).toEqual(lines.unsure.slice(0, 1));
  });

  it('make "this is all" come in other words, without the same offer', () => {
    const state = { ...begun, told: ['availability/what'], said: lines.toldAll };
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
  it('stores the reply as the last one and changes nothing else', () => {
    const { reply, state } = remark(['Hm.'], { ...begun, focus: 'moth' });
    expect(state).toEqual({ ...begun, focus: 'moth', lastReply: reply });
  });

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
