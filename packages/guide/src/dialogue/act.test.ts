import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../understanding/entity-index.ts';
import { ACTS } from '../understanding/intents.ts';
import type { GuideReply, GuideState } from '../understanding/state.ts';
import { createActor, HANG_UP } from './act.ts';
import { createTeller, SILENCE } from './tell.ts';

const MENU = 'I can tell you why it was made, how it was done, or what came of it.';

const { lines } = museum;
const teller = createTeller(museum, createEntityIndex(museum.entities));
const act = createActor(museum, teller);
const greeting: GuideReply = { ...SILENCE, sentences: lines.greeting };
const begun: GuideState = { offer: [], lastReply: greeting, told: [], said: [], isOver: false };
const whyTurn = teller.tell(['moth/why'], begun);

describe('"say that again"', () => {
  it('says the last reply again, and does again what it did', () => {
    expect(act('repeat', whyTurn.state)).toEqual({ reply: whyTurn.reply, state: whyTurn.state });
  });

  it('keeps what is offered', () => {
    expect(act('repeat', { ...whyTurn.state, offer: ['moth/how'] }).state.offer).toEqual(['moth/how']);
  });
});

describe('"slower"', () => {
  it('says the last reply once more, and that it has but one pace', () => {
    const { reply } = act('slower', whyTurn.state);
    expect(reply).toEqual({ ...whyTurn.reply, sentences: [...lines.onePace, ...whyTurn.reply.sentences] });
  });

  it('says so once, however often it is asked', () => {
    const once = act('slower', whyTurn.state);
    expect(act('slower', once.state).reply).toEqual(once.reply);
  });
});

describe('"more"', () => {
  it('tells the next thing of what is talked about', () => {
    expect(act('more', whyTurn.state).reply.targets).toEqual(['moth/what']);
  });

  it('takes what the greeting offers while nothing is talked about', () => {
    expect(act('more', { ...begun, offer: ['all-project/what'] }).reply.targets).toEqual(['all-project/what']);
  });

  it('goes on with what is talked about though something else is offered', () => {
    expect(act('more', { ...whyTurn.state, offer: ['supper/what'] }).reply.targets).toEqual(['moth/what']);
  });
});

describe('"yes"', () => {
  it('takes the first thing offered, and closes the offer', () => {
    const { reply, state } = act('yes', { ...begun, offer: ['moth/how', 'moth/why'] });
    expect([reply.targets, state.offer]).toEqual([['moth/how'], []]);
  });

  it('goes on where nothing is offered', () => {
    expect(act('yes', whyTurn.state).reply.targets).toEqual(['moth/what']);
    expect(act('yes', begun).reply.sentences).toEqual(lines.nothingYet);
  });

  it('to what is offered of something that is not written is followed by the next offer', () => {
    expect(act('yes', { ...begun, offer: ['moth/cost'] }).reply.sentences[1]).toBe(MENU);
  });
});

describe('"no"', () => {
  it('closes the offer, and leaves what is talked about', () => {
    const { reply, state } = act('no', { ...whyTurn.state, offer: ['moth/how'] });
    expect(reply.sentences).toEqual(lines.asYouLike);
    expect(state).toMatchObject({ offer: [], focus: 'moth', isOver: false });
  });
});

describe('"stop"', () => {
  it('falls silent, closes the offer, and remembers what was said last', () => {
    const { reply, state } = act('stop', { ...whyTurn.state, offer: ['moth/how'] });
    expect(reply).toEqual(SILENCE);
    expect(state).toEqual({ ...whyTurn.state, offer: [] });
  });

  it('is taken back by "say that again"', () => {
    expect(act('repeat', act('stop', whyTurn.state).state).reply).toEqual(whyTurn.reply);
  });
});

describe('a farewell in uncommon words', () => {
  const hangUpTurn = act('goodbye', whyTurn.state);

  it('is asked back, for a call ended by mistake is lost', () => {
    expect([hangUpTurn.reply.sentences, hangUpTurn.state.isOver]).toEqual([lines.hangUp, false]);
  });

  it('ends the call after "yes"', () => {
    const { reply, state } = act('yes', hangUpTurn.state);
    expect([reply.sentences, state.isOver]).toEqual([lines.goodbye, true]);
  });

  it('does not end it after "no", nor after another question', () => {
    const after = act('no', hangUpTurn.state);
    expect([after.state.isOver, act('yes', after.state).state.isOver]).toEqual([false, false]);
    expect(act('yes', teller.tell(['moth/how'], hangUpTurn.state).state).state.isOver).toBe(false);
  });
});

describe('every act', () => {
  it.for(ACTS)('%s leaves a state that every other act can follow', (first) => {
    for (const second of ACTS) {
      const { state } = act(first, whyTurn.state);
      const next = act(second, state);
      expect(next.state.isOver, second).toBe(first === 'goodbye' && second === 'yes');
      expect(next.reply.sentences.length > 0, second).toBe(second !== 'stop');
    }
  });

  it('but "yes" to hanging up lets the call go on', () => {
    const ending = ACTS.filter((one) => act(one, { ...whyTurn.state, offer: [HANG_UP] }).state.isOver);
    expect(ending).toEqual(['yes']);
  });
});
