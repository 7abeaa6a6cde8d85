import { describe, expect, it, vi } from 'vitest';
import { listAudioDevices } from '../browser/index.ts';
import type { VapiSdkClass } from './vapi-sdk.ts';
import { canChooseSpeaker } from './vapi-sound.ts';
import { answer, sleep, useLoopbackCalls, waitForPlayer, WEB_CALL } from './testing/loopback-call.ts';

const page = useLoopbackCalls();
const forbidPlaying = () =>
  vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(() => Promise.reject(new DOMException('No press.', 'NotAllowedError')));
const RECORDED = JSON.stringify({ ...JSON.parse(WEB_CALL), artifactPlan: { videoRecordingEnabled: true } });

describe('an assistant that records pictures', () => {
  it('does not request a camera, and the call starts', async () => {
    const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    const call = page.begin({}, {}, { fetch: answer(201, RECORDED) });
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    const joining = page.room().sent.find(({ action }) => action === 'join-meeting');
    expect(JSON.stringify(joining)).not.toMatch(/"(videoSource|video)":true/);
    expect(getUserMedia.mock.calls.some(([constraints]) => constraints?.video)).toBe(false);
  });

  it('keeps the call without video when there is no camera', async () => {
    const call = await page.talk({}, {}, { fetch: answer(201, RECORDED) });
    const errorMsg = { errorMsg: 'Not allowed', audioOk: true, videoOk: false };
    page.room().post('camera-error', { errorMsg, error: { type: 'permissions', blockedMedia: ['video'] } });
    await page.until('the error', () => page.events.includes('error:recording_degraded'));
    expect(call.getSnapshot().status).toBe('active');
  });
});

it('a browser that blocks sound without a press does not block a typed call: the assistant is notified and starts', async () => {
  forbidPlaying();
  // The assistant waits for `playable`, which only this package sends here.
  const call = page.begin();
  await expect(call.start({ mode: 'text' })).resolves.toMatchObject({ kind: 'started' });
  await page.until('the word', () => page.room().appMessages.includes('playable'));
  expect(page.events).toContain('error:audio_degraded');
  expect(page.countLive().microphones).toBe(0);
});

it('an audio track of the assistant that ends while the room stays is reported within 10 s', async () => {
  const call = await page.talk();
  const player = await waitForPlayer();
  await sleep(3_000);
  const why = () => call.getSnapshot().liveness.assistant.because;
  expect(why()).toBe(null);
  for (const track of (player.srcObject as MediaStream).getTracks()) track.stop();
  await page.until('the report', () => why() === 'sound-lost', 10_000);
  expect(call.getSnapshot()).toMatchObject({ status: 'active', isSoundBlocked: false });
});

it('sound that the browser blocked is reported, and plays after a press, with the chosen speaker and volume', async () => {
  const play = forbidPlaying();
  const call = page.begin();
  await call.setVolume(0.25);
  // WebKit permits playback while a page records; tests lack a press.
  await call.start();
  await page.until('the word', () => call.getSnapshot().isSoundBlocked);
  await expect(call.startAudio()).resolves.toMatchObject({ kind: 'refused', error: { code: 'audio_degraded' } });
  expect(document.querySelectorAll('audio')).toHaveLength(0);
  play.mockRestore();
  await expect(call.startAudio()).resolves.toEqual({ kind: 'done' });
  const players = [...document.querySelectorAll('audio')];
  expect(players.map(({ paused, volume }) => [paused, volume])).toEqual([[false, 0.25]]);
  expect(call.getSnapshot().isSoundBlocked).toBe(false);
});

