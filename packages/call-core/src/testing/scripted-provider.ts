import { type CallEnd, CallError } from '../call-error.ts';
import type {
  Ability,
  CreateContext,
  JoinContext,
  Microphone,
  ProviderEvent,
  Speaker,
  VoiceProvider,
} from '../provider.ts';

/** A room in which a test plays the assistant. */
export interface ScriptedRoom {
  readonly callId: string;
  readonly context: JoinContext;
  readonly typed: readonly string[];
  /** Results of tools, in order. */
  readonly toolResults: readonly { readonly id: string; readonly result: unknown }[];
  readonly isMuted: () => boolean;
  readonly isLive: () => boolean;
  readonly interruptions: () => number;
  /** Texts passed to `say` and `addContext`. */
  readonly said: readonly string[];
  readonly contexts: readonly string[];
  readonly volume: () => number;
  readonly speakerId: () => string | null;
  /** Null in a typed call. */
  readonly microphone: () => Microphone | null;
  /** True from the hang-up until `leave`. */
  readonly hasHungUp: () => boolean;
  /** Blocks sound until a press. */
  blockSound(): void;
  /** Breaks or restores the connection. */
  breakLine(isBroken: boolean): void;
  emit(event: ProviderEvent): void;
  /** The assistant's loudness, 0 to 1. */
  setLevel(ratio: number): void;
  /** Emits partial transcripts, then the final. */
  assistantSays(text: string): void;
  visitorSays(text: string): void;
  startTalk(): void;
  end(end?: CallEnd): void;
  fail(error: CallError): void;
}

/** A test plays its assistant. */
export interface ScriptedProvider extends VoiceProvider {
  /** All joined rooms, newest last. */
  readonly rooms: readonly ScriptedRoom[];
  /** Returns the newest room. Throws if none was joined. */
  room(): ScriptedRoom;
  /** Counts rooms that are not left. */
  countLive(): number;
  /** Counts calls neither joined nor discarded. */
  countUnjoined(): number;
}

/** Options of a scripted provider. */
export interface ScriptedProviderOptions {
  /** Delays `create`; a rejection makes it fail. */
  readonly beforeCreated?: (context: CreateContext) => Promise<void>;
  /** Delays `join`; a rejection makes it fail. */
  readonly beforeJoined?: (context: JoinContext) => Promise<void>;
  /** Default true: joining starts the talk. */
  readonly startsTalk?: boolean;
  /** Delays `leave`. */
  readonly beforeLeft?: () => Promise<void>;
  readonly textLimit?: VoiceProvider['textLimit'];
  /** Answers the session's `takeMicrophone`. Default: it has none. */
  readonly takeMicrophone?: () => boolean;
  /** Default: all except 'mobile-wait'. */
  readonly can?: readonly Ability[];
}

const ABILITIES: readonly Ability[] = [
  ...(['text', 'interrupt', 'tool-results', 'say', 'context'] as const),
  ...(['volume', 'speaker', 'microphone', 'start-audio', 'reconnect'] as const),
];

function speak(emit: (event: ProviderEvent) => void, speaker: Speaker, text: string): void {
  emit({ type: 'speaking', speaker, isSpeaking: true });
  emit({ type: 'transcript', speaker, text: text.split(' ')[0] ?? '', isFinal: false });
  emit({ type: 'transcript', speaker, text, isFinal: true });
  emit({ type: 'speaking', speaker, isSpeaking: false });
}

/** Creates a provider whose assistant a test plays. */
export function createScriptedProvider(options: ScriptedProviderOptions = {}): ScriptedProvider {
  const { beforeCreated, beforeJoined, beforeLeft, startsTalk = true, can = ABILITIES } = options;
  const { takeMicrophone, textLimit } = options;
  const rooms: ScriptedRoom[] = [];
  const unjoined = new Set<string>();
  let calls = 0;

  function open(callId: string, context: JoinContext) {
    const typed: string[] = [];
    const toolResults: { id: string; result: unknown }[] = [];
    let isLive = true;
    let isMuted = context.isMuted;
    let interruptions = 0;
    let hasHungUp = false;
    let level = 0;
    let volume = 1;
    let speakerId: string | null = null;
    let { microphone } = context;
    const texts: string[] = [];
    const contexts: string[] = [];
    const { emit } = context;
    const room: ScriptedRoom = {
      callId,
      context,
      typed,
      toolResults,
      emit,
      isMuted: () => isMuted,
      isLive: () => isLive,
      interruptions: () => interruptions,
      said: texts,
      contexts,
      volume: () => volume,
      speakerId: () => speakerId,
      microphone: () => microphone,
      hasHungUp: () => hasHungUp,
      blockSound: () => emit({ type: 'sound', isBlocked: true }),
      breakLine: (isBroken) => emit({ type: 'connection', isReconnecting: isBroken }),
      setLevel: (ratio) => void (level = ratio),
      assistantSays: (text) => speak(emit, 'assistant', text),
      visitorSays: (text) => speak(emit, 'visitor', text),
      startTalk: () => emit({ type: 'talk-started' }),
      end: (end = { by: 'assistant', endedReason: 'assistant-ended-call' }) =>
        emit({ type: 'ended', end, isComplete: true }),
      fail: (error) => emit({ type: 'ended', end: { by: 'error', endedReason: error.code, error } }),
    };
    rooms.push(room);
    const session = {
      ...(takeMicrophone && { takeMicrophone }),
      assistantLevel: () => (isLive ? level : 0),
      sendText: (text: string) => void typed.push(text),
      setMuted: (value: boolean) => void (isMuted = value),
      hangUp: () => void (hasHungUp = true),
      interrupt: () => void (interruptions += 1),
      say: (text: string) => void texts.push(text),
      addContext: (text: string) => void contexts.push(text),
      setVolume: (ratio: number) => void (volume = ratio),
      setSpeaker: (deviceId: string | null) => void (speakerId = deviceId),
      // A new device starts unmuted, as in WebRTC.
      setMicrophone: (next: Microphone) => void ([microphone, isMuted] = [next, false]),
      startAudio: () => (isLive ? emit({ type: 'sound', isBlocked: false }) : undefined),
      answerTool: (id: string, result: unknown) => void toolResults.push({ id, result }),
      async leave() {
        isLive = false;
        await beforeLeft?.();
      },
    };
    return { room, session };
  }

  return {
    rooms,
    ...(textLimit && { textLimit }),
    room() {
      const room = rooms.at(-1);
      if (!room) throw new Error('Nobody has joined yet.');
      return room;
    },
    countLive: () => rooms.filter((room) => room.isLive()).length,
    countUnjoined: () => unjoined.size,
    async create(creating) {
      await beforeCreated?.(creating);
      if (creating.signal.aborted) throw new CallError('creation_failed', 'The call was given up.');
      const callId = `call-${(calls += 1)}`;
      unjoined.add(callId);
      return {
        callId,
        can,
        discard: () => void unjoined.delete(callId),
        async join(context) {
          const stage = { type: 'stage', stage: 'joining', errorType: 'joining-error' } as const;
          context.emit({ ...stage, status: 'started' });
          await beforeJoined?.(context);
          if (context.signal.aborted) throw new CallError('join_failed', 'The call was given up.');
          unjoined.delete(callId);
          const { room, session } = open(callId, context);
          context.emit({ ...stage, status: 'completed' });
          if (startsTalk) room.startTalk();
          return session;
        },
      };
    },
  };
}
