import {
  CallError,
  type Ability,
  type JoinContext,
  type Microphone,
  type ProviderEvent,
  type VoiceCall,
  type VoiceProvider,
  type VoiceSession,
} from '@asad/call-core';
import type { Guide } from '../dialogue/create-guide.ts';
import type { Ear, EarListeners } from './ear.ts';
import { messageOf } from './message-of.ts';
import { createGuideRespondent, type Answered, type AnswerPart, type Respondent } from './respondent.ts';
import type { SentencePlayer } from './sentence-player.ts';
import { createTalk } from './talk.ts';

/** What a call is spoken and heard with, in the page. */
export interface SpokenProviderOptions {
  /** Who answers in a call; called once per call. */
  readonly open: (call: CountedCall) => Respondent;
  /** Called once per call. */
  readonly createPlayer: (context: JoinContext) => SentencePlayer;
  /** Called once per microphone of a call. Undefined where this browser cannot hear. */
  readonly createEar?: (microphone: Microphone, listeners: EarListeners) => Ear | undefined;
}

/** A guide that answers, and what he speaks and hears with. */
export interface GuideProviderOptions extends Omit<SpokenProviderOptions, 'open'> {
  readonly guide: Guide;
}

/** A call that somebody else counts: a backend that says how often and how long its visitors may talk. */
export interface CountedCall {
  readonly callId: string;
  readonly assistantId?: string;
  /** Default GUIDE_MAX_SECONDS. */
  readonly maxSeconds?: number;
}

/** An assistant without an account. */
export interface GuideProvider extends VoiceProvider {
  /** A call that was made elsewhere, to be joined here. */
  adopt(call: CountedCall): VoiceCall;
}

/** How long the guide talks to one visitor unless the call says otherwise, in seconds. */
export const GUIDE_MAX_SECONDS = 600;

/** Before a call's time is up the guide says so: so long, in seconds, and no more than a share of a short call. */
const TIME_UP_SECONDS = 8;
const MOST_TIME_UP = 0.25;

const ABILITIES: readonly Ability[] = ['text', 'interrupt', 'volume', 'microphone'];

/**
 * An assistant without an account: it answers from what its guide knows, aloud with rendered audio, to what is typed and,
 * where the browser can hear, said. Its stages are 'creation' and 'joining'.
 */
export const createGuideProvider = ({ guide, ...spoken }: GuideProviderOptions): GuideProvider =>
  createSpokenProvider({ ...spoken, open: () => createGuideRespondent(guide) });

/** The same for whoever answers: speech, hearing, interrupting and the end of the time are the page's. */
export function createSpokenProvider(options: SpokenProviderOptions): GuideProvider {
  const adopt = (counted: CountedCall): VoiceCall => ({
    callId: counted.callId,
    ...(counted.assistantId !== undefined && { assistantId: counted.assistantId }),
    can: ABILITIES,
    join: (context) => join(options, counted, context),
  });
  return {
    adopt,
    async create({ clock, emit }) {
      emit({ type: 'stage', stage: 'creation', status: 'started' });
      const call = adopt({ callId: `guide-${clock.nowMs()}` });
      emit({ type: 'stage', stage: 'creation', status: 'completed' });
      return call;
    },
  };
}

