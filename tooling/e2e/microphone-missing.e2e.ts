import { expect, passVerification, test } from './testing/fixtures.ts';

test('a missing microphone leaves the visitor idle and says what to connect', async ({ page, complaints }) => {
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await expect(page.getByRole('alert')).toHaveText('No microphone found. Please connect a microphone and try again.');
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  expect(complaints).toEqual([]);
});
