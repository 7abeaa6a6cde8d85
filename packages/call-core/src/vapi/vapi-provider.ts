import { CallError, toCallError } from '../call-error.ts';
import { withTimeout, withResolvers } from '../platform.ts';
import type { Ability, JoinContext, VoiceCall, VoiceProvider, VoiceSession } from '../provider.ts';
import { createWebCall, type WebCall, type WebCallOptions } from './create-web-call.ts';
import { stageEvent } from './stages.ts';
import { addMessage, measureMessage, VAPI_TEXT_LIMIT } from './text-limit.ts';
import { createVapiRoom, type VapiRoom } from './vapi-room.ts';
import { loadVapiSdk, type VapiSdk, type VapiSdkClass } from './vapi-sdk.ts';
import { canChooseSpeaker, canSetVolume, createSilentTrack, createVapiSound, type VapiSound } from './vapi-sound.ts';

/** Options of the Vapi provider. */
export interface VapiProviderOptions extends Partial<WebCallOptions> {
  /** URL of the room's call machine; default: its vendor's host. */
  readonly callMachineUrl?: string | undefined;
  /** Default: imports the SDK when a call is joined. */
  readonly loadSdk?: (() => Promise<VapiSdkClass>) | undefined;
}

/** Voice provider for Vapi, built on its SDK. */
export interface VapiProvider extends VoiceProvider {
  /** Wraps a web call that was created elsewhere. */
  adopt(webCall: WebCall): VoiceCall;
}

/** After this time the SDK's client object is abandoned, muted. */
const DESTROY_LIMIT_MS = 1_400;
/** Some phones never settle the closing of an audio context. */
const CLOSE_LIMIT_MS = 400;

/** The room's client refuses a second room while the first lives. */
let occupied: Promise<void> | null = null;

const ABILITIES: readonly Ability[] = [
  ...(['text', 'interrupt', 'tool-results', 'mobile-wait', 'say', 'context'] as const),
  ...(['microphone', 'start-audio', 'reconnect'] as const),
];

function sweepAudioElements(): void {
  for (const element of document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')) {
    element.pause();
    element.srcObject = null;
    element.remove();
  }
}

/** Makes web calls with `getToken`, and joins those made elsewhere. */
export function createVapiProvider(options: VapiProviderOptions = {}): VapiProvider {
  const { callMachineUrl, getToken, loadSdk = loadVapiSdk } = options;

  async function join(webCall: WebCall, context: JoinContext): Promise<VoiceSession> {
    const { signal, clock, microphone } = context;
    const givenUp = (): CallError => new CallError('join_failed', 'The call was given up while it was joined.');
    const otherwise = (): undefined => undefined;
    if (signal.aborted) throw givenUp();
    // stop() during a join never settles reconnect().
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(givenUp()), { once: true }),
    );
    aborted.catch(otherwise);
    context.emit(stageEvent('daily-call-object-creation', 'started'));
    for (let living = occupied; living; living = occupied) await Promise.race([living, aborted]);
    const { promise: isFree, resolve: setFree } = withResolvers<void>();
    occupied = isFree;

    let room: VapiRoom | undefined;
    let sound: VapiSound | undefined;
    let sdk: VapiSdk | undefined;
    let silent: ReturnType<typeof createSilentTrack> | null = null;
    let leaving: Promise<void> | undefined;

    async function letGo(): Promise<void> {
      try {
        if (room?.canSend()) sdk?.send({ type: 'end-call' });
      } catch {
        // The connection is already gone; cleanup must run.
      }
      room?.close();
      sound?.close();
      sweepAudioElements();
      if (sdk) await withTimeout(sdk.stop(), { clock, limitMs: DESTROY_LIMIT_MS, otherwise });
      sdk?.removeAllListeners();
      sweepAudioElements();
      if (silent) await withTimeout(silent.close(), { clock, limitMs: CLOSE_LIMIT_MS, otherwise });
      occupied = occupied === isFree ? null : occupied;
      setFree();
    }
    const leave = (): Promise<void> => (leaving ??= letGo());

    try {
      const Sdk = await Promise.race([loadSdk(), aborted]);
      silent = microphone ? null : createSilentTrack();
      const config = {
        avoidEval: true,
        ...(callMachineUrl && { callObjectBundleUrlOverride: callMachineUrl }),
      } as const;
      // A page's policy may forbid the camera, which would end the call.
      sdk = new Sdk('', undefined, config, { audioSource: microphone?.track ?? silent?.track, videoSource: false });
      sound = createVapiSound(sdk, clock, (because) => room?.reportSound(because));
      room = createVapiRoom(sdk, context, sound.adopt);
      const joining = sdk.reconnect(webCall);
      joining.catch(otherwise);
      await Promise.race([joining, aborted]);
      room.setMuted(context.isMuted);
      room.watchPresence();
      return { ...createVapiSession(sdk, room, sound), leave };
    } catch (thrown) {
      await leave();
      throw toCallError(thrown, 'join_failed');
    }
  }

  const adopt = (webCall: WebCall): VoiceCall => ({
    callId: webCall.id,
    ...(webCall.assistantId && { assistantId: webCall.assistantId }),
    // The SDK itself waits 1 s on phones on this path.
    can: [
      ...ABILITIES,
      ...(canChooseSpeaker() ? (['speaker'] as const) : []),
      ...(canSetVolume() ? (['volume'] as const) : []),
    ],
    join: (context) => join(webCall, context),
  });

  return {
    adopt,
    textLimit: VAPI_TEXT_LIMIT,
    warmUp: async () => void (await loadSdk()),
    async create(context) {
      const words = 'There is no key to make calls with. Give createVapiProvider a getToken.';
      if (!getToken) throw new CallError('creation_failed', words);
      return adopt(await createWebCall({ ...options, getToken }, context));
    },
  };
}

export function createVapiSession(sdk: VapiSdk, room: VapiRoom, sound: VapiSound): Omit<VoiceSession, 'leave'> {
  const send = (message: object): void => {
    // Gives a readable reason before the room's client throws.
    if (measureMessage(message) > VAPI_TEXT_LIMIT.max)
      throw new CallError('message_too_large', 'The text is larger than one message may be. Shorten it.');
    sdk.send(message);
  };
  return {
    assistantLevel: room.level,
    sendText: (text) => send(addMessage('user', text)),
    addContext: (text) => send(addMessage('system', text)),
    say: (message) => send({ type: 'say', message, interruptionsEnabled: true, interruptAssistantEnabled: false }),
    setVolume: sound.setVolume,
    setSpeaker: sound.setSpeaker,
    setMicrophone: async ({ track }) => void (await sdk.setInputDevicesAsync({ audioSource: track })),
    async startAudio() {
      await sound.start();
      room.hearSound();
    },
    answerTool(id, result) {
      const content = typeof result === 'string' ? result : JSON.stringify(result);
      if (room.canSend()) sdk.send({ type: 'add-message', message: { role: 'tool', tool_call_id: id, content } });
    },
    setMuted: room.setMuted,
    hangUp() {
      sound.close();
      room.setMuted(true);
      if (room.canSend()) sdk.send({ type: 'end-call' });
    },
    // A control message stops the assistant without a reply.
    interrupt() {
      if (room.canSend())
        sdk.send({ type: 'say', message: ' ', interruptAssistantEnabled: true, interruptionsEnabled: true });
    },
  };
}
