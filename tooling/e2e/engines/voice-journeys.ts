import assert from 'node:assert/strict';
import { replaceRecogniser } from '../testing/played-recogniser.ts';
import { until, type Engine } from './engine.ts';
import { button, clickButton, find, log, PASS_THE_CHECK, says, type JourneyStep } from './steps.ts';

const room = '__loopback.rooms.at(-1)';

/** Uses a fake call machine and the engine's own microphone. */
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
      await until(engine, 'the caption', `/email tracking platform/.test(${log})`);
      await clickButton(engine, 'Mute');
      await until(engine, 'a muted microphone', `!${room}.isAudioOn`);
    },
  },
  {
    step: 'its end leaves no room and no sound, and the transcript to read',
    run: async (engine) => {
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', says('Transcript'));
      await until(engine, 'an empty room', `__loopback.rooms.every(({ isLive }) => !isLive)`);
      assert.equal(await engine.evaluate(`document.querySelectorAll('audio').length`), 0);
    },
  },
];

async function callByVoice(engine: Engine): Promise<void> {
  await engine.evaluate(`((${String(replaceRecogniser)})(['listens']), 1)`);
  await clickButton(engine, 'Call ASAD');
  await until(engine, 'the call', button('End Call'));
  await until(engine, 'an open ear', 'recognisers.length > 0');
}

const visitorLines = `[...document.querySelectorAll('[role="log"] [data-part="line"]')].map((line) => line.textContent).filter((text) => text.startsWith('You'))`;

/** Recogniser events of phones (JamesBrill/react-speech-recognition#18). */
export const PHONE_JOURNEY: readonly JourneyStep[] = [
  {
    step: 'a browser without speech recognition says so before the first press',
    run: async (engine, origin) => {
      await engine.goto(`${origin}/call`);
      await until(engine, 'the button', button('Call ASAD'));
      const hears = await engine.evaluate<boolean>(
        `'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis`,
      );
      const note = says('This browser has no speech recognition');
      await until(engine, 'the note, or none', hears ? `!${note}` : note);
    },
  },
  PASS_THE_CHECK,
  {
    step: 'growing finals of a phone are one question, answered once',
    run: async (engine) => {
      await callByVoice(engine);
      await clickButton(engine, 'Stop talking');
      await engine.evaluate(`(hear(['what', 'what is', 'what is Docker good for']), 1)`);
      await until(engine, 'the card', find('[data-component="mention-card"]'));
      assert.equal(await engine.evaluate(`${visitorLines}.length`), 1);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', says('what is Docker good for'));
    },
  },
];
