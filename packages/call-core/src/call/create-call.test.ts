import { describe, expect, it } from 'vitest';
import { createFakeMicrophone, createTestCall } from '../testing/index.ts';
import { startTestCall } from './testing/start-test-call.ts';

describe('during a call', () => {
  it('refuses an empty text, one without a call, and one where the provider takes none', async () => {
    const { call } = createTestCall();
    expect(call.send('hello')).toEqual({ kind: 'refused', because: 'no-call' });
    await call.start();
    expect(call.send('   ')).toEqual({ kind: 'refused', because: 'empty' });
    const deaf = createTestCall({ room: { can: [] } });
    await deaf.call.start();
    expect(deaf.call.send('hello')).toEqual({ kind: 'refused', because: 'not-supported' });
  });

  it('reports no level of a muted visitor, and none without a call', async () => {
    const { call, provider } = createTestCall({
      openMicrophone: async () => ({ ...createFakeMicrophone(), level: () => 0.7 }),
    });
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0, 0]);
    await call.start();
    provider.room().setLevel(0.5);
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0.7, 0.5]);
    await call.setMuted(true);
    expect(call.levels.visitor()).toBe(0);
  });

  it('reports a listener’s exception to the page and still calls the others', async () => {
    const reported: unknown[] = [];
    const { call, told } = createTestCall({ reportError: (error) => void reported.push(error) });
    call.on('call-start', () => {
      throw new Error('a page’s bug');
    });
    await call.start();
    expect(reported).toEqual([new Error('a page’s bug')]);
    expect(told).toContain('call-start');
    expect(call.getSnapshot().status).toBe('active');
  });
});

describe('the draft of a running call', () => {
  it('grows by parts, at most one every two seconds', async () => {
    const { call, clock, heads, parts, records, room } = await startTestCall();
    room.assistantSays('Good evening.');
    room.visitorSays('What did he build?');
    room.emit({ type: 'message', message: { type: 'first' } });
    await clock.advance(1_999);
    expect(parts).toEqual([]);
    await clock.advance(1);
    expect(parts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Good evening.', 'What did he build?']]);
    expect(heads).toMatchObject([{ callId: 'call-1', messages: [], transcript: '' }]);
    await clock.advance(60_000);
    expect(parts).toHaveLength(1);
    room.assistantSays('Four things.');
    room.emit({ type: 'message', message: { type: 'second' } });
    await clock.advance(2_000);
    expect(parts[1]?.lines.map(({ text }) => text)).toEqual(['Four things.']);
    room.visitorSays('Thanks.');
    await call.end();
    await clock.advance(60_000);
    expect([parts.length, records.length, clock.countTimers()]).toEqual([2, 1, 0]);
    const inParts = parts.flatMap(({ messages }) => messages);
    expect(inParts).toEqual([{ type: 'first' }, { type: 'second' }]);
    expect(records[0]?.messages.slice(0, 2)).toEqual(inParts);
  });
});

describe('a port that throws in the background', () => {
  const broken = (): never => {
    throw new Error('a port’s bug');
  };

  it('does not prevent the call from closing the microphone, releasing the lease and ending', async () => {
    const reported: unknown[] = [];
    let leased = 0;
    const microphone = createFakeMicrophone();
    const { call, clock } = createTestCall({
      reportError: (error) => void reported.push(error),
      delivery: { open: () => ({ begin: broken, append: broken, deliver: broken }) },
      lease: { acquire: async () => ((leased += 1), () => (void (leased -= 1), broken())) },
      openMicrophone: async () => ({ ...microphone, stop: () => (microphone.stop(), broken()) }),
    });
    await call.start();
    await call.end();
    expect([call.getSnapshot().status, leased, microphone.isLive(), clock.countTimers()]).toEqual([
      'idle',
      0,
      false,
      0,
    ]);
    expect(reported).toHaveLength(4);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
  });
});
