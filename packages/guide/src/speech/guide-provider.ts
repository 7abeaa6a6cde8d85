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
import type { GuideTurn } from '../understanding/state.ts';
import type { Ear, EarListeners } from './ear.ts';
import { messageOf } from './message-of.ts';
import type { SentencePlayer } from './sentence-player.ts';
import { createTalk } from './talk.ts';

/** Who answers, and what he speaks and hears with. */
export interface GuideProviderOptions {
  readonly guide: Guide;
  /** Called once per call. */
  readonly createPlayer: (context: JoinContext) => SentencePlayer;
  /** Undefined where this browser cannot hear. */
  readonly createEar?: (microphone: Microphone, listeners: EarListeners) => Ear | undefined;
}

/** A guide's call that somebody else counts: a backend that says how often and how long its visitors may talk. */
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

const ABILITIES: readonly Ability[] = ['text', 'interrupt'];

/**
 * An assistant without an account: it answers from what its guide knows, aloud with rendered audio, to what is typed and,
 * where the browser can hear, said. Its stages are 'creation' and 'joining'.
 */
export function createGuideProvider(options: GuideProviderOptions): GuideProvider {
  const adopt = (counted: CountedCall): VoiceCall => ({
    callId: counted.callId,
    ...(counted.assistantId !== undefined && { assistantId: counted.assistantId }),
    can: ABILITIES,
    join: (context) => joinGuide(options, counted.maxSeconds ?? GUIDE_MAX_SECONDS, context),
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

async function joinGuide(
  { guide, createPlayer, createEar }: GuideProviderOptions,
  maxSeconds: number,
  context: JoinContext,
): Promise<VoiceSession> {
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
    talk.hush();
    await player.close();
  };
  const talk = createTalk(player, clock, emit);

  const greeting = guide.begin();
  let { state } = greeting;
  async function answer(turn: GuideTurn): Promise<void> {
    const { sentences, actions, suggestions } = turn.reply;
    state = turn.state;
    for (const action of actions) emit({ type: 'tool-call', ...action });
    const isSaid = await talk.say(sentences);
    if (suggestions.length > 0) emit({ type: 'message', message: { type: 'suggestions', suggestions } });
    if (isSaid && turn.state.isOver)
      emit({ type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } });
  }

  const degrade = (words: string, cause?: unknown): void =>
    emit({ type: 'degraded', error: new CallError('hearing_unavailable', words, { cause }) });
  let hasBegun = false;
  /** What was typed while the call was being joined. */
  const early: string[] = [];
  let isBreakingIn = false;
  const ear =
    microphone &&
    createEar?.(microphone, {
      heard({ text, isFinal, alternatives, isOwnTrack }) {
        if (isOver) return;
        // Who has broken in is answered, though the first words of the sentence may be those that the guide just said.
        const isEcho = !isOwnTrack && !isBreakingIn && !(isFinal && guide.isOwnWord(text, state)) && talk.isEcho(text);
        if (isEcho) return;
        isBreakingIn = !isFinal;
        talk.hush();
        if (!isFinal) return emit({ type: 'transcript', speaker: 'visitor', text, isFinal });
        const turn = guide.replyToHeard([text, ...alternatives], state);
        emit({ type: 'transcript', speaker: 'visitor', text: turn.heard, isFinal });
        void answer(turn);
      },
      failed: (reason) => degrade('This browser cannot turn speech into text; the call goes on by typing.', reason),
    });

  const endByLimit = (): void => emit({ type: 'ended', end: { by: 'limit', endedReason: 'exceeded-max-duration' } });
  const timeUpSeconds = Math.min(TIME_UP_SECONDS, maxSeconds * MOST_TIME_UP);
  const stopTimers = [
    clock.setTimer((maxSeconds - timeUpSeconds) * 1_000, () => {
      // Who breaks in is answered until the time is up.
      void talk.say(guide.timeUp).then((isSaid) => isSaid && endByLimit());
    }),
    clock.setTimer(maxSeconds * 1_000, endByLimit),
  ];
  player.prepare(greeting.reply.sentences);
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
    if (early.length === 0) void talk.say(greeting.reply.sentences);
    for (const text of early) void answer(guide.replyTo(text, state));
    if (!context.isMuted) ear?.listen();
  });

  return {
    assistantLevel: () => (isOver ? 0 : player.level()),
    sendText: (text) => void (hasBegun ? answer(guide.replyTo(text, state)) : early.push(text)),
    setMuted: (isMuted) => void (isOver || (isMuted ? ear?.rest() : ear?.listen())),
    interrupt: () => talk.hush(),
    leave,
  };
}
