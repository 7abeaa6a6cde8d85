import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { inviteGuest, type Guest } from './guests.ts';
import { startLocalCloud, type LocalCloud } from './local-cloud.ts';

interface Fixtures {
  /** Settings of the local cloud for this test. */
  readonly cloudEnv: Readonly<Record<string, string>>;
  readonly cloud: LocalCloud;
  /** The program of the visitor that changes every page of this test. */
  readonly guest: Guest;
  /** What the console of the page said in anger, and what its policy refused. Checked to be empty at the end. */
  readonly complaints: string[];
}

/** A product of its own for every test, and a page whose console must stay quiet. */
export const test = base.extend<Fixtures>({
  cloudEnv: [{}, { option: true }],
  cloud: async ({ cloudEnv }, use) => {
    const cloud = await startLocalCloud(cloudEnv);
    await use(cloud);
    await cloud.stop();
  },
  baseURL: async ({ cloud }, use) => use(cloud.url),
  guest: ['none', { option: true }],
  page: async ({ page, guest }, use) => {
    await inviteGuest(page, guest);
    await use(page);
    // A request still in the test's hands fails with its page, and is nobody's fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, cloud, guest }, use) => {
    const complaints: string[] = [];
    // React reports what a guest has changed, and goes on.
    if (guest === 'none') {
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
    }
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === cloud.url || ['blob:', 'data:'].includes(url.protocol);
      if (!isOwn) complaints.push(`a request to another origin: ${url.origin}`);
    });
    await use(complaints);
  },
});

interface Shared {
  /** One product and one visitor who has passed its check, for all tests of a worker that begin behind it. */
  readonly shared: { readonly cloud: LocalCloud; readonly storageState: BrowserContextOptions['storageState'] };
}

/**
 * For tests that begin with a verified visitor on /call, and read of the server only what they wrote themselves: the
 * captcha, the sign-in and the start of a server cost more than most of them.
 */
export const verifiedTest = test.extend<object, Shared>({
  shared: [
    async ({ browser }, use) => {
      // A budget that no number of tests can spend.
      const cloud = await startLocalCloud({ MAX_CALLS_PER_VISITOR: '1000', DAILY_CALL_BUDGET: '10000' });
      const context = await browser.newContext({ baseURL: cloud.url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/call');
      await page.getByRole('button', { name: 'Call ASAD' }).click();
      await passVerification(page);
      await endCall(page);
      const storageState = await context.storageState({ indexedDB: true });
      await context.close();
      await use({ cloud, storageState });
      await cloud.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  cloud: async ({ shared }, use) => use(shared.cloud),
  storageState: async ({ shared }, use) => use(shared.storageState),
  page: async ({ page }, use) => {
    await page.goto('/call');
    // The page asks for them by itself: what a test answers in the server's place is meant for a press.
    await page.getByText(/^\d+ calls left$/).waitFor();
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Opens /call as an unknown visitor, and waits until the page has asked who answers here: the next request is the modal's. */
export async function openCallPage(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/captchaChallenge');
  await page.goto('/call');
  await answered;
}

/** Passes the verification modal that is open. Its captcha solves itself; the call that was pressed for starts then. */
export async function passVerification(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  await dialog.getByRole('button', { name: 'Continue to Call' }).click();
  await dialog.getByText('Successfully verified! You can now make calls.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Ends the call that runs or is about to start. */
export async function endCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('button', { name: 'Call ASAD' }).waitFor();
}

/** From a fresh /call to an active call. */
export async function startCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await page.getByRole('button', { name: 'End Call' }).waitFor();
}

/** A recogniser in place of the browser's, which hears by a service on the internet: one that listens, or one that fails. */
export async function giveEar(page: Page, error?: string): Promise<void> {
  await page.addInitScript((reason) => {
    class Recogniser extends EventTarget {
      onerror?: (event: { readonly error: string }) => void;
      onend?: () => void;
      start(): void {
        if (reason !== undefined)
          setTimeout(() => {
            this.onerror?.({ error: reason });
            this.onend?.();
          });
      }
      abort(): void {
        this.onend?.();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  }, error);
}
