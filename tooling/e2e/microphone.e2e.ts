import { ask, expect, passVerification, startTypedCall, test } from './testing/fixtures.ts';

/** By project: each starts the browser with another microphone. */
const WORDS: Readonly<Record<string, string>> = {
  refused: 'Microphone access denied. Please allow microphone access to make calls.',
  missing: 'No microphone found. Please connect a microphone and try again.',
};

test('without a microphone the visitor is idle again, has spent no call, and may type', async ({ page, complaints }, {
  project,
}) => {
  const created: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/call/web') && created.push(request.url())));
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await expect(page.getByRole('alert')).toHaveText(WORDS[project.name] ?? '');
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  expect(created).toEqual([]);

  await startTypedCall(page);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox')).toBeFocused();
  await ask(page, 'Does he use Docker?');
  expect(created).toHaveLength(1);
  expect(complaints).toEqual([]);
});