async function join(
  { open, createPlayer, createEar }: SpokenProviderOptions,
  counted: CountedCall,
  context: JoinContext,
): Promise<VoiceSession> {
  const { maxSeconds = GUIDE_MAX_SECONDS } = counted;
  const { clock, microphone, signal } = context;
  let isOver = false;
  const emit = (event: ProviderEvent): void => {
    if (isOver) return;
    const message = messageOf(event);
    if (message) context.emit({ type: 'message', message });
    context.emit(event);
  };
  emit({ type: 'stage', stage: 'joining', status: 'started' });
  const player = createPlayer(context);
  const leave = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    for (const stopTimer of stopTimers) stopTimer();
    ear?.close();
    hush();
    await player.close();
  };
  const talk = createTalk(player, clock, emit);

  const respondent = open(counted);
  let answering = new AbortController();
  /** Falls silent, and asks no further. */
  const hush = (): void => {
    answering.abort();
    talk.hush();
  };

  /** Answers in place of what was being answered: says sentences, does at once what the page is asked, the rest when all is said. */
  async function answer(parts: Answered['parts'], { signal }: AbortController): Promise<void> {
    const afterwards: AnswerPart[] = [];
    const take = (part: AnswerPart): readonly string[] => {
      if (part.type === 'sentence') return [part.text];
      if (part.type === 'tool') emit({ type: 'tool-call', name: part.name, arguments: part.arguments });
      else afterwards.push(part);
      return [];
    };
    async function* takeAll(): AsyncGenerator<string, void, undefined> {
      for await (const part of parts) {
        if (signal.aborted) return;
        yield* take(part);
      }
    }
    const isSaid = await talk
      .say(Symbol.iterator in parts ? [...parts].flatMap(take) : takeAll())
      .catch((error: unknown) => (signal.aborted ? false : Promise.reject(error)));
    for (const part of afterwards) {
      if (part.type === 'suggestions') emit({ type: 'message', message: { ...part } });
      else if (isSaid) emit({ type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } });
    }
  }
  /** What was said last is answered, and nothing before it any more. */
  function respond(hearings: readonly string[], tell?: (heard: string) => void): void {
    answering.abort();
    const mine = new AbortController();
    answering = mine;
    const take = ({ heard, parts }: Answered): void => {
      if (mine.signal.aborted) return;
      tell?.(heard);
      void answer(parts, mine);
    };
    const answered = respondent.respond(hearings, mine.signal);
    if (answered instanceof Promise) void answered.then(take);
    else take(answered);
  }

  const degrade = (words: string, cause?: unknown): void =>
    emit({ type: 'degraded', error: new CallError('hearing_unavailable', words, { cause }) });
  let hasBegun = false;
  /** What was typed while the call was being joined. */
  const early: string[] = [];
  let isBreakingIn = false;
  const hearThrough = (opened: Microphone): Ear | undefined =>
    createEar?.(opened, {
      heard({ text, isFinal, alternatives, isOwnTrack }) {
        if (isOver) return;
        const hear = (isMeant: boolean): void => {
          if (!isMeant || isOver) return;
          isBreakingIn = !isFinal;
          hush();
          const tell = (heard: string): void => emit({ type: 'transcript', speaker: 'visitor', text: heard, isFinal });
          if (isFinal) respond([text, ...alternatives], tell);
          else tell(text);
        };
        // Who has broken in is answered, though the first words of the sentence may be those that the guide just said.
        if (isOwnTrack || isBreakingIn || !talk.isEcho(text)) return hear(true);
        const isOwnWord = isFinal && respondent.isOwnWord(text);
        if (isOwnWord instanceof Promise) void isOwnWord.then(hear);
        else hear(isOwnWord);
      },
      failed: (reason) => degrade('This browser cannot turn speech into text; the call goes on by typing.', reason),
    });
  let ear = microphone ? hearThrough(microphone) : undefined;

  const endByLimit = (): void => emit({ type: 'ended', end: { by: 'limit', endedReason: 'exceeded-max-duration' } });
  const timeUpSeconds = Math.min(TIME_UP_SECONDS, maxSeconds * MOST_TIME_UP);
  const stopTimers = [
    clock.setTimer((maxSeconds - timeUpSeconds) * 1_000, () => {
      // Who breaks in is answered until the time is up.
      void talk.say(respondent.timeUp).then((isSaid) => isSaid && endByLimit());
    }),
    clock.setTimer(maxSeconds * 1_000, endByLimit),
  ];
  player.prepare(respondent.greeting);
  emit({ type: 'stage', stage: 'joining', status: 'completed' });
  if (signal.aborted) {
    await leave();
    throw new CallError('join_failed', 'The call was given up while it was joined.');
  }

  // After `join` has settled, as a provider's room does it: joined first, then the first sign of life.
  clock.setTimer(0, () => {
    if (isOver) return;
    emit({ type: 'talk-started' });
    if (microphone && createEar && !ear) degrade('This browser has no speech recognition; the call goes on by typing.');
    hasBegun = true;
    // Who has asked already wants an answer, not a greeting in the middle of it.
    if (early.length === 0) void talk.say(respondent.greeting);
    for (const text of early) respond([text]);
    if (!context.isMuted) ear?.listen();
  });

  return {
    assistantLevel: () => (isOver ? 0 : player.level()),
    sendText: (text) => void (hasBegun ? respond([text]) : early.push(text)),
    setMuted: (isMuted) => void (isOver || (isMuted ? ear?.rest() : ear?.listen())),
    setVolume: (ratio) => player.setVolume(ratio),
    // Whether it listens is said right after, with `setMuted`.
    setMicrophone(opened) {
      ear?.close();
      ear = hearThrough(opened);
    },
    interrupt: hush,
    leave,
  };
}
