import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { ACTS, type Act } from '../rank/intents.ts';
import type { GuideReply, GuideState } from '../read/state.ts';
import { createActor, HANG_UP } from './act.ts';
import { SILENCE } from './remark.ts';
import { createTeller } from './tell.ts';

const COST = 'What Lanternmoth cost is not written here.';

const { lines } = museum;
const index = createEntityIndex(museum.entities);
const teller = createTeller(museum, index);
const act = createActor(museum, index, teller);
const greeting: GuideReply = { ...SILENCE, sentences: lines.greeting };
const begun: GuideState = { offer: [], lastReply: greeting, told: [], said: [], isOver: false };
const whyTurn = teller.tell(['moth/why'], begun);

const why = whyTurn.reply.sentences;
const hangUp = act('goodbye', whyTurn.state).state;
it.for<readonly [Act, when: string, state: GuideState, sentences: readonly string[], offer: readonly string[]]>([
  ['repeat', 'something is offered', { ...whyTurn.state, offer: ['moth/how'] }, why, ['moth/how']],
  ['repeat', 'ASAD was stopped', act('stop', whyTurn.state).state, why, []],
  [
    'shorter',
    'there were two sentences',
    teller.tell(['hello/what'], begun).state,
    ['Hello to you too.'],
    ['all-project/what'],
  ],
  ['slower', 'it was said', whyTurn.state, [...lines.onePace, ...why], []],
  ['slower', 'it was said slower', act('slower', whyTurn.state).state, [...lines.onePace, ...why], []],
  ['more', 'a work is in focus', whyTurn.state, ['Lanternmoth is a small oil.'], []],
  [
    'more',
    'another work is offered',
    { ...whyTurn.state, offer: ['supper/what'] },
    ['Lanternmoth is a small oil.'],
    [],
  ],
  ['more', 'only something is offered', { ...begun, offer: ['all-project/what'] }, ['Three paintings hang here.'], []],
  ['yes', 'two are offered', { ...begun, offer: ['harbour/why', 'moth/why'] }, ['A shipyard ordered it.'], []],
  ['yes', 'nothing is offered', whyTurn.state, ['Lanternmoth is a small oil.'], []],
  [
    'yes',
    'the offer is unwritten',
    { ...begun, offer: ['moth/cost'] },
    [COST, 'Lanternmoth is a small oil.'],
    ['moth/why', 'moth/how', 'moth/result'],
  ],
  ['no', 'something is offered', { ...whyTurn.state, offer: ['moth/how'] }, lines.asYouLike, []],
  ['stop', 'something is offered', { ...whyTurn.state, offer: ['moth/how'] }, [], []],
  ['goodbye', 'the words are not in the list', whyTurn.state, lines.hangUp, [HANG_UP]],
  ['yes', 'it asked whether to hang up', hangUp, lines.goodbye, [HANG_UP]],
])('"%s" when %s', ([name, , state, sentences, offer]) => {
  const turn = act(name, state);
  expect([turn.reply.sentences, turn.state.offer]).toEqual([sentences, offer]);
});

it('"what do you mean" says the last reply in other words, then goes on', () => {
  const once = act('reword', whyTurn.state);
  expect(once.reply.sentences).toEqual(['I spoke of Lanternmoth.', 'The painter missed the light of home.']);
  expect(act('reword', once.state).reply.targets).toEqual(['moth/what']);
});

it.for(ACTS)('every act %s leaves a state in which every other act works', (first) => {
  for (const second of ACTS) {
    const { state } = act(first, whyTurn.state);
    const next = act(second, state);
    expect(next.state.isOver, second).toBe(first === 'goodbye' && second === 'yes');
    expect(next.reply.sentences.length > 0, second).toBe(second !== 'stop');
  }
});
