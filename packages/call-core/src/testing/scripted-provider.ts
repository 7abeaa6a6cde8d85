import type { CallEnd } from '../call-end.ts';
import { CallError } from '../call-error.ts';
import type { WebCall } from '../contract/web-call.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { JoinContext, ProviderEvent, ProviderSession, VoiceProvider } from '../voice-provider.ts';

/** The room behind a scripted provider: a test speaks for the assistant, and looks at what the visitor's side did. */
export interface ScriptedRoom {
  readonly webCall: WebCall;
  readonly context: JoinContext;
  readonly typed: readonly string[];
  readonly isMuted: () => boolean;
  readonly isLive: () => boolean;
  readonly interruptions: () => number;
  emit(event: ProviderEvent): void;
  tell(message: ProviderMessage): void;
  /** Partial words first, then the final, as a provider sends them. */
  assistantSays(text: string): void;
  visitorSays(text: string): void;
  /** The assistant says `words` of a longer sentence and is cut short. */
  assistantIsInterruptedAfter(words: string): void;
  startTalk(): void;
  end(end?: CallEnd): void;
  fail(error: CallError): void;
}

/** A provider whose other side a test plays. */
export interface ScriptedProvider extends VoiceProvider {
  /** Every room that was ever joined, the newest last. */
  readonly rooms: readonly ScriptedRoom[];
  /** The newest room. Throws when nobody joined. */
  room(): ScriptedRoom;
  /** Rooms that nobody has left. More than one is a bug. */
  countLive(): number;
}

/** How a scripted provider joins and leaves. */
export interface ScriptedProviderOptions {
  /** Holds `join` back until it resolves; a rejection is the join's failure. */
  readonly beforeJoined?: () => Promise<void>;
  /** Default true: the talk starts as soon as the room is joined. */
  readonly startsTalk?: boolean;
  /** Holds `leave` back. */
  readonly beforeLeft?: () => Promise<void>;
}

function speak(tell: (message: ProviderMessage) => void, role: 'user' | 'assistant', text: string): void {
  const [first = ''] = text.split(' ');
  tell({ type: 'speech-update', role, status: 'started' });
  tell({ type: 'transcript', role, transcriptType: 'partial', transcript: first });
  tell({ type: 'transcript', role, transcriptType: 'final', transcript: text });
  tell({ type: 'speech-update', role, status: 'stopped' });
}

/** A provider whose other side a test plays. */
export function createScriptedProvider(options: ScriptedProviderOptions = {}): ScriptedProvider {
  const { beforeJoined, beforeLeft, startsTalk = true } = options;
  const rooms: ScriptedRoom[] = [];
  return {
    name: 'scripted',
    rooms,
    room() {
      const room = rooms.at(-1);
      if (!room) throw new Error('Nobody has joined yet.');
      return room;
    },
    countLive: () => rooms.filter((room) => room.isLive()).length,
    async join(webCall, context): Promise<ProviderSession> {
      context.emit({ type: 'stage', stage: 'daily-call-join', status: 'started' });
      await beforeJoined?.();
      if (context.signal.aborted)
        throw new CallError('join_failed', 'The call was given up.', { stage: 'daily-call-join' });
      let isLive = true;
      let isMuted = context.isMuted;
      let interruptions = 0;
      const typed: string[] = [];
      const tell = (message: ProviderMessage): void => context.emit({ type: 'message', message });
      const room: ScriptedRoom = {
        webCall,
        context,
        typed,
        tell,
        isMuted: () => isMuted,
        isLive: () => isLive,
        interruptions: () => interruptions,
        emit: context.emit,
        assistantSays: (text) => speak(tell, 'assistant', text),
        visitorSays: (text) => speak(tell, 'user', text),
        assistantIsInterruptedAfter(words) {
          tell({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: words });
          tell({ type: 'user-interrupted' });
        },
        startTalk: () => context.emit({ type: 'talk-started' }),
        end: (end = { by: 'assistant', endedReason: 'assistant-ended-call' }) => context.emit({ type: 'ended', end }),
        fail: (error) => context.emit({ type: 'failed', error }),
      };
      rooms.push(room);
      context.emit({ type: 'stage', stage: 'daily-call-join', status: 'completed' });
      if (startsTalk) room.startTalk();
      return {
        assistantLevel: () => (isLive ? 0.5 : 0),
        sendText: (text) => void typed.push(text),
        setMuted: (value) => void (isMuted = value),
        interrupt: () => void (interruptions += 1),
        async leave() {
          isLive = false;
          await beforeLeft?.();
        },
      };
    },
  };
}
