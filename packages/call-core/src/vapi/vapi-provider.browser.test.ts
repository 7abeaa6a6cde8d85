import { describe, expect, it } from 'vitest';
import type { Fetch } from '../platform.ts';
import { loadVapiSdk } from './vapi-sdk.ts';
import { answer, sleep, useLoopbackCalls, waitForPlayer, WEB_CALL } from './testing/loopback-call.ts';

const page = useLoopbackCalls();

describe('a call through the real SDK', () => {
  it('starts stage by stage, speaks, listens, ends, and leaves nothing behind', async () => {
    const call = page.begin();
    await expect(call.start()).resolves.toEqual({ kind: 'started', callId: 'call-at-provider' });
    const completed = page.events.flatMap((event) => /^progress:(.*):completed$/.exec(event)?.[1] ?? []);
    expect(completed.toSorted()).toEqual([
      'audio-observer-setup',
      'audio-processing-setup',
      'daily-call-join',
      'daily-call-object-creation',
      'microphone',
      'web-call-creation',
    ]);
    expect(page.events).toContain('progress:video-recording-setup:skipped');
    await waitForPlayer();
    page.room().say({ type: 'speech-update', role: 'assistant', status: 'started' });
    await page.until('the speech', () => call.getSnapshot().assistantIsSpeaking);
    page.room().say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Good evening.' });
    await page.until('the caption', () => call.getSnapshot().conversation.lines.length === 1);
    page.room().level(0.075);
    await page.until('the level', () => call.levels.assistant() === 0.5);
    call.send('What did he build?');
    await page.until('the typed text', () => JSON.stringify(page.room().appMessages).includes('What did he build?'));
    await call.end();
    expect(page.records).toMatchObject([
      { callId: 'call-at-provider', transcript: 'Assistant: Good evening.\nUser: What did he build?' },
    ]);
    expect(JSON.stringify(page.room().appMessages)).toContain('end-call');
    await page.expectNothingLeft();
  });

  it('preloads only code: no device, request or room', async () => {
    let loads = 0;
    const loadSdk = (): ReturnType<typeof loadVapiSdk> => ((loads += 1), loadVapiSdk());
    const urls: string[] = [];
    const fetch: Fetch = (url, how) => (urls.push(url), answer(201, WEB_CALL)(url, how));
    const before = page.countRooms();
    const call = page.begin({}, {}, { fetch, loadSdk });
    await call.warmUp();
    expect([loads, urls, page.countRooms() - before, call.getSnapshot().status]).toEqual([1, [], 0, 'idle']);
    await page.expectNothingLeft();
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
  });

  for (const delayMs of [5, 60, 120, 300, 450, 800]) {
    it(`leaves nothing behind when it is ended ${delayMs} ms into a slow start`, async () => {
      const call = page.begin({ joinDelayMs: 250, trackDelayMs: 250 }, {}, { fetch: answer(201, WEB_CALL, 150) });
      const started = call.start();
      await sleep(delayMs);
      await call.end();
      await started;
      expect(call.getSnapshot().status).toBe('idle');
      await page.expectNothingLeft();
    });
  }
});

describe('a provider that does not answer as it should', () => {
  it.each([
    ['401', 401, '{"message":"secret"}'],
    ['a gateway’s HTML', 502, '<html>secret</html>'],
    ['something that is no web call', 201, '{"id":"secret"}'],
  ])('leaves the visitor idle after %s, with the status and without the response body', async (_, status, body) => {
    const outcome = await page.begin({}, {}, { fetch: answer(status, body) }).start();
    expect(outcome).toMatchObject({
      kind: 'refused',
      error: { code: 'creation_failed', details: { status }, message: expect.not.stringContaining('secret') },
    });
    expect(page.events).toContain('call-start-failed:web-call-creation:start-method-error');
  });
});
