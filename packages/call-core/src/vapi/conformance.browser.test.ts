import { describe, it } from 'vitest';
import { openMicrophone } from '../browser/index.ts';
import { createAbortController, systemClock } from '../platform.ts';
import { getLoopback, providerConformance, watchLiveThings } from '../testing/index.ts';
import { answer, callMachineUrl, sleep, WEB_CALL } from './loopback-call.ts';
import { createVapiProvider } from './vapi-provider.ts';

describe('the vapi provider', () => {
  it.for(providerConformance)('$title', async ({ run }) => {
    getLoopback().settings = {};
    const microphone = await openMicrophone(createAbortController().signal);
    const watch = watchLiveThings();
    const isLive = (): boolean =>
      microphone.track instanceof MediaStreamTrack && microphone.track.readyState === 'live';
    try {
      await run({
        provider: createVapiProvider({ callMachineUrl, getToken: async () => 'key', fetch: answer(201, WEB_CALL) }),
        clock: systemClock,
        microphone: { ...microphone, isLive },
        wait: sleep,
        endByAssistant() {
          const room = getLoopback().rooms.at(-1);
          room?.say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
          room?.leave();
        },
        breakLine: (isBroken) =>
          getLoopback()
            .rooms.at(-1)
            ?.post('network-connection', { type: 'signaling', event: isBroken ? 'interrupted' : 'connected' }),
        countAlive() {
          const { audioContexts, audioElements, timers } = watch.count();
          const rooms = getLoopback().rooms.filter((room) => room.isLive).length;
          // The suite's own wait is one timer of 50 ms, over by the time that this is asked.
          return rooms + audioContexts + audioElements + timers;
        },
      });
    } finally {
      microphone.stop();
      watch.undo();
    }
  });
});
