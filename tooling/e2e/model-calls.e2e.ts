import { startStandInModel, type StandInModel } from '@asad/guide/stand-in-model';
import { expect, passVerification, test as base, typeText } from './testing/fixtures.ts';

/** A local endpoint plays the model. */
const test = base.extend<{ model: StandInModel }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads what a fixture needs from this pattern
  model: async ({}, use) => {
    const model = await startStandInModel();
    await use(model);
    await model.stop();
  },
  cloudEnv: async ({ model }, use) => use({ MODEL_URL: model.url, MODEL_NAME: 'stand-in', MODEL_KEY: 'sk-test' }),
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a language model is announced to the visitor and answers, and the guide answers when it fails', async ({
  page,
  model,
  cloud,
  complaints,
}) => {
  await page.goto('/call');
  await expect(page.getByText('ASAD is an AI in these calls: a language model is sent what you say')).toBeVisible();
  await expect(page.getByText('3 calls left')).toBeVisible();

  await page.getByRole('button', { name: 'Type instead' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
  const log = page.getByRole('log');
  await expect(log).toContainText('I am an AI');
  const ask = async (question: string): Promise<void> => {
    await typeText(page, question);
  };

  const owl = page.getByRole('img', { name: 'ASAD, the owl' });
  const readLevel = (): Promise<number> => owl.evaluate((element) => Number(element.style.getPropertyValue('--level')));

  await test.step('a typed answer is silent and complete', async () => {
    model.next.push({ kind: 'answers', text: 'Heron tells real readers from scanners.' });
    await ask('What does Heron do?');
    await expect(log).toContainText('Heron tells real readers from scanners.');
    await page.waitForTimeout(500);
    expect(await readLevel()).toBe(0);
  });

  await test.step('“Read aloud” plays the next answer while it is shown', async () => {
    await page.getByRole('button', { name: 'Read aloud' }).click();
    model.next.push({ kind: 'answers', text: 'Heron is an email tracking platform for small sales teams.' });
    await ask('And what is it?');
    await expect.poll(readLevel).toBeGreaterThan(0.02);
    await expect(log).toContainText('Heron is an email tracking platform for small sales teams.');
  });

  await test.step('a fact that the content lacks is not said', async () => {
    model.next.push({ kind: 'answers', text: 'He was born in Reykjavik in 1973.' });
    await ask('Where was he born?');
    await expect(log).toContainText('That is not written here.');
    await expect(log).not.toContainText('Reykjavik');
  });

  await test.step('the guide answers when the model fails, and the call continues', async () => {
    model.next.push({ kind: 'status', status: 500 });
    await ask('Tell me about Night Shift');
    await expect(log).toContainText('Night Shift is a set of automation flows');
    await ask('And now?');
    await expect(log).toContainText('I know that.');
  });

  await page.getByRole('button', { name: 'End Call' }).click();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Where was he born?');
  expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toContain('sk-test');
  expect(complaints).toEqual([]);
});

test('interrupting stops the model, and a farewell ends the call', async ({ page, model }) => {
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
  const log = page.getByRole('log');
  // The backend's first request may still be open.
  const leftBefore = model.left();
  model.next.push({ kind: 'stalls', text: 'Heron tells real readers from scanners. And then' });
  await typeText(page, 'What does Heron do?');
  await expect(log).toContainText('Heron tells');
  await typeText(page, 'Never mind');
  await expect(log).toContainText('I know that.');
  // Before the farewell: hanging up aborts an unfinished answer too.
  expect(model.left()).toBe(leftBefore + 1);
  model.next.push({ kind: 'answers', text: 'Goodbye.', tools: [{ name: 'endCall', arguments: '{}' }] });
  await typeText(page, 'Bye');
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
  await expect(page.getByText('Goodbye.').first()).toBeVisible();
});

test.describe('with a limit of fifteen seconds', () => {
  test.use({
    cloudEnv: async ({ model }, use) =>
      use({ MODEL_URL: model.url, MODEL_NAME: 'stand-in', MODEL_KEY: 'sk-test', MAX_CALL_SECONDS: '15' }),
  });

  test('a call that reaches its limit during an answer ends and keeps the spoken part', async ({
    page,
    model,
    cloud,
    complaints,
  }) => {
    await page.goto('/call');
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await passVerification(page);
    await page.getByRole('button', { name: 'End Call' }).waitFor();
    const leftBefore = model.left();
    model.next.push({ kind: 'drips', text: 'Heron tells real readers from scanners. ', times: 90, everyMs: 400 });
    await typeText(page, 'What does Heron do?');
    await expect(page.getByRole('log')).toContainText('Heron tells real readers from scanners.');
    await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible({ timeout: 20_000 });
    await expect.poll(model.left).toBe(leftBefore + 1);
    await expect
      .poll(async () => (await page.request.get(cloud.inboxUrl)).text())
      .toContain('Heron tells real readers from scanners.');
    await expect(page.getByText('The time for this call is up.')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
