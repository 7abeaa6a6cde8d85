import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { translateEarly } from './guests.ts';
import { startLocalCloud, type LocalCloud } from './local-cloud.ts';

interface Fixtures {
  readonly cloudEnv: Readonly<Record<string, string>>;
  readonly cloud: LocalCloud;
  /** Changes every page of the test. */
  readonly guest: 'none' | 'translated';
  /** Console errors and CSP violations; must be empty. */
  readonly complaints: string[];
}

/** A fixture that is started before it is used, and stopped after it. */
export const started =
  <Server extends { stop(): Promise<void> }>(start: () => Promise<Server>) =>
  // oxlint-disable-next-line no-empty-pattern -- playwright reads what a fixture needs from this pattern
  async ({}, use: (server: Server) => Promise<void>): Promise<void> => {
    const server = await start();
    await use(server);
    await server.stop();
  };

/** Each test gets a separate product. */
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
    if (guest === 'translated') await translateEarly(page);
    await use(page);
    // Requests still routed when the page closes fail harmlessly.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, cloud, guest }, use) => {
    const complaints: string[] = [];
    // React reports the guest's changes and recovers.
    if (guest === 'none') noteErrors(page, complaints);
    noteRequests(page, complaints, (url) => url.startsWith(`${cloud.url}/`));
    await use(complaints);
  },
});

/** Console errors, which name missing files too, and exceptions. */
export function noteErrors(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

export function noteRequests(page: Page, complaints: string[], isOwn: (url: string) => boolean): void {
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:blob|data):/u.test(url) && !isOwn(url)) complaints.push(`a request to ${url}`);
  });
}

interface Shared {
  /** One product per worker. */
  readonly sharedCloud: LocalCloud;
}

/** For tests that depend only on their own data: each is another visitor of one product. */
export const sharedTest = test.extend<object, Shared>({
  sharedCloud: [
    started(() => startLocalCloud({ MAX_CALLS_PER_VISITOR: '1000', DAILY_CALL_BUDGET: '10000' })),
    { scope: 'worker' },
  ],
  cloud: async ({ sharedCloud }, use) => use(sharedCloud),
});

/** Starts on /call as one verified visitor per worker: saves captcha and sign-in. */
export const verifiedTest = sharedTest.extend<
  object,
  { readonly verifiedState: BrowserContextOptions['storageState'] }
>({
  verifiedState: [
    async ({ browser, sharedCloud }, use) => {
      const context = await browser.newContext({ baseURL: sharedCloud.url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await startFirstCall(page);
      await page.getByRole('button', { name: 'End Call' }).click();
      await page.getByRole('button', { name: 'Call ASAD' }).waitFor();
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await use(state);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  storageState: async ({ verifiedState }, use) => use(verifiedState),
  page: async ({ page }, use) => {
    await page.goto('/call');
    // Mocked responses must apply to the press.
    await page.getByText(/^\d+ calls left$/).waitFor();
    await use(page);
  },
});

export { expect };

/** As an unknown visitor; the next request is the modal's. */
export async function openCallPage(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/captchaChallenge');
  await page.goto('/call');
  await answered;
}

/** The parts of the check. */
export function findCheck(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  const proceed = dialog.getByRole('button', { name: 'Continue to Call' });
  return { dialog, proceed, alert: dialog.getByRole('alert'), box: dialog.getByRole('checkbox') };
}

/** The captcha solves itself. The requested call then starts. */
export async function passVerification(page: Page): Promise<void> {
  const { dialog, proceed } = findCheck(page);
  await proceed.click();
  await dialog.getByText('Successfully verified! You can now make calls.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** As an unknown visitor. */
export async function startFirstCall(page: Page): Promise<void> {
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
}

export async function startCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await page.getByRole('button', { name: 'End Call' }).waitFor();
}

export async function startTypedCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type instead' }).first().click();
  await page.getByRole('button', { name: 'End Call' }).waitFor();
}

export async function endCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
}

export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('log')).toContainText(question);
}

export const expectInInbox = (page: Page, cloud: LocalCloud, text: string): Promise<void> =>
  // A page that leaves before it gave up its claim delays the record, as long as a request may take and more.
  expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text(), { timeout: 60_000 }).toContain(text);

/** Rounded, in px from the top of the window. */
export const readTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const isHydrated = (): boolean =>
  Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react'));

/** Input loads the page's code. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(isHydrated);
}

/** Holds requests to `pattern` until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(pattern, (route) => released.promise.then(() => route.fallback()));
  return released.resolve;
}