describe('a control of the page', () => {
  it('sets the volume from before the call on, and the speaker where the browser permits it', async () => {
    const call = page.begin();
    await expect(call.setVolume(0.5)).resolves.toEqual({ kind: 'kept' });
    await call.start();
    const player = await waitForPlayer();
    await page.until('the volume', () => player.volume === 0.5);
    await expect(call.setVolume(2)).resolves.toEqual({ kind: 'done' });
    expect([player.volume, call.getSnapshot().volume]).toEqual([1, 1]);
    const speaker = (await listAudioDevices()).find(({ kind }) => kind === 'speaker');
    if (!speaker) return expect(call.getSnapshot().can.includes('speaker')).toBe(canChooseSpeaker());
    await expect(call.setSpeaker(speaker.id)).resolves.toEqual({ kind: 'done' });
    expect(player.sinkId).toBe(speaker.id);
    await expect(call.setSpeaker('nobody’s')).resolves.toMatchObject({ kind: 'refused', because: 'failed' });
    expect(call.getSnapshot().speakerId).toBe(speaker.id);
  });

  it('changes the microphone: the previous one closes, and mute stays', async () => {
    const call = await page.talk();
    await call.setMuted(true);
    const microphone = (await listAudioDevices()).find(({ kind }) => kind === 'microphone');
    if (!microphone) throw new Error('This browser has no microphone.');
    expect(page.countLive().microphones).toBe(1);
    await expect(call.setMicrophone(microphone.id)).resolves.toEqual({ kind: 'done' });
    expect([page.countLive().microphones, page.room().isAudioOn]).toEqual([1, false]);
    expect(page.room().sent.map(({ action }) => action)).toContain('set-input-devices');
    await expect(call.setMicrophone('nobody’s')).resolves.toMatchObject({
      kind: 'refused',
      error: { code: 'microphone_missing' },
    });
    expect(page.countLive().microphones).toBe(1);
  });

  it('sends speech and context to the assistant', async () => {
    const call = await page.talk();
    expect([call.say('One moment.'), call.addContext('The visitor looks at Heron.')]).toEqual([
      { kind: 'sent' },
      { kind: 'sent' },
    ]);
    const sent = await page.until('both', () => {
      const text = page.room().appMessages.join('\n');
      return text.includes('One moment.') && text.includes('Heron') ? text : null;
    });
    expect(sent).toContain('"type":"say"');
    expect(sent).toContain('"triggerResponseEnabled":false');
    expect(call.say('a'.repeat(5_000))).toMatchObject({ because: 'failed', error: { code: 'message_too_large' } });
  });

  it('gets the loss and the return of the connection', async () => {
    const call = await page.talk();
    const line = (event: string, type: string): void => page.room().post('network-connection', { event, type });
    line('interrupted', 'signaling');
    line('interrupted', 'peer-to-peer');
    await page.until('the break', () => call.getSnapshot().isReconnecting);
    line('connected', 'sfu');
    await sleep(50);
    expect(call.getSnapshot()).toMatchObject({ status: 'active', isReconnecting: true, network: 'lost' });
    line('connected', 'signaling');
    await page.until('the line', () => !call.getSnapshot().isReconnecting);
  });
});

describe('a room’s client that does not close, or does not load', () => {
  const fake = (stop: () => Promise<void>): VapiSdkClass =>
    class {
      on = () => this;
      removeAllListeners = () => this;
      reconnect = async () => undefined;
      send = () => undefined;
      setMuted = () => undefined;
      setVolume = () => undefined;
      setInputDevicesAsync = async () => undefined;
      stop = stop;
    };
  const never = (): Promise<never> => new Promise(() => undefined);

  for (const [what, loadSdk] of Object.entries({
    'whose destroy hangs': async () => fake(never),
    'whose code never loads': never,
  })) {
    it(`is left behind: the next call is not kept waiting by one ${what}`, async () => {
      const stuck = page.begin({}, { stageLimitsMs: { 'call-start': 50 } }, { loadSdk });
      const started = stuck.start({ mode: 'text' });
      await sleep(30);
      await stuck.end();
      await started;
      const call = page.begin();
      await expect(call.start({ mode: 'text' })).resolves.toMatchObject({ kind: 'started' });
      await call.end();
    });
  }
});

