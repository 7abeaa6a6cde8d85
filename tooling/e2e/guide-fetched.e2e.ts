import { expect, test as unverifiedTest, verifiedTest as test } from './testing/fixtures.ts';

const GUIDE = /\/assets\/(?:create-site-guide|guide-worker)/;

unverifiedTest('loads the guide at the press, and not when the pointer crosses the button', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await page.goto('/call');
  const button = page.getByRole('button', { name: 'Call ASAD' });
  // The page prefetches the check after hydration.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    expect(fetched.join()).toContain('/assets/call-dialogs');
  }).toPass();
  await button.focus();
  // A later request would follow immediately.
  await page.waitForTimeout(1_000);
  expect(fetched.filter((url) => GUIDE.test(url))).toEqual([]);
  const loadsGuide = page.waitForRequest(GUIDE);
  await button.click();
  await loadsGuide;
});

test('loads the guide for a known visitor while the page is idle', async ({ page }) => {
  const loadsGuide = page.waitForRequest(GUIDE);
  await page.reload();
  await loadsGuide;
});
