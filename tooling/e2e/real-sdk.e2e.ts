import { getLoopbackScript, type LoopbackControl, type LoopbackRoom } from '@asad/call-core/testing';
import { startStandInProvider, type StandInProvider } from '@asad/functions/stand-in-provider';
import { ask, expect, expectInInbox, startFirstCall, started, test as base } from './testing/fixtures.ts';

/** The real SDK and room client, a fake REST API and a loopback call machine. */
const test = base.extend<{ readonly provider: StandInProvider }>({
  provider: started(startStandInProvider),
  cloudEnv: async ({ provider }, use) =>
    use({
      VAPI_API_URL: provider.url,
      VAPI_PRIVATE_KEY: 'private-key-of-the-test',
      VAPI_ASSISTANT_ID: 'assistant-1',
    }),
});

test('a call through the voice provider joins the room, shows captions and an entry, and leaves nothing behind', async ({
  page,
  cloud,
  provider,
  complaints,
}) => {
  await page.route('https://c.daily.co/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: getLoopbackScript() }),
  );
  await startFirstCall(page);
  const handle = await page.evaluateHandle(() =>
    (globalThis as unknown as { __loopback: LoopbackControl }).__loopback.rooms.at(-1)!,
  );
  const inRoom = <Value>(run: (room: LoopbackRoom) => Value) => handle.evaluate(run as (room: unknown) => Value);

  await test.step('the assistant speaks, and the entry that it points at appears', async () => {
    await inRoom((room) => {
      const say = (transcriptType: string, transcript: string): void =>
        room.say({ type: 'transcript', role: 'assistant', transcriptType, transcript });
      room.say({ type: 'speech-update', role: 'assistant', status: 'started' });
      say('partial', 'He built an email');
      say('final', 'He built an email tracking platform.');
      const show = { name: 'showEntry', arguments: { kind: 'stack', id: 'docker' } };
      const unknown = { name: 'eraseEverything', arguments: {} };
      room.say({ type: 'tool-calls', toolCallList: [show, unknown].map((of) => ({ type: 'function', function: of })) });
    });
    await expect(page.getByRole('log')).toContainText('He built an email tracking platform.');
    await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  });

  await test.step('noise cancellation loads under the page’s content security policy', () =>
    expect.poll(() => inRoom(({ isNoiseCancelled }) => isNoiseCancelled)).toBe(true));

  await test.step('a lost connection shows “Reconnecting…” until it is back', async () => {
    await inRoom((room) => room.post('network-connection', { type: 'signaling', event: 'interrupted' }));
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await inRoom((room) => room.post('network-connection', { type: 'signaling', event: 'connected' }));
    await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  });

  await test.step('the visitor types and mutes; a failed audio processor is disabled, and the call goes on', async () => {
    await ask(page, 'Tell me more.');
    await expect.poll(() => inRoom((room) => JSON.stringify(room.appMessages))).toContain('Tell me more.');
    await page.getByRole('button', { name: 'Mute' }).click();
    await expect.poll(() => inRoom(({ isAudioOn }) => isAudioOn)).toBe(false);
    await inRoom((room) => room.failAudioProcessor());
    await page.getByRole('button', { name: 'Unmute' }).click();
    await expect.poll(() => inRoom(({ isAudioOn }) => isAudioOn)).toBe(true);
  });

  await test.step('the provider’s “Meeting has ended” is no error; no room and no audio element are left', async () => {
    await inRoom((room) => {
      const error = { type: 'ejected', msg: 'Meeting has ended' };
      room.post('error', { errorMsg: error.msg, error });
      room.leave();
    });
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('audio')).toHaveCount(0);
    expect(await inRoom(({ isLive }) => isLive)).toBe(false);
    await expectInInbox(page, cloud, 'He built an email tracking platform.');
  });

  const created = provider.requests.filter(({ path }) => path === '/call/web');
  expect(created.map(({ authorization }) => authorization)).toEqual(['Bearer private-key-of-the-test']);
  // The vendor hosts the call machine: the only request to another origin.
  expect(complaints.filter((line) => !line.includes('https://c.daily.co'))).toEqual([]);
});
