import { it } from 'vitest';
import { openMicrophone } from '../browser/index.ts';
import { createAbortController, systemClock } from '../platform.ts';
import { getLoopback, providerConformance, watchLiveThings } from '../testing/index.ts';
import { answer, callMachineUrl, sleep, waitForPlayer, WEB_CALL } from './testing/loopback-call.ts';
import { createVapiProvider } from './vapi-provider.ts';

it.for(providerConformance)('the vapi provider $title', async ({ run }) => {
  getLoopback().settings = {};
  const microphone = await openMicrophone(createAbortController().signal);
  const watch = watchLiveThings();
  const isLive = (): boolean => microphone.track instanceof MediaStreamTrack && microphone.track.readyState === 'live';
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
      leaveByAssistant: (isGone) => getLoopback().rooms.at(-1)?.leaveByAssistant(isGone),
      async pauseSound(isPaused) {
        const player = await waitForPlayer();
        if (isPaused) player.play = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
        else Reflect.deleteProperty(player, 'play');
        if (isPaused) player.pause();
        else await player.play();
      },
      countAlive() {
        const { audioContexts, audioElements, timers } = watch.count();
        const rooms = getLoopback().rooms.filter((room) => room.isLive).length;
        // The suite's 50 ms timer has fired by now.
        return rooms + audioContexts + audioElements + timers;
      },
    });
  } finally {
    microphone.stop();
    watch.undo();
  }
});
