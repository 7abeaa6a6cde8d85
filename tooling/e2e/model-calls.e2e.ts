import { say, startStandInModel, type StandInModel } from '@asad/guide/stand-in-model';
import { ask, expect, expectInInbox, passVerification, started, test as base } from './testing/fixtures.ts';

/** A local endpoint plays the model. */
const test = base.extend<{ model: StandInModel }>({
  model: started(startStandInModel),
  cloudEnv: async ({ model }, use) => use({ MODEL_URL: model.url, MODEL_NAME: 'stand-in', MODEL_KEY: 'sk-test' }),
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a language model is announced and chooses what is said; the guide judges when it fails', async ({
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
    model.next.push({ kind: 'says', text: say('With Heron, follow-ups') });
    await ask(page, 'Is any of it good?');
    await expect(log).toContainText('With Heron, follow-ups sent within the hour rose from 31 to 78 percent.');
    expect(await readLevel()).toBe(0);
  });

  await test.step('“Read aloud” plays the next answer with the audio of the site', async () => {
    await page.getByRole('button', { name: 'Read aloud' }).click();
    model.next.push({ kind: 'says', text: say('Heron is an email tracking platform') });
    await ask(page, 'And that is?');
    await expect.poll(readLevel).toBeGreaterThan(0.02);
    await expect(log).toContainText('Heron is an email tracking platform for small sales teams.');
  });

  expect(complaints).toEqual([]);

  await test.step('what it writes is not shown: the guide judges, and the call continues', async () => {
    model.next.push({ kind: 'says', text: 'Night Shift was made in Reykjavik in 1973.' });
    await ask(page, 'Tell me about Night Shift');
    await expect(log).toContainText('Night Shift is a set of automation flows');
    await expect(log).not.toContainText('Reykjavik');
  });

  await test.step('a farewell ends the call', async () => {
    await page.getByRole('textbox').fill('Bye');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
  });

  await expectInInbox(page, cloud, 'Is any of it good?');
  expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toContain('sk-test');
});