it('a silent input that never reports its closing does not keep the next call out of its room', async () => {
  const call = page.begin();
  await call.start({ mode: 'text' });
  const { close } = AudioContext.prototype;
  vi.spyOn(AudioContext.prototype, 'close').mockImplementation(function closeSilently(this: AudioContext) {
    return (void close.call(this), new Promise(() => undefined));
  });
  await call.end();
  await expect(call.start({ mode: 'text' })).resolves.toMatchObject({ kind: 'started' });
});

describe('a tool call of the provider', () => {
  it('runs the page’s tool, and is answered', async () => {
    const tool = { schema: { parse: (value: unknown) => value }, run: () => 'shown' };
    const call = await page.talk({}, { tools: { showEntry: tool } });
    const used: string[] = [];
    call.on('tool-call', ({ name }) => void used.push(name));
    const called = { name: 'showEntry', arguments: '{"kind":"project"}' };
    page.room().say({ type: 'tool-calls', toolCallList: [{ id: 'one', type: 'function', function: called }] });
    await expect.poll(() => used).toEqual(['showEntry']);
    await page.until('the answer', () => JSON.stringify(page.room().appMessages).includes('tool_call_id'));
    expect(call.getSnapshot().status).toBe('active');
  });

  it('agent-call#9: keeps the goodbye after the hang-up tool, and transcripts after the end', async () => {
    const call = await page.talk();
    page.room().say({ type: 'tool-calls', toolCallList: [{ id: 'x', function: { name: 'endCall', arguments: {} } }] });
    await sleep(300);
    expect(call.getSnapshot().status).toBe('active');
    const say = (transcript: string) =>
      page.room().say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript });
    say('Goodbye.');
    page.room().say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    await page.idle(call);
    say('Come again.');
    await sleep(50);
    page.room().leave();
    await page.until('the end', () => page.events.includes('call-end:assistant'), 1_000);
    expect(page.records[0]?.transcript).toBe('Assistant: Goodbye.\nAssistant: Come again.');
    expect(JSON.stringify(page.room().appMessages)).not.toContain('tool_call_id');
  });

  it('ends the call itself where the provider does not hang up within 5 s', async () => {
    const call = await page.talk();
    page.room().say({ type: 'tool-calls', toolCallList: [{ function: { name: 'endCall', arguments: {} } }] });
    await page.until('the end', () => page.events.includes('call-end:assistant'), 7_000);
    expect(call.getSnapshot().status).toBe('idle');
  });
});

it('a connection ends by its limit when the time is up, and is not lost', async () => {
  const call = await page.talk();
  page.room().post('error', { errorMsg: 'The room expired', error: { type: 'exp-room', msg: 'The room expired' } });
  page.room().leave();
  await page.until('the end', () => page.events.includes('call-end:limit'));
  expect(call.getSnapshot().error).toBeNull();
});

it('an element whose volume is read-only (livekit/client-sdk-js#537) has no volume ability', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockReturnValue(undefined);
  const call = await page.talk();
  expect(call.getSnapshot().can).not.toContain('volume');
  await expect(call.setVolume(0)).resolves.toEqual({ kind: 'refused', because: 'not-supported' });
});

it('a long text is refused before the room’s client would throw, and sent when it fits', async () => {
  const call = await page.talk();
  expect(call.send('a'.repeat(4_000))).toEqual({ kind: 'refused', because: 'too-large', size: 4_109, max: 4_096 });
  const longest = 'a'.repeat(3_987);
  expect([call.send(longest).kind, call.send(`${longest}a`).kind]).toEqual(['sent', 'refused']);
  expect(call.send('ü'.repeat(2_100))).toEqual({ kind: 'sent' });
  await sleep(50);
  expect(page.events.filter((line) => line.startsWith('error:'))).toEqual([]);
});
