import { openMicrophone } from '@asad/call-core/browser';
import { providerConformance, watchLiveThings } from '@asad/call-core/testing';
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

for (const { title, run } of providerConformance) {
  const microphone = await openMicrophone(new AbortController().signal);
  const watch = watchLiveThings();
  const isLive = () => microphone.track.readyState === 'live';
  const countAlive = () =>
    watch.count().audioContexts + [...sockets].filter(({ readyState }) => readyState < WebSocket.CLOSING).length;
  const endByAssistant = () => void fetch('/hang-up', { method: 'POST' });
  const provider = createWebSocketProvider(`ws://${location.host}/voice`);
  await run({ provider, clock, wait, countAlive, endByAssistant, microphone: { ...microphone, isLive } }).then(
    () => say('ok'),
    (error) => say(`FAILED ${title}: ${error.message}`),
  );
  microphone.stop();
  watch.undo();
}
say('done');
