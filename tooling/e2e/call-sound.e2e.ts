import { expect, startCall, verifiedTest as test, typeText } from './testing/fixtures.ts';
import { installRecogniser } from './testing/played-recogniser.ts';

test('the microphone and the volume chosen in a call apply to the next one', async ({ page }) => {
  await installRecogniser(page);
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const audioConstraints: unknown[] = [];
    Object.assign(globalThis, { audioConstraints });
    navigator.mediaDevices.getUserMedia = (constraints) => {
      audioConstraints.push(constraints?.audio);
      return real(constraints);
    };
  });
  await page.goto('/call');
  await startCall(page);
  await page.getByText('Sound', { exact: true }).click();
  const microphone = page.getByRole('combobox', { name: 'Microphone' });
  const another = await microphone.getByRole('option').last().getAttribute('value');
  await microphone.selectOption(another);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { audioConstraints?: unknown[] }).audioConstraints?.at(-1)))
    .toMatchObject({ deviceId: { exact: another } });
  await expect(microphone).toHaveValue(another ?? '');
  await page.getByRole('slider', { name: 'Volume' }).fill('50');
  await page.getByRole('button', { name: 'End Call' }).click();

  await startCall(page);
  await page.getByText('Sound', { exact: true }).click();
  await expect(microphone).toHaveValue(another ?? '');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('50');
  await page.getByRole('button', { name: 'End Call' }).click();
});

test('a typed call offers a volume, and no choice of microphone', async ({ page }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByText('Sound', { exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Microphone' })).toHaveCount(0);
});

// common-voice/common-voice#2153
test('a browser that never asks for the microphone leads to a typed call with the questions so far', async ({
  page,
}) => {
  await page.addInitScript(() => (navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)));
  await page.reload();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await typeText(page, 'What is Docker good for?');
  await expect(page.getByText('Your browser asks for the microphone.')).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page.getByRole('log')).toContainText('What is Docker good for?');
  await page.getByRole('button', { name: 'End Call' }).click();
});
