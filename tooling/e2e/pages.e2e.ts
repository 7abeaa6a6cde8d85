import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenWords } from '@asad/tooling/find-broken-words';
import { HtmlValidate } from 'html-validate';
import {
  ask,
  endCall,
  expect,
  hydrated,
  openCallPage,
  passVerification,
  sharedTest as test,
} from './testing/fixtures.ts';
import { findTextOutside, findUnstyled, findViolations } from './testing/page-faults.ts';

const DIST = 'apps/web/dist';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const path of ['/', '/call', '/resume', '/works/email-tracking', '/experiences/acme-outreach', '/nowhere'])
  test(`${path} has its styles, no axe violation, no complaint, and fits at any size`, async ({ page, complaints }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[class*="-module-"]').count()).toBeGreaterThan(0);
    expect(await findUnstyled(page)).toEqual([]);
    for (const [colorScheme, size] of [
      ['dark', PHONE],
      ['light', DESKTOP],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      expect(await findViolations(page)).toEqual([]);
    }
    for (const width of [320, 390, 640, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const headings = 'main :is(h1, h2, h3, strong, [data-part="company"], [data-part="email"])';
      expect.soft(await findBrokenWords(page, headings), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    // WCAG 1.4.12, WCAG 1.4.4
    for (const rules of [
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      'html { font-size: 200% }',
    ])
      expect.soft(await findTextOutside(page, { rules }), rules).toEqual([]);
    const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten ';
    expect.soft(await findTextOutside(page, { word })).toEqual([]);
    expect(complaints.filter((line) => path !== '/nowhere' || !line.includes('status of 404'))).toEqual([]);
  });

test('the call screen has no axe violation while it checks, talks and ends', async ({ page }) => {
  await openCallPage(page);
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await page.getByRole('dialog').getByRole('checkbox').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await passVerification(page);
  await ask(page, 'What is the email tracking platform?');
  await page.getByRole('complementary').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await endCall(page);
  expect(await findViolations(page)).toEqual([]);
});

test('zoomed and in forced colours, case study and menu have styles and no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText('workflows run a month')).toBeVisible();
  await page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).click();
  await page.locator('[data-component="case-study-body"]').waitFor();
  expect([await findUnstyled(page), await findViolations(page)]).toEqual([[], []]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  expect([await findUnstyled(page), await findViolations(page)]).toEqual([[], []]);
  await page.getByRole('option').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
});

test('every page is valid HTML, with its first styles and the font of its headline inline', async () => {
  const files = globSync('**/*.html', { cwd: DIST });
  expect(files.length).toBeGreaterThan(10);
  // React writes elements in XHTML style, which is equivalent.
  const styleRules = ['void-style', 'attr-case', 'attribute-boolean-style', 'no-self-closing', 'attribute-empty-style'];
  const rules = Object.fromEntries(styleRules.map((name) => [name, 'off' as const]));
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules, root: true });
  for (const file of files) {
    const html = readFileSync(join(DIST, file), 'utf8');
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages.map(({ line, ruleId }) => `${line} ${ruleId}`));
    expect.soft(faults, file).toEqual([]);
    const head = html.slice(0, html.indexOf('<script>'));
    expect.soft(head, file).toContain('@font-face{font-family:"Young Serif Headline";src:url(data:font/woff2');
  }
});
