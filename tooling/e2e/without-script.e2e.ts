import { experiences, owner, principles, projects, stack } from '@asad/content';
import { expect, sharedTest as test } from './testing/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every word is there without bubbles, a note opens, and a card leads to its case study', async ({ page }) => {
    const findMissing = async (words: readonly string[]): Promise<readonly string[]> => {
      const text = (await page.locator('body').textContent()) ?? '';
      return words.filter((word) => !text.includes(word));
    };
    await page.goto('/');
    const words = [
      ...projects.flatMap(({ title, subtitle, story, impact }) => [title, subtitle, story, impact]),
      ...experiences.flatMap(({ company, role, summary, impacts }) => [company, role, summary, ...impacts.slice(0, 2)]),
      ...stack.flatMap(({ name, role, metric, dontUseIf }) => [name, role, metric, dontUseIf]),
      ...principles.flatMap(({ text, description }) => [text, description]),
      owner.email,
    ];
    expect(await findMissing(words)).toEqual([]);
    await page.locator('summary').first().click();
    await expect(page.getByText(stack[0]!.dontUseIf)).toBeVisible();
    expect((await page.locator('[data-hero]').boundingBox())?.height).toBeLessThan(800);
    expect(await page.locator('button:visible, [data-component="taste"]').count()).toBe(0);

    const { role, problem = '', approach = '', results = '', impacts, whatIOwned = [] } = experiences[1]!;
    await page.getByRole('link', { name: role, exact: true }).click();
    await page.waitForURL('**/experiences/acme-outreach');
    expect(await findMissing([problem, approach, results, ...impacts, ...whatIOwned])).toEqual([]);
    await page.goto('/call');
    expect(await page.locator('button:visible').count()).toBe(0);
    await expect(page.locator('main').getByRole('link', { name: owner.email })).toBeVisible();
  });
});

test('a browser from before 2024 reads the mail address on the call page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto('/call');
  await expect(page.locator('main p', { hasText: 'in a browser from before 2024' }).getByRole('link')).toBeVisible();
});
