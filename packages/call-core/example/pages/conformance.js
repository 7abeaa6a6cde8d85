import { openMicrophone } from '@asad/call-core/browser';
import { providerConformance, watchLiveThings } from '@asad/call-core/testing';
import { echo } from './echo-provider.js';
import { createWebSocketProvider } from './websocket-provider.js';

const clock = {
  nowMs: () => Date.now(),
  setTimer(ms, run) {
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  },
};
const sockets = new Set();
globalThis.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    sockets.add(this);
  }
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (words) => document.querySelector('main').append(`${words}\n`);

/** Runs the conformance suite on the providers of `createProvider`, and prints each violation. */
async function examine(name, createProvider, endByAssistant) {
  for (const { title, run } of providerConformance) {
    const microphone = await openMicrophone(new AbortController().signal);
    const watch = watchLiveThings();
    const isLive = () => microphone.track.readyState === 'live';
    const countAlive = () =>
      watch.count().audioContexts + [...sockets].filter(({ readyState }) => readyState < WebSocket.CLOSING).length;
    const harness = { clock, wait, countAlive, endByAssistant, microphone: { ...microphone, isLive } };
    await run({ ...harness, provider: createProvider() }).then(
      () => say(`ok ${name}`),
      (error) => say(`FAILED ${name} ${title}: ${error.message}`),
    );
    microphone.stop();
    watch.undo();
  }
}

let hangUp = () => undefined;
const talking = {
  async create(context) {
    const call = await echo.create(context);
    return {
      ...call,
      join: (joining) => {
        hangUp = () => joining.emit({ type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } });
        return call.join(joining);
      },
    };
  },
};
await examine(
  'echo',
  () => talking,
  () => hangUp(),
);
await examine(
  'websocket',
  () => createWebSocketProvider(`ws://${location.host}/voice`),
  () => void fetch('/hang-up', { method: 'POST' }),
);
say('done');
