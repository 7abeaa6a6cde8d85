import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { ACTS } from '../rank/intents.ts';
import type { GuideReply, GuideState } from '../read/state.ts';
import { createActor, HANG_UP } from './act.ts';
import { createTeller, SILENCE } from './tell.ts';

const MENU = 'I can tell you why it was made, how it was done, or what came of it.';

const { lines } = museum;
const index = createEntityIndex(museum.entities);
const teller = createTeller(museum, index);
const act = createActor(museum, index, teller);
const greeting: GuideReply = { ...SILENCE, sentences: lines.greeting };
const begun: GuideState = { offer: [], lastReply: greeting, told: [], said: [], isOver: false };
const whyTurn = teller.tell(['moth/why'], begun);

describe('"say that again"', () => {
  it('repeats the last reply with its actions', () => {
    expect(act('repeat', whyTurn.state)).toEqual({ reply: whyTurn.reply, state: whyTurn.state });
  });

  it('keeps the open offer', () => {
    expect(act('repeat', { ...whyTurn.state, offer: ['moth/how'] }).state.offer).toEqual(['moth/how']);
  });
});

it('"shorter" says the first sentence of the last reply', () => {
  const helloTurn = teller.tell(['hello/what'], begun);
  expect(act('shorter', helloTurn.state).reply.sentences).toEqual(['Hello to you too.']);
});

it('"what do you mean" says the last reply in other words, then goes on', () => {
  const once = act('reword', whyTurn.state);
  expect(once.reply.sentences).toEqual(['I spoke of Lanternmoth.', 'The painter missed the light of home.']);
  expect(act('reword', once.state).reply.targets).toEqual(['moth/what']);
});

describe('"slower"', () => {
  it('repeats the last reply after a line about the speaking pace', () => {
    const { reply } = act('slower', whyTurn.state);
    expect(reply).toEqual({ ...whyTurn.reply, sentences: [...lines.onePace, ...whyTurn.reply.sentences] });
  });

  it('adds the line about the pace only once', () => {
    const once = act('slower', whyTurn.state);
    expect(act('slower', once.state).reply).toEqual(once.reply);
  });
});

describe('"more"', () => {
  it('answers with the next field of the work in focus', () => {
    expect(act('more', whyTurn.state).reply.targets).toEqual(['moth/what']);
  });

  it('takes the greeting’s offer when no work is in focus', () => {
    expect(act('more', { ...begun, offer: ['all-project/what'] }).reply.targets).toEqual(['all-project/what']);
  });

  it('continues with the work in focus although another is offered', () => {
    expect(act('more', { ...whyTurn.state, offer: ['supper/what'] }).reply.targets).toEqual(['moth/what']);
  });
});

describe('"yes"', () => {
  it('takes the first offer and clears the offer', () => {
    const { reply, state } = act('yes', { ...begun, offer: ['moth/how', 'moth/why'] });
    expect([reply.targets, state.offer]).toEqual([['moth/how'], []]);
  });

  it('continues as "more" does when nothing is offered', () => {
    expect(act('yes', whyTurn.state).reply.targets).toEqual(['moth/what']);
    expect(act('yes', begun).reply.sentences).toEqual(lines.nothingYet);
  });

  it('adds the next offer when the accepted answer is unwritten', () => {
    expect(act('yes', { ...begun, offer: ['moth/cost'] }).reply.sentences[1]).toBe(MENU);
  });
});

describe('"no"', () => {
  it('clears the offer and keeps the focus', () => {
    const { reply, state } = act('no', { ...whyTurn.state, offer: ['moth/how'] });
    expect(reply.sentences).toEqual(lines.asYouLike);
    expect(state).toMatchObject({ offer: [], focus: 'moth', isOver: false });
  });
});

describe('"stop"', () => {
  it('replies with silence, clears the offer and keeps the last reply', () => {
    const { reply, state } = act('stop', { ...whyTurn.state, offer: ['moth/how'] });
    expect(reply).toEqual(SILENCE);
    expect(state).toEqual({ ...whyTurn.state, offer: [] });
  });

  it('leaves the last reply for "say that again"', () => {
    expect(act('repeat', act('stop', whyTurn.state).state).reply).toEqual(whyTurn.reply);
  });
});

describe('a farewell that is not in the list', () => {
  const hangUpTurn = act('goodbye', whyTurn.state);

  it('asks for confirmation, because an ended call cannot be resumed', () => {
    expect([hangUpTurn.reply.sentences, hangUpTurn.state.isOver]).toEqual([lines.hangUp, false]);
  });

  it('ends the call after "yes"', () => {
    const { reply, state } = act('yes', hangUpTurn.state);
    expect([reply.sentences, state.isOver]).toEqual([lines.goodbye, true]);
  });

  it('keeps the call open after "no" or another question', () => {
    const after = act('no', hangUpTurn.state);
    expect([after.state.isOver, act('yes', after.state).state.isOver]).toEqual([false, false]);
    expect(act('yes', teller.tell(['moth/how'], hangUpTurn.state).state).state.isOver).toBe(false);
  });
});

describe('every act', () => {
  it.for(ACTS)('%s leaves a state in which every other act works', (first) => {
    for (const second of ACTS) {
      const { state } = act(first, whyTurn.state);
      const next = act(second, state);
      expect(next.state.isOver, second).toBe(first === 'goodbye' && second === 'yes');
      expect(next.reply.sentences.length > 0, second).toBe(second !== 'stop');
    }
  });

  it('only "yes" to hanging up ends the call', () => {
    const ending = ACTS.filter((name) => act(name, { ...whyTurn.state, offer: [HANG_UP] }).state.isOver);
    expect(ending).toEqual(['yes']);
  });
});
