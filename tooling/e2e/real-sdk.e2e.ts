import { getLoopbackScript, type LoopbackControl } from '@asad/call-core/testing';
import { startStandInProvider, type StandInProvider } from '@asad/functions/stand-in-provider';
import type { Page } from '@playwright/test';
import { expect, passVerification, startCall, test as base, typeText } from './testing/fixtures.ts';

/** The real SDK and room client, a fake REST API and a loopback call machine. */
const provider: { current: StandInProvider | null } = { current: null };
const test = base.extend({
  cloudEnv: async ({ browserName: _browserName }, use) => {
    const standIn = await startStandInProvider();
    provider.current = standIn;
    await use({
      VAPI_API_URL: standIn.url,
      VAPI_PRIVATE_KEY: 'private-key-of-the-test',
      VAPI_ASSISTANT_ID: 'assistant-1',
    });
    await standIn.stop();
  },
});

async function serveCallMachine(page: Page): Promise<void> {
  await page.route('https://c.daily.co/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: getLoopbackScript() }),
  );
}

type Loopback = { readonly __loopback: LoopbackControl };

test('a call through the voice provider: joins the room, shows captions and an entry, and leaves nothing behind', async ({
  page,
  cloud,
  complaints,
}) => {
  await serveCallMachine(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();

  await test.step('the assistant speaks, and the entry that it points at appears', async () => {
    await page.evaluate(() => {
      const room = (globalThis as unknown as Loopback).__loopback.rooms.at(-1);
      room?.say({ type: 'speech-update', role: 'assistant', status: 'started' });
      room?.say({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'He built an email' });
      room?.say({
        type: 'transcript',
        role: 'assistant',
        transcriptType: 'final',
        transcript: 'He built an email tracking platform.',
      });
      room?.say({
        type: 'tool-calls',
        toolCallList: [
          { type: 'function', function: { name: 'showEntry', arguments: { kind: 'stack', id: 'docker' } } },
          { type: 'function', function: { name: 'eraseEverything', arguments: {} } },
        ],
      });
    });
    await expect(page.getByRole('log')).toContainText('He built an email tracking platform.');
    await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  });

  await test.step('noise cancellation loads under the page’s content security policy', async () => {
    const isOn = () =>
      page.evaluate(() => (globalThis as unknown as Loopback).__loopback.rooms.at(-1)?.isNoiseCancelled ?? false);
    await expect.poll(isOn).toBe(true);
  });

  await test.step('a lost connection shows “Reconnecting…” until it is back', async () => {
    const postConnection = (event: string): Promise<void> =>
      page.evaluate((type) => {
        const { __loopback: loopback } = globalThis as unknown as Loopback;
        loopback.rooms.at(-1)?.post('network-connection', { type: 'signaling', event: type });
      }, event);
    await postConnection('interrupted');
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await postConnection('connected');
    await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  });

  await test.step('the visitor types and mutes', async () => {
    await typeText(page, 'Tell me more.');
    await page.getByRole('button', { name: 'Mute' }).click();
    // The SDK's messages arrive in later tasks.
    const look = () =>
      page.evaluate(() => {
        const room = (globalThis as unknown as Loopback).__loopback.rooms.at(-1);
        return { isSent: JSON.stringify(room?.appMessages).includes('Tell me more.'), isAudioOn: room?.isAudioOn };
      });
    await expect.poll(look).toEqual({ isSent: true, isAudioOn: false });
  });

  await test.step('the end leaves no room, no audio element, and a record without the private key anywhere', async () => {
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    const leftovers = await page.evaluate(() => ({
      rooms: (globalThis as unknown as Loopback).__loopback.rooms.filter(({ isLive }) => isLive).length,
      audio: document.querySelectorAll('audio').length,
    }));
    expect(leftovers).toEqual({ rooms: 0, audio: 0 });
    await expect
      .poll(async () => (await page.request.get(cloud.inboxUrl)).text())
      .toContain('He built an email tracking platform.');
  });

  const created = provider.current?.requests.filter(({ path }) => path === '/call/web');
  expect(created).toHaveLength(1);
  expect(created?.[0]?.authorization).toBe('Bearer private-key-of-the-test');
  // The vendor hosts the call machine: the only request to another origin.
  expect(complaints.filter((line) => !line.includes('https://c.daily.co'))).toEqual([]);
});

test('a typed call through the voice provider is silent until “Read aloud” is on', async ({ page }) => {
  await serveCallMachine(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Type instead' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
  const readVolumes = () => page.evaluate(() => [...document.querySelectorAll('audio')].map(({ volume }) => volume));
  await expect.poll(readVolumes).toEqual([0]);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(readVolumes).toEqual([1]);
});

test('a refusing provider leaves the visitor idle, spends no call, and its answer stays hidden', async ({ page }) => {
  await serveCallMachine(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  if (provider.current) provider.current.behaviour = 'refuses';
  await passVerification(page);
  await expect(page.getByText('The call could not be started.')).toBeVisible();
  await expect(page.getByText('sk-secret')).toHaveCount(0);
  if (provider.current) provider.current.behaviour = 'answers';
  await startCall(page);
  await expect(page.getByText('2 calls left')).toBeVisible();
});

test('provider code that does not load spends no call in any number of tries, and offers a reload', async ({
  page,
}) => {
  await serveCallMachine(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await page.route('**/assets/create-site-vapi*', (route) => route.abort());
  await passVerification(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(reload).toBeVisible();
  expect(provider.current?.requests.filter(({ path }) => path === '/call/web')).toEqual([]);
  await page.unroute('**/assets/create-site-vapi*');
  await reload.click();
  await startCall(page);
});
