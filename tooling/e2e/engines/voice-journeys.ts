import assert from 'node:assert/strict';
import { until } from './engine.ts';
import { button, clickButton, log, PASS_THE_CHECK, type JourneyStep } from './steps.ts';

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
