import { CallError } from '@asad/call-core';

/** Samples per second in both directions: 16-bit PCM, mono, in binary frames. Text frames are JSON. */
const RATE = 16_000;
const FULL_VOLUME = 0.15;

/** Opens a socket to the voice server; rejects on a failure or when `signal` aborts. */
function connect(url, signal) {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    const fail = () => {
      socket.close();
      reject(new CallError('creation_failed', 'The voice server does not answer. Try again.'));
    };
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
    socket.onerror = fail;
    socket.onopen = () => resolve(socket);
  });
}

/** Plays the server's audio, one frame after the other. */
function createPlayer(context) {
  const [gain, analyser] = [context.createGain(), context.createAnalyser()];
  gain.connect(analyser).connect(context.destination);
  const samples = new Float32Array(analyser.fftSize);
  const playing = new Set();
  let until = 0;
  return {
    gain: gain.gain,
    play(frame) {
      const words = new Int16Array(frame);
      const buffer = context.createBuffer(1, words.length, RATE);
      buffer.getChannelData(0).set(Float32Array.from(words, (word) => word / 32_768));
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(gain);
      source.onended = () => playing.delete(source);
      playing.add(source);
      until = Math.max(until, context.currentTime);
      source.start(until);
      until += buffer.duration;
    },
    hush() {
      for (const source of playing) source.stop();
      until = 0;
    },
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) / FULL_VOLUME);
    },
  };
}

/** Sends the microphone's audio; returns a function that stops it. */
async function capture(context, track, send) {
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const worklet = new AudioWorkletNode(context, 'capture');
  worklet.port.onmessage = ({ data }) => send(data);
  source.connect(worklet);
  return () => {
    worklet.port.onmessage = null;
    source.disconnect();
  };
}

/** Emits the server's text frames as provider events. */
function read(message, emit) {
  const { type, speaker, text, isFinal, isSpeaking, by } = message;
  if (type === 'ready') emit({ type: 'talk-started' });
  else if (type === 'transcript') emit({ type, speaker, text, isFinal });
  else if (type === 'speaking') emit({ type, speaker, isSpeaking });
  else if (type === 'interrupted') emit({ type });
  else if (type === 'ended') emit({ type, end: { by, endedReason: message.reason } });
}

async function join(socket, { emit, microphone, isMuted, signal, mode }) {
  const stage = { type: 'stage', stage: 'sound', limitMs: 5_000 };
  emit({ ...stage, status: 'started' });
  const context = new AudioContext({ sampleRate: RATE });
  const player = createPlayer(context);
  let isLive = true;
  let stopCapture = () => undefined;
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const send = (samples) => socket.readyState === WebSocket.OPEN && !isMuted && socket.send(samples);
  async function hear({ track }) {
    stopCapture();
    stopCapture = await capture(context, track, send);
  }
  async function leave() {
    if (!isLive) return;
    isLive = false;
    stopCapture();
    player.hush();
    say({ type: 'end' });
    socket.close();
    await context.close();
  }
  try {
    await context.audioWorklet.addModule('./capture-worklet.js');
    if (microphone) await hear(microphone);
    if (signal.aborted) throw new CallError('join_failed', 'The call was given up.');
  } catch (cause) {
    await leave();
    throw new CallError('join_failed', 'The sound could not be set up. Try again.', { cause });
  }
  const lost = new CallError('connection_lost', 'The line to the voice server broke.');
  socket.onclose = () => isLive && emit({ type: 'ended', end: { by: 'error', endedReason: 'closed', error: lost } });
  socket.onmessage = ({ data }) => {
    if (!isLive) return;
    if (typeof data === 'string') read(JSON.parse(data), emit);
    else player.play(data);
  };
  say({ type: 'start', mode });
  emit({ ...stage, status: 'completed' });
  return {
    assistantLevel: () => (isLive ? player.level() : 0),
    setMuted: (value) => void (isMuted = value),
    setVolume: (ratio) => void (player.gain.value = ratio),
    setMicrophone: (next) => (isLive ? hear(next) : undefined),
    sendText: (text) => say({ type: 'text', text }),
    interrupt() {
      player.hush();
      say({ type: 'interrupt' });
    },
    leave,
  };
}

/** Creates a provider for the WebSocket voice server at `url`. */
export const createWebSocketProvider = (url) => ({
  async create({ emit, signal }) {
    emit({ type: 'stage', stage: 'connection', status: 'started', limitMs: 10_000 });
    const socket = await connect(url, signal);
    emit({ type: 'stage', stage: 'connection', status: 'completed' });
    return {
      callId: crypto.randomUUID(),
      can: ['text', 'interrupt', 'volume', 'microphone'],
      discard: () => socket.close(),
      join: (context) => join(socket, context),
    };
  },
});
