import { expect, passVerification, test } from './testing/fixtures.ts';

test('a refused microphone leaves the visitor idle, costs no call, and offers typing', async ({ page, complaints }) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/call/web')) created.push(request.url());
  });
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);

  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Microphone access denied. Please allow microphone access to make calls.');
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  expect(created).toEqual([]);

  await page.getByRole('button', { name: 'Type instead' }).first().click();
  await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Does he use Docker?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Does he use Docker?');
  expect(created).toHaveLength(1);
  expect(complaints).toEqual([]);
});
