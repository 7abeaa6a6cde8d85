import { CallError, toCallError } from '../call-error.ts';
import type { WebCall } from '../contract/web-call.ts';
import { addMessage } from '../typed-text.ts';
import type { JoinContext, ProviderSession, VoiceProvider } from '../voice-provider.ts';
import { loadVapiSdk } from './load-vapi-sdk.ts';
import { createSilentTrack } from './silent-track.ts';
import { createVapiRoom } from './vapi-room.ts';
import type { VapiSdk, VapiSdkClass } from './vapi-sdk.ts';

/** Where the voice provider’s code comes from. */
export interface VapiProviderOptions {
  /** Where the room's call machine is loaded from; default its vendor's host. For tests and for own mirrors. */
  readonly callMachineUrl?: string;
  /** Default: the real SDK, imported when a call is joined. */
  readonly loadSdk?: () => Promise<VapiSdkClass>;
}

/** The SDK's client object takes this long to go at most; then it is left behind, silent. */
const DESTROY_LIMIT_MS = 1_500;

/**
 * One room at a time in a page: the room's client refuses a second one while the first lives, and a stop that is not
 * waited for leaves an orphan in the room that nobody can end (traps 7, 8, 9).
 */
let occupied: Promise<void> | null = null;

/** The audio elements that the SDK leaves in the page (trap 5). */
function sweepAudioElements(): void {
  for (const element of document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')) {
    element.pause();
    element.srcObject = null;
    element.remove();
  }
}

/** The voice provider's rooms, by its real SDK: joins web calls that were created elsewhere. */
export function createVapiProvider(options: VapiProviderOptions = {}): VoiceProvider {
  const { callMachineUrl, loadSdk = loadVapiSdk } = options;

  async function join(webCall: WebCall, context: JoinContext): Promise<ProviderSession> {
    const { signal, clock, microphone } = context;
    const given = (): CallError =>
      new CallError('join_failed', 'The call was given up while it was joined.', {
        stage: room?.stage() ?? 'daily-call-join',
      });
    context.emit({ type: 'stage', stage: 'daily-call-object-creation', status: 'started' });
    // Again after each: several may have waited for the same room to be left.
    for (let living = occupied; living; living = occupied) await living;
    const { promise: isFree, resolve: setFree } = Promise.withResolvers<void>();
    occupied = isFree;

    let room: ReturnType<typeof createVapiRoom> | null = null;
    let sdk: VapiSdk | null = null;
    let silent: ReturnType<typeof createSilentTrack> | null = null;
    let leaving: Promise<void> | null = null;

    /** Lets go of everything, once. What must be silent is silent before the first await. */
    function leave(): Promise<void> {
      leaving ??= (async () => {
        const going = sdk;
        try {
          if (room?.canSend()) going?.send({ type: 'end-call' });
        } catch {
          // A line that is already gone: there is nobody to tell, and everything below must still be let go.
        }
        room?.close();
        sweepAudioElements();
        const destroyed = going?.stop().catch(() => undefined) ?? Promise.resolve();
        const { promise: isLate, resolve } = Promise.withResolvers<void>();
        const stopTimer = clock.setTimer(DESTROY_LIMIT_MS, resolve);
        await Promise.race([destroyed, isLate]);
        stopTimer();
        going?.removeAllListeners();
        sweepAudioElements();
        await silent?.close().catch(() => undefined);
        occupied = occupied === isFree ? null : occupied;
        setFree();
      })();
      return leaving;
    }

    try {
      const Sdk = await loadSdk();
      if (signal.aborted) throw given();
      silent = microphone ? null : createSilentTrack();
      const config = {
        avoidEval: true,
        ...(callMachineUrl && { callObjectBundleUrlOverride: callMachineUrl }),
      } as const;
      sdk = new Sdk('', undefined, config, { audioSource: microphone?.track ?? silent?.track });
      const joined = sdk;
      room = createVapiRoom(sdk, context);
      // stop() while joining leaves reconnect() unsettled for ever (trap 3): the abort must win by itself.
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(given()), { once: true }),
      );
      const joining = joined.reconnect(webCall);
      joining.catch(() => undefined);
      await Promise.race([joining, aborted]);
      const living = room;
      living.setMuted(context.isMuted);
      return {
        assistantLevel: living.level,
        sendText: (text) => joined.send(addMessage(text)),
        setMuted: (isMuted) => living.setMuted(isMuted),
        // The provider cuts its assistant short when it hears a control message; there is no reply to wait for.
        interrupt() {
          if (living.canSend())
            joined.send({ type: 'say', message: ' ', interruptAssistantEnabled: true, interruptionsEnabled: true });
        },
        leave,
      };
    } catch (thrown) {
      const stage = room?.stage() ?? 'daily-call-object-creation';
      await leave();
      throw toCallError(thrown, 'join_failed', { stage });
    }
  }

  // The SDK waits 1 s on phones in this path itself.
  return { name: 'vapi', waitsOnMobile: true, join };
}
