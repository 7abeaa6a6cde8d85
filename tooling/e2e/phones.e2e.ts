import type { Page } from '@playwright/test';
import recorded from './phones/recognisers.json' with { type: 'json' };
import { expect, startCall, verifiedTest as test } from './testing/fixtures.ts';
import { countSessions, installRecogniser, playRecogniser, type RecogniserStep } from './testing/played-recogniser.ts';

const linesOf = async (page: Page): Promise<readonly string[]> => {
  const lines = await page.getByRole('log').locator('[data-part="line"]').allInnerTexts();
  return lines.filter((line) => line.startsWith('You')).map((line) => line.replace(/^You[:\s]*/, ''));
};

async function holdMicrophone(page: Page, sound: 'real' | 'none' | 'tone' = 'real'): Promise<void> {
  await page.addInitScript((kind) => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const play = (): MediaStream => {
      const output = new AudioContext().createMediaStreamDestination();
      const tone = new OscillatorNode(output.context);
      if (kind === 'tone') tone.connect(output);
      tone.start();
      return output.stream;
    };
    media.getUserMedia = async (constraints) => {
      const stream = kind === 'real' ? await open(constraints) : play();
      tracks.push(...stream.getAudioTracks());
      return stream;
    };
  }, sound);
}

const countLive = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { tracks } = globalThis as unknown as { tracks: readonly MediaStreamTrack[] };
    return tracks.filter(({ readyState }) => readyState === 'live').length;
  });

for (const { report, what, steps, lines } of recorded.patterns)
  test(`${report}: ${what}`, async ({ page }) => {
    await installRecogniser(page);
    await page.reload();
    await startCall(page);
    await page.getByRole('button', { name: 'Stop talking' }).click();
    await page.waitForTimeout(1_600);
    await playRecogniser(page, steps as unknown as readonly RecogniserStep[]);
    await expect(page.getByRole('log').getByText('ASAD', { exact: true }).nth(1)).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(await linesOf(page)).toEqual(lines);
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  });

test('JamesBrill/react-speech-recognition#18: growing finals that repeat the greeting’s words interrupt it', async ({
  page,
}) => {
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  await expect(page.getByRole('log').getByText(/I know \w+'s work, and nothing else/)).toBeVisible({ timeout: 10_000 });
  await playRecogniser(page, recorded.patterns[0]?.steps as unknown as readonly RecogniserStep[]);
  await expect(page.getByText('ASAD is speaking')).toHaveCount(0);
  await page.waitForTimeout(3_000);
  expect(await linesOf(page)).toEqual(['what is his tech stack']);
});

test('WebAudio/web-speech-api#126: the assistant’s own voice is ignored, and a visitor interrupts it', async ({
  page,
}) => {
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  const greeting = page.getByRole('log').getByText(/Good evening.*ASAD/);
  await expect(greeting).toBeVisible();
  await page.waitForTimeout(1_500);
  await playRecogniser(page, [
    { results: [['good evening', false]] },
    { afterMs: 150, results: [['good evening I am a sad', false]] },
    { afterMs: 150, results: [['good evening I am a sad Omar’s owl', true]] },
  ]);
  await page.waitForTimeout(1_500);
  expect(await linesOf(page)).toEqual([]);
  await expect(page.getByText('ASAD is speaking')).toBeVisible();
  await playRecogniser(page, [{ results: [['what is Docker good for', true]] }]);
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  expect(await linesOf(page)).toEqual(['what is Docker good for']);
});

test('annyang#439: a recogniser that aborts immediately is tried four times in 8 s, then the call is typed', async ({
  page,
}) => {
  await installRecogniser(page, [{ error: 'aborted', afterMs: 5 }]);
  await page.reload();
  await startCall(page);
  await expect(page.getByText('I cannot hear you at the moment. I am trying again.')).toBeVisible();
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Speak again' })).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('stops again and again')).toBeVisible();
  expect(await countSessions(page)).toBe(4);
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
});

test('zip-captions#90: a lasting error is shown, and “Speak again” resumes speech in the same call', async ({
  page,
}) => {
  const network = { error: 'network', afterMs: 300 } as const;
  await holdMicrophone(page);
  await installRecogniser(page, [network, network, network, 'listens']);
  await page.reload();
  await startCall(page);
  await expect(page.getByText('Its speech service could not be reached.')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  expect(await countLive(page)).toBe(0);
  await page.getByRole('button', { name: 'Speak again' }).click();
  await expect(page.getByText('Its speech service could not be reached.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  expect([await countSessions(page), await countLive(page)]).toEqual([4, 1]);
  await playRecogniser(page, [{ results: [['what is Docker good for', true]] }]);
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
});

test('zip-captions#90: a short error is not shown', async ({ page }) => {
  await installRecogniser(page, [{ error: 'network', afterMs: 300 }, 'listens']);
  await page.reload();
  await startCall(page);
  await expect.poll(() => countSessions(page)).toBe(2);
  await playRecogniser(page, [{ results: [['what is Docker good for', true]] }]);
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
});

test('VapiAI/client-sdk-web#162: a silent microphone is reported after 8 s', async ({ page }) => {
  await holdMicrophone(page, 'none');
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  await page.waitForTimeout(6_000);
  await expect(page.getByText('I hear nothing from your microphone.')).toHaveCount(0);
  await expect(page.getByText('I hear nothing from your microphone.')).toBeVisible({ timeout: 4_000 });
  await expect(page.getByText('ASAD is speaking')).toHaveCount(0);
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^(Choose a microphone|Type a question)$/ }).click();
  await expect(page.locator('select:focus, input:focus')).toHaveCount(1);
});

test('akrusz/aloud#42: a phone that has one recorder gives the microphone to the recogniser', async ({ page }) => {
  await holdMicrophone(page, 'tone');
  await installRecogniser(page, ['starves']);
  await page.reload();
  await startCall(page);
  await page.getByRole('button', { name: 'Stop talking' }).click();
  const question = [{ results: [['what is Docker good for', true]] }] as const;
  await playRecogniser(page, question);
  await expect.poll(() => countLive(page)).toBe(0);
  await expect.poll(() => countSessions(page)).toBe(2);
  await playRecogniser(page, question);
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  expect(await linesOf(page)).toEqual(['what is Docker good for']);
  await page.waitForTimeout(9_000);
  await expect(page.getByText(/^I hear/)).toHaveCount(0);
});

test('twilio/twilio-video.js#1206: a phone call that takes the microphone is shown, and so is its end', async ({
  page,
}) => {
  await holdMicrophone(page);
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  const tell = (name: string): Promise<void> =>
    page.evaluate((type) => {
      const { tracks } = globalThis as unknown as { tracks: readonly MediaStreamTrack[] };
      tracks[0]?.dispatchEvent(new Event(type));
    }, name);
  await tell('mute');
  await expect(page.getByText('a phone call or your system holds it')).toBeVisible({ timeout: 2_000 });
  await page.getByRole('button', { name: 'Stop talking' }).click();
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
  await tell('unmute');
  await expect(page.getByText('a phone call or your system holds it')).toHaveCount(0);
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
});

test('twilio/twilio-video.js#1206: sound paused by the system is reported, and a press resumes it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Real = globalThis.AudioContext;
    let isHeld = false;
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), { capture: true });
    globalThis.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
      override get state(): AudioContextState {
        return isHeld ? 'interrupted' : super.state;
      }
      override async resume(): Promise<void> {
        if (isHeld && !isPressed) return;
        isHeld = false;
        await super.resume();
        this.dispatchEvent(new Event('statechange'));
      }
    };
    Object.assign(globalThis, {
      interrupt() {
        isPressed = false;
        isHeld = true;
        for (const context of contexts) context.dispatchEvent(new Event('statechange'));
      },
    });
  });
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  await page.evaluate(() => (globalThis as unknown as { interrupt: () => void }).interrupt());
  await expect(page.getByText('The sound was paused')).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText('ASAD is speaking')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await expect(page.getByText('The sound was paused')).toHaveCount(0);
});

