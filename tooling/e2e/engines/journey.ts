import assert from 'node:assert/strict';
import { until, type Engine } from './engine.ts';

const button = (name: string): string =>
  `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === ${JSON.stringify(name)})`;

/** Clicks a button by its words: they are what a visitor reads. */
async function clickButton(engine: Engine, name: string): Promise<void> {
  await until(engine, `the button "${name}"`, `${button(name)} && !${button(name)}.disabled`);
  await engine.evaluate(
    `(document.querySelectorAll('[data-journey]').forEach((e) => delete e.dataset.journey), ${button(name)}.dataset.journey = '', 1)`,
  );
  await engine.click('[data-journey]');
}

const isHydrated = `Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react'))`;
const heading = `document.querySelector('[role="dialog"] h2')?.textContent`;

export interface JourneyStep {
  readonly step: string;
  readonly run: (engine: Engine, origin: string) => Promise<void>;
}

const PASS_THE_CHECK: JourneyStep = {
  step: 'a press on "Call ASAD" opens the check, which a person passes',
  run: async (engine, origin) => {
    await engine.goto(`${origin}/call`);
    await until(engine, 'the page', isHydrated, 30_000);
    await clickButton(engine, 'Call ASAD');
    await until(engine, 'the check', `${heading} === 'Hey there!'`);
    await until(engine, 'the captcha', `document.querySelector('[role="dialog"] input[type="checkbox"]')`);
    await clickButton(engine, 'Continue to Call');
    await until(
      engine,
      'the word on what is missing',
      `document.body.textContent.includes('Please complete the reCAPTCHA verification first.')`,
    );
    await engine.click('[role="dialog"] input[type="checkbox"]');
    await until(
      engine,
      'the work to be done',
      `${button('Continue to Call')}?.getAttribute('aria-disabled') !== 'true'`,
      60_000,
    );
    await clickButton(engine, 'Continue to Call');
    await until(
      engine,
      'the success',
      `document.body.textContent.includes('Successfully verified! You can now make calls.')`,
    );
    await until(engine, 'the check to close', `!document.querySelector('[role="dialog"]')`);
    await until(engine, 'the focus on the button', `document.activeElement?.textContent === 'Call ASAD'`);
  },
};

