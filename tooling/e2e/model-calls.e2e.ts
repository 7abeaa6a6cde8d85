import { startStandInModel, type StandInModel } from '@asad/guide/stand-in-model';
import { ask, expect, expectInInbox, passVerification, test as base } from './testing/fixtures.ts';

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
  const owl = page.getByRole('img', { name: 'ASAD, the owl' });
  const readLevel = (): Promise<number> => owl.evaluate((element) => Number(element.style.getPropertyValue('--level')));

  await test.step('a typed answer is silent and complete', async () => {
    model.next.push({ kind: 'answers', text: 'Heron tells real readers from scanners.' });
    await ask(page, 'What does Heron do?');
    await expect(log).toContainText('Heron tells real readers from scanners.');
    expect(await readLevel()).toBe(0);
  });

  await test.step('“Read aloud” plays the next answer while it is shown', async () => {
    await page.getByRole('button', { name: 'Read aloud' }).click();
    model.next.push({ kind: 'answers', text: 'Heron is an email tracking platform for small sales teams.' });
    await ask(page, 'And what is it?');
    await expect.poll(readLevel).toBeGreaterThan(0.02);
    await expect(log).toContainText('Heron is an email tracking platform for small sales teams.');
  });

  await test.step('a fact that the content lacks is not said', async () => {
    model.next.push({ kind: 'answers', text: 'He was born in Reykjavik in 1973.' });
    await ask(page, 'Where was he born?');
    await expect(log).toContainText('That is not written here.');
    await expect(log).not.toContainText('Reykjavik');
  });

  await test.step('the guide answers when the model fails, and the call continues', async () => {
    model.next.push({ kind: 'status', status: 500 });
    await ask(page, 'Tell me about Night Shift');
    await expect(log).toContainText('Night Shift is a set of automation flows');
  });

  expect(complaints).toEqual([]);
  await test.step('a question stops an answer, and a farewell ends the call', async () => {
    const leftBefore = model.left();
    model.next.push({ kind: 'stalls', text: 'Rehearsal listens to candidates. And then' });
    await ask(page, 'What does Rehearsal do?');
    await expect(log).toContainText('Rehearsal listens');
    await ask(page, 'Never mind');
    await expect(log).toContainText('I know that.');
    expect(model.left()).toBe(leftBefore + 1);
    model.next.push({ kind: 'answers', text: 'Goodbye.', tools: [{ name: 'endCall', arguments: '{}' }] });
    await page.getByRole('textbox').fill('Bye');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
  });

  await expectInInbox(page, cloud, 'Where was he born?');
  expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toContain('sk-test');
});