test('livekit/client-sdk-js#1237: the default microphone replaces a headset that disappears', async ({ page }) => {
  await holdMicrophone(page);
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  await page.evaluate(() => {
    const [track] = (globalThis as unknown as { tracks: readonly MediaStreamTrack[] }).tracks;
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect.poll(() => countSessions(page)).toBe(2);
  expect(await countLive(page)).toBe(1);
  await playRecogniser(page, [{ results: [['what is Docker good for', true]] }]);
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  expect(await countLive(page)).toBe(0);
});

test('elevenlabs/packages#53: the screen stays on while a call runs', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: { isHeld: boolean }[] = [];
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          const lock = { isHeld: true, release: async () => void (lock.isHeld = false) };
          locks.push(lock);
          return lock;
        },
      },
    });
    Object.assign(globalThis, { countHeld: () => locks.filter(({ isHeld }) => isHeld).length });
  });
  const countHeld = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { countHeld: () => number }).countHeld());
  await installRecogniser(page);
  await page.reload();
  expect(await countHeld()).toBe(0);
  await startCall(page);
  await expect.poll(countHeld).toBe(1);
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect.poll(countHeld).toBe(0);
});

for (const [name, message, userAgent, advice] of [
  ['the system', 'Permission denied by system', undefined, 'allow it in the privacy settings of the system'],
  [
    'another app’s browser',
    'Permission denied',
    'Mozilla/5.0 (iPhone) Instagram 300.0',
    'open this page in your usual browser',
  ],
] as const)
  test(`a microphone blocked by ${name} gets advice after the specification’s sentence`, async ({ page }) => {
    await page.addInitScript(
      ([words, agent]) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(words, 'NotAllowedError'));
        if (agent !== undefined) Object.defineProperty(navigator, 'userAgent', { value: agent });
      },
      [message, userAgent] as const,
    );
    await installRecogniser(page);
    await page.reload();
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Microphone access denied. Please allow microphone access to make calls.',
    );
    await expect(page.getByText(advice)).toBeVisible();
  });
