import {
  CallError,
  type Ability,
  type Clock,
  type JoinContext,
  type Microphone,
  type ProviderEvent,
  type VoiceCall,
  type VoiceSession,
} from '@asad/call-core';
import { createAnswering, type Answering } from './answering.ts';
import type { Ear, EarListeners } from './ear.ts';
import { createHearing, type Hearing } from './hearing.ts';
import { createMessages } from './message-of.ts';
import type { Respondent } from './respondent.ts';
import type { SentencePlayer } from './sentence-player.ts';
import { createTalk } from './talk.ts';

/** A respondent with a page's speech output and input. */
export interface SpokenCallOptions {
  readonly open: (call: CountedCall & Pick<JoinContext, 'mode'>) => Respondent;
  readonly createPlayer: (context: JoinContext) => SentencePlayer;
  /** Called once per microphone. Undefined without speech recognition. */
  readonly createEar?: (microphone: Microphone, listeners: EarListeners, clock: Clock) => Ear | undefined;
}

/** The backend limits number and duration of a visitor's calls. */
export interface CountedCall {
  readonly callId: string;
  readonly assistantId?: string;
  /** Default: 600. */
  readonly maxSeconds?: number;
}

const MAX_SECONDS = 600;

/** The guide announces the end this early, at most this share of a short call. */
const TIME_UP_SECONDS = 8;
const MOST_TIME_UP = 0.25;

const ABILITIES: readonly Ability[] = ['text', 'interrupt', 'volume', 'microphone', 'start-audio'];

/** Needs no account. Speech, hearing, interruptions and the time limit run in the page. Its stage: 'joining'. */
export const createSpokenCall = (options: SpokenCallOptions, counted: CountedCall): VoiceCall => ({
  callId: counted.callId,
  ...(counted.assistantId && { assistantId: counted.assistantId }),
  can: ABILITIES,
  join: (context) => join(options, counted, context),
});

/** Interruptions are answered until then. Returns what cancels both timers. */
function limitTime(
  maxSeconds: number,
  { clock, emit, sayTimeUp }: Pick<JoinContext, 'clock' | 'emit'> & { readonly sayTimeUp: () => Promise<boolean> },
): readonly (() => void)[] {
  const end = (): void =>
    emit({ type: 'ended', end: { by: 'limit', endedReason: 'exceeded-max-duration' }, isComplete: true });
  const timeUpSeconds = Math.min(TIME_UP_SECONDS, maxSeconds * MOST_TIME_UP);
  return [
    clock.setTimer((maxSeconds - timeUpSeconds) * 1_000, () => void sayTimeUp().then((isSaid) => isSaid && end())),
    clock.setTimer(maxSeconds * 1_000, end),
  ];
}

function createHearingError(reason: string): CallError {
  const words = 'This browser cannot turn speech into text; the call goes on by typing.';
  return new CallError('hearing_unavailable', words, { details: reason });
}

/** Greets, or answers texts that were typed during the join. */
function createOpening(respond: Answering['respond'], greet: () => void) {
  let hasBegun = false;
  const early: string[] = [];
  return {
    begin(): void {
      hasBegun = true;
      if (early.length === 0) greet();
      for (const text of early) respond([text]);
    },
    send: (text: string): void => void (hasBegun ? respond([text]) : early.push(text)),
  };
}

const reportHearing = (hearing: Hearing, emit: (event: ProviderEvent) => void): EarListeners => ({
  ...hearing,
  retrying: (isRetrying, reason) => emit({ type: 'hearing', isHearing: !isRetrying, reason }),
  failed: (reason) => emit({ type: 'degraded', error: createHearingError(reason) }),
});

async function join(
  { open, createPlayer, createEar }: SpokenCallOptions,
  counted: CountedCall,
  context: JoinContext,
): Promise<VoiceSession> {
  const { maxSeconds = MAX_SECONDS } = counted;
  const { clock, microphone, mode, signal } = context;
  let isOver = false;
  const toMessages = createMessages();
  const emit = (event: ProviderEvent): void => {
    if (isOver) return;
    for (const message of toMessages(event)) context.emit({ type: 'message', message });
    context.emit(event);
  };
  emit({ type: 'stage', stage: 'joining', status: 'started' });
  const player = createPlayer(context);
  const leave = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    for (const stopTimer of stopTimers) stopTimer();
    stopSoundWatch?.();
    ear?.close();
    hearing.close();
    hush();
    await player.close();
  };
  const talk = createTalk(player, clock, emit);
  const respondent = open({ ...counted, mode });
  const { respond, hush } = createAnswering(respondent, talk, emit);
  const opening = createOpening(respond, () => void talk.say(respondent.greeting));
  const hearing = createHearing({ clock, respondent, talk, respond, hush, emit, isOver: () => isOver });
  const hearThrough = (opened: Microphone): Ear | undefined => createEar?.(opened, reportHearing(hearing, emit), clock);
  let ear = microphone ? hearThrough(microphone) : undefined;

  const stopTimers = [
    ...limitTime(maxSeconds, { clock, emit, sayTimeUp: () => talk.say(respondent.timeUp) }),
    // Emit after `join` has settled, like a provider's room.
    clock.setTimer(0, () => {
      emit({ type: 'talk-started' });
      if (microphone && createEar && !ear) emit({ type: 'degraded', error: createHearingError('unsupported') });
    }),
    // The page shows the active call in between.
    clock.setTimer(0, opening.begin),
    clock.setTimer(0, () => void (context.isMuted || ear?.listen())),
  ];
  const stopSoundWatch = player.watchSound?.((isBlocked) => emit({ type: 'sound', isBlocked, because: 'system' }));
  player.prepare(respondent.greeting);
  emit({ type: 'stage', stage: 'joining', status: 'completed' });
  if (signal.aborted) {
    await leave();
    throw new CallError('join_failed', 'The call was given up while it was joined.');
  }

  return {
    assistantLevel: () => (isOver ? 0 : player.level()),
    sendText: opening.send,
    setMuted: (isMuted) => void (isOver || (isMuted ? ear?.rest() : ear?.listen())),
    setVolume: (ratio) => player.setVolume(ratio),
    // `setMuted` follows and decides whether the ear listens.
    setMicrophone(opened) {
      if (isOver) return;
      const next = hearThrough(opened);
      if (createEar && !next) throw createHearingError('unsupported');
      ear?.close();
      ear = next;
    },
    takeMicrophone: () => ear?.takeMicrophone?.() ?? false,
    startAudio: () => player.startAudio?.(),
    hangUp() {
      ear?.close();
      hush();
      hearing.finish();
      emit({ type: 'ended', end: { by: 'visitor', endedReason: 'customer-ended-call' }, isComplete: true });
    },
    interrupt: hush,
    leave,
  };
}
