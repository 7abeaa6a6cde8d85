import type { AudioOutput } from '@asad/call-core/browser';
import { createLevelSource } from '@asad/call-core/browser';
import { CallError, type Clock } from '@asad/call-core';
import { createSilentPlayer, type PlayingSentence, type SentencePlayer } from './sentence-player.ts';

/** The URL or bytes of a sentence's audio; undefined if there is none. */
export type FindVoice = (sentence: string) => Promise<string | Uint8Array<ArrayBuffer> | undefined>;

/** Short enough to sound like a stop, long enough to avoid a click. */
const FADE_SECONDS = 0.015;
/** After this wait, captions continue without sound. */
const LONGEST_WAIT_FOR_SOUND_MS = 4_000;

/** After this wait, a suspended context needs a press. */
const RESUME_LIMIT_MS = 1_000;

/** Loads each sentence once; undefined without audio. */
function createSounds(context: AudioContext, findVoice: FindVoice) {
  const buffers = new Map<string, Promise<AudioBuffer | undefined>>();

  async function load(sentence: string): Promise<AudioBuffer | undefined> {
    const found = await findVoice(sentence);
    if (!found) return undefined;
    // Decoding detaches the buffer, and a sentence may repeat.
    if (typeof found !== 'string') return context.decodeAudioData(found.slice().buffer);
    const cached = await fetch(found);
    // The browser may have cached a 404 as long as a sound.
    const response = cached.ok ? cached : await fetch(found, { cache: 'reload' });
    return response.ok ? context.decodeAudioData(await response.arrayBuffer()) : undefined;
  }

  return {
    get(sentence: string): Promise<AudioBuffer | undefined> {
      const loading = buffers.get(sentence) ?? load(sentence).catch(() => undefined);
      buffers.set(sentence, loading);
      return loading;
    },
    clear: () => buffers.clear(),
  };
}

/**
 * Reports a stop that lasts longer than a resume takes. After a phone call, iOS may leave the context running while its
 * clock stops (cwilso/metronome#25).
 */
function watchContext(context: AudioContext, clock: Clock, listener: (isBlocked: boolean) => void): () => void {
  let isBlocked = false;
  let time: number | null = null;
  let stopTimer: () => void = () => undefined;
  const look = (): void => {
    const isPlaying = context.state === 'running' && context.currentTime !== time;
    time = context.currentTime;
    lookLater();
    if (isPlaying !== isBlocked) return;
    isBlocked = !isPlaying;
    listener(isBlocked);
  };
  const lookLater = (): void => {
    stopTimer();
    stopTimer = clock.setTimer(RESUME_LIMIT_MS, look);
  };
  const changed = (): void => {
    time = null;
    if (context.state === 'running') look();
    else lookLater();
  };
  context.addEventListener('statechange', changed);
  changed();
  return () => {
    stopTimer();
    context.removeEventListener('statechange', changed);
  };
}

async function resume(context: AudioContext, clock: Clock): Promise<void> {
  const late = Promise.withResolvers<void>();
  const stopTimer = clock.setTimer(RESUME_LIMIT_MS, late.resolve);
  // Only a suspension starts a clock again that stopped while the context runs.
  if (context.state === 'running') await Promise.race([context.suspend(), late.promise]);
  await Promise.race([context.resume(), late.promise]);
  stopTimer();
  if (context.state !== 'running')
    throw new CallError('audio_degraded', 'The browser still plays nothing. Press the button yourself.');
}

const NO_SOUND = 'This browser cannot play the call’s sound. The answers are shown.';

/** Advances captions, and reports that no sound is heard. */
const createPlayerWithoutSound = (clock: Clock): SentencePlayer => ({
  ...createSilentPlayer(clock),
  watchSound: (listener) => clock.setTimer(0, () => listener(true)),
  startAudio: () => Promise.reject(new CallError('audio_degraded', NO_SOUND)),
});

/**
 * `level` measures the audio. A sentence without audio only advances its caption, and so do all sentences where the
 * browser has no Web Audio.
 */
export function createWebAudioPlayer(output: AudioOutput, findVoice: FindVoice, clock: Clock): SentencePlayer {
  try {
    return createAudiblePlayer(output, findVoice, clock);
  } catch {
    return createPlayerWithoutSound(clock);
  }
}

function createAudiblePlayer(output: AudioOutput, findVoice: FindVoice, clock: Clock): SentencePlayer {
  const silent = createSilentPlayer(clock);
  const context = output.context();
  const analyser = context.createAnalyser();
  // After the analyser: the owl's beak ignores the playback volume.
  const loudness = new GainNode(context);
  analyser.connect(loudness).connect(context.destination);
  const sounds = createSounds(context, findVoice);
  let isClosed = false;
  let isBlocked = false;

  function sound(buffer: AudioBuffer, resolve: (isWhole: boolean) => void): Pick<PlayingSentence, 'progress' | 'stop'> {
    const source = new AudioBufferSourceNode(context, { buffer });
    const gain = new GainNode(context);
    source.connect(gain).connect(analyser);
    const begunAt = context.currentTime;
    const finish = (isWhole: boolean): void => {
      source.onended = null;
      gain.disconnect();
      resolve(isWhole);
    };
    // A stopped context never fires `ended`.
    const stopWatchdog = clock.setTimer(buffer.duration * 1_000 + LONGEST_WAIT_FOR_SOUND_MS, () => finish(true));
    source.onended = () => (stopWatchdog(), finish(true));
    source.start();
    return {
      progress: () => Math.min(1, (context.currentTime - begunAt) / buffer.duration),
      stop() {
        stopWatchdog();
        source.onended = null;
        gain.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 3);
        source.stop(context.currentTime + FADE_SECONDS);
        resolve(false);
      },
    };
  }

  return {
    prepare: (sentences) => void sentences.map(sounds.get),
    setVolume: (ratio) => void loudness.gain.setTargetAtTime(ratio, context.currentTime, FADE_SECONDS),
    level: createLevelSource(analyser),
    play(sentence) {
      const { promise: done, resolve } = Promise.withResolvers<boolean>();
      let playing: Pick<PlayingSentence, 'progress' | 'stop'> | undefined;
      let isStopped = false;
      const begin = (buffer: AudioBuffer | undefined): void => {
        stopWaiting();
        if (playing) return;
        if (isStopped || isClosed) return resolve(false);
        if (buffer && context.state === 'running' && !isBlocked) return void (playing = sound(buffer, resolve));
        const silentPlaying = silent.play(sentence);
        playing = silentPlaying;
        void silentPlaying.done.then(resolve);
      };
      const stopWaiting = clock.setTimer(LONGEST_WAIT_FOR_SOUND_MS, () => begin(undefined));
      void sounds.get(sentence).then(begin);
      return {
        done,
        progress: () => playing?.progress() ?? 0,
        stop() {
          isStopped = true;
          stopWaiting();
          playing?.stop();
          resolve(false);
        },
      };
    },
    watchSound: (listener) =>
      watchContext(context, clock, (isStopped) => {
        isBlocked = isStopped;
        listener(isStopped);
      }),
    startAudio: () => resume(context, clock),
    close() {
      isClosed = true;
      sounds.clear();
      return output.close();
    },
  };
}