/** The way of a visitor: home, theme, a case and back, the scroller, both dialogs, a typed and a spoken call. */
export const JOURNEY: readonly JourneyStep[] = [
  {
    step: 'the home page answers',
    run: async (engine, origin) => {
      await engine.goto(`${origin}/`);
      // A sign of somebody: the page wakes up for that.
      await engine.press('Escape');
      await until(engine, 'the page', isHydrated);
      assert.equal(await engine.evaluate(`JSON.parse(sessionStorage.analytics_events)[0].event`), 'hero_view');
    },
  },
  {
    step: 'the theme turns',
    run: async (engine) => {
      const before = await engine.evaluate<string>(`getComputedStyle(document.body).backgroundColor`);
      await engine.click('[data-component="theme-toggle"]');
      await until(
        engine,
        'another ground',
        `getComputedStyle(document.body).backgroundColor !== ${JSON.stringify(before)}`,
      );
    },
  },
  {
    step: 'a case opens by its card, closes by Back, opens by Forward, closes by its button',
    run: async (engine) => {
      await engine.click('#experience-acme-outreach [data-part="link"]');
      await until(engine, 'the case study', `${heading} === 'Full-Stack Engineer, MERN'`);
      await engine.evaluate('(history.back(), 1)');
      await until(engine, 'the case to close', `!document.querySelector('[role="dialog"]')`);
      await until(engine, 'the plain address', `location.pathname + location.hash === '/'`);
      await engine.evaluate('(history.forward(), 1)');
      await until(engine, 'the case again', `${heading} === 'Full-Stack Engineer, MERN'`);
      await engine.click('[data-component="case-study"] [data-part="close"]');
      await until(engine, 'the case to close', `!document.querySelector('[role="dialog"]')`);
      await until(engine, 'the focus on its card', `document.activeElement?.closest('#experience-acme-outreach')`);
    },
  },
  {
    step: 'the scroller goes by keyboard',
    run: async (engine) => {
      await engine.evaluate(
        `(document.querySelector('#stack').scrollIntoView({ behavior: 'instant' }), document.querySelector('[data-component="stack-scroller"] [data-part="viewport"]').focus(), 1)`,
      );
      for (let turn = 0; turn < 3; turn += 1) await engine.press('ArrowRight');
      await until(
        engine,
        'the row to move',
        `document.querySelector('[data-component="stack-scroller"] [data-part="viewport"]').scrollLeft > 20`,
      );
    },
  },
  PASS_THE_CHECK,
  {
    step: 'a typed call: a question, an answer, the transcript',
    run: async (engine) => {
      await clickButton(engine, 'Type instead');
      await until(engine, 'the field', `document.activeElement?.matches('form input')`, 30_000);
      await engine.type('What is the email tracking platform?');
      await engine.press('Enter');
      await until(engine, 'an answer', `/heron/i.test(document.querySelector('[role="log"]').textContent)`, 30_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.body.textContent.includes('Transcript')`);
      await until(engine, 'the focus in what was said', `document.activeElement !== document.body`);
    },
  },
  {
    step: 'a press with a microphone comes to a call, and ends',
    run: async (engine) => {
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the call', button('End Call'), 40_000);
      await until(engine, 'the greeting', `document.querySelector('[role="log"]').textContent.length > 20`, 30_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the end', button('Call ASAD'));
    },
  },
  {
    step: 'after three calls the limit is told',
    run: async (engine) => {
      await clickButton(engine, 'Type instead');
      await until(engine, 'the call', button('End Call'), 30_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the end', button('Call ASAD'));
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the limit', `${heading} === 'Call Limit Reached'`);
      await clickButton(engine, 'Close');
      await until(engine, 'the limit to close', `!document.querySelector('[role="dialog"]')`);
    },
  },
];

const room = '__loopback.rooms.at(-1)';

/** A spoken call through the voice provider, its call machine played by a loopback; the microphone is the engine's own. */
export const SPOKEN_JOURNEY: readonly JourneyStep[] = [
  PASS_THE_CHECK,
  {
    step: 'a spoken call through the provider: the room is joined, with a microphone, and talk is captioned',
    run: async (engine) => {
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the call', button('End Call'));
      await until(engine, 'the room, with sound', `${room}?.isLive && ${room}.isAudioOn`);
      await engine.evaluate(
        `(${room}.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'He built an email tracking platform.' }), 1)`,
      );
      await until(
        engine,
        'the caption',
        `/email tracking platform/.test(document.querySelector('[role="log"]').textContent)`,
      );
      await clickButton(engine, 'Mute');
      await until(engine, 'a muted microphone', `!${room}.isAudioOn`);
    },
  },
  {
    step: 'its end leaves no room and no sound, and the transcript to read',
    run: async (engine) => {
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.body.textContent.includes('Transcript')`);
      await until(engine, 'an empty room', `__loopback.rooms.every(({ isLive }) => !isLive)`);
      assert.equal(await engine.evaluate(`document.querySelectorAll('audio').length`), 0);
    },
  },
];

/** In place of the browser's recogniser, which hears by a service on the internet: one that hears what a step says. */
const GIVE_EAR = `(() => {
  class Recogniser {
    start() { globalThis.__ear = this; }
    abort() { this.onend?.(); }
  }
  globalThis.__hear = (transcript, isFinal = true) =>
    globalThis.__ear.onresult({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  return 1;
})()`;
const log = `document.querySelector('[role="log"]').textContent`;

/** Two calls that a language model answers, played by an endpoint on this machine: typed, and spoken. */
export const MODEL_JOURNEY: readonly JourneyStep[] = [
  PASS_THE_CHECK,
  {
    step: 'a typed call with a language model: an AI greets, answers from the content, and shows what it talks about',
    run: async (engine) => {
      await clickButton(engine, 'Type instead');
      await until(engine, 'the field', `document.activeElement?.matches('form input')`, 30_000);
      await until(engine, 'the greeting', `${log}.includes('I am an AI')`, 30_000);
      await engine.type('What is the email tracking platform?');
      await engine.press('Enter');
      await until(engine, 'its answer', `${log}.includes('Heron follows each message from queue to reply.')`, 30_000);
      await until(engine, 'its card', `document.querySelector('[data-component="mention-card"]')`);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.body.textContent.includes('Transcript')`);
    },
  },
  {
    step: 'a spoken call with it, by the microphone: what is said is heard, answered aloud, and broken into',
    run: async (engine) => {
      await engine.evaluate(GIVE_EAR);
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the call', button('End Call'), 40_000);
      await until(engine, 'an open ear', 'globalThis.__ear');
      await engine.evaluate(`(__hear('Tell me about the email'), 1)`);
      await until(engine, 'its answer', `${log}.includes('Heron follows each message')`, 30_000);
      await engine.evaluate(`(__hear('wait', false), __hear('Wait, is it finished?'), 1)`);
      await until(engine, 'the next answer', `${log}.includes('It is in use.')`, 30_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.body.textContent.includes('Wait, is it finished?')`);
      assert.equal(await engine.evaluate(`document.querySelectorAll('audio').length`), 0);
    },
  },
];
