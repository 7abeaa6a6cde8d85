import { CallError } from '../call-error.ts';
import type { ClientAction } from '../contract/client-action.ts';
import type { JoinContext, Microphone, VoiceProvider } from '../voice-provider.ts';
import type { Ear, EarListeners } from './ear.ts';
import { replyTo, type GuideScript } from './guide-dialogue.ts';
import type { Knowledge, KnownFact } from './retrieval/knowledge.ts';
import type { SentencePlayer } from './sentence-player.ts';
import { createTalk } from './talk.ts';

/** What a guide knows, says and speaks with. */
export interface GuideProviderOptions<F extends KnownFact> {
  readonly knowledge: Knowledge<F>;
  readonly script: GuideScript;
  /** What the page shows beside a fact. */
  readonly findAction?: (fact: F) => ClientAction | undefined;
  /** Called once per call. */
  readonly createPlayer: (context: JoinContext) => SentencePlayer;
  /** Undefined where this browser cannot hear. */
  readonly createEar?: (microphone: Microphone, listeners: EarListeners) => Ear | undefined;
}

/** How long the guide talks to one visitor unless the web call says otherwise, in seconds. */
export const GUIDE_MAX_SECONDS = 600;

function toToolCall(action: ClientAction) {
  const { type: name, ...parameters } = action;
  return {
    type: 'tool-calls',
    toolCallList: [{ type: 'function', function: { name, arguments: parameters } }],
  } as const;
}

/**
 * An assistant without an account: it answers from a set of facts, aloud with rendered audio, to what is typed and,
 * where the browser can hear, said. Same stages, messages and endings as a voice provider's.
 */
export function createGuideProvider<F extends KnownFact>(options: GuideProviderOptions<F>): VoiceProvider {
  const { knowledge, script, createPlayer, createEar, findAction = () => undefined } = options;
  return {
    name: 'guide',
    async join(webCall, context) {
      const { emit, clock, microphone, signal } = context;
      emit({ type: 'stage', stage: 'daily-call-join', status: 'started' });
      const player = createPlayer(context);
      let isOver = false;
      const leave = async (): Promise<void> => {
        if (isOver) return;
        isOver = true;
        stopTimer();
        ear?.close();
        talk.hush();
        await player.close();
      };
      const talk = createTalk(player, clock, (message) => void (isOver || emit({ type: 'message', message })));

      async function answer(question: string): Promise<void> {
        const reply = replyTo(question, { knowledge, script, findAction });
        if (reply.action && reply.action.type !== 'endCall') show(reply.action);
        const isSaid = await talk.say(reply.sentences);
        if (isOver) return;
        if (reply.suggestions)
          emit({ type: 'message', message: { type: 'suggestions', suggestions: reply.suggestions } });
        if (isSaid && reply.action?.type === 'endCall') {
          show(reply.action);
          emit({ type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } });
        }
      }

      function show(action: ClientAction): void {
        emit({ type: 'message', message: toToolCall(action) });
        emit({ type: 'action', action });
      }

      const ear =
        microphone &&
        createEar?.(microphone, {
          heard(text, isFinal) {
            if (isOver || talk.isEcho(text)) return;
            talk.hush();
            const transcriptType = isFinal ? 'final' : 'partial';
            emit({ type: 'message', message: { type: 'transcript', role: 'user', transcriptType, transcript: text } });
            if (isFinal) void answer(text);
          },
          failed: (reason) =>
            emit({
              type: 'degraded',
              error: new CallError(
                'hearing_unavailable',
                'This browser cannot turn speech into text; the call goes on by typing.',
                { cause: reason },
              ),
            }),
        });

      const maxSeconds = webCall.transport?.maxDurationSeconds ?? GUIDE_MAX_SECONDS;
      const stopTimer = clock.setTimer(maxSeconds * 1_000, () => {
        void talk.say(script.timeUp).then(() => {
          if (!isOver) emit({ type: 'ended', end: { by: 'limit', endedReason: 'exceeded-max-duration' } });
        });
      });
      player.prepare(script.greeting);
      emit({ type: 'stage', stage: 'daily-call-join', status: 'completed' });
      emit({ type: 'stage', stage: 'video-recording-setup', status: 'skipped' });
      emit({ type: 'stage', stage: 'audio-observer-setup', status: 'started' });
      emit({ type: 'stage', stage: 'audio-observer-setup', status: 'completed' });
      // The browser's own noise suppression is part of the microphone that was opened.
      emit({ type: 'stage', stage: 'audio-processing-setup', status: 'skipped' });
      if (signal.aborted) {
        await leave();
        throw new CallError('join_failed', 'The call was given up while it was joined.', { stage: 'daily-call-join' });
      }

      // After `join` has settled, as a provider's room does it: joined first, then the first sign of life.
      clock.setTimer(0, () => {
        if (isOver) return;
        emit({ type: 'message', message: { type: 'status-update', status: 'in-progress' } });
        emit({ type: 'talk-started' });
        if (microphone && createEar && !ear) {
          emit({
            type: 'degraded',
            error: new CallError(
              'hearing_unavailable',
              'This browser has no speech recognition; the call goes on by typing.',
            ),
          });
        }
        void talk.say(script.greeting);
        if (!context.isMuted) ear?.listen();
      });

      return {
        assistantLevel: () => player.level(),
        sendText: (text) => void answer(text),
        setMuted: (isMuted) => (isMuted ? ear?.rest() : ear?.listen()),
        interrupt: () => talk.hush(),
        leave,
      };
    },
  };
}
