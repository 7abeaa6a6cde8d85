import type { VoiceCall, VoiceSession } from '@asad/call-core';
import { createVapiProvider, type WebCall } from '@asad/call-core/vapi';
import { readAloud as sitesChoice } from '../read-aloud.ts';

export async function joinVapi(): Promise<(webCall: WebCall) => VoiceCall> {
  // A failed load must be known before the call counts.
  await import('@vapi-ai/web');
  const { adopt } = createVapiProvider();
  return (webCall) => silenceTypedCall(adopt(webCall), sitesChoice);
}

/**
 * Plays a provider's typed call only while `readAloud` is on, at the chosen volume. No effect on iOS, which has no
 * volume.
 */
export function silenceTypedCall(call: VoiceCall, readAloud: typeof sitesChoice): VoiceCall {
  return {
    ...call,
    async join(context): Promise<VoiceSession> {
      const session = await call.join(context);
      if (context.microphone) return session;
      let volume = 1;
      const apply = (): void => session.setVolume?.(readAloud.isOn() ? volume : 0);
      apply();
      const stopWatching = readAloud.watch(apply);
      return {
        ...session,
        setVolume(ratio) {
          volume = ratio;
          apply();
        },
        leave() {
          stopWatching();
          return session.leave();
        },
      };
    },
  };
}
