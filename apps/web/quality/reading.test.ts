import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenWords } from '@asad/tooling/find-broken-words';
import { findPrintFaults, printSheets } from '@asad/tooling/print-faults';
import { AxeBuilder } from '@axe-core/playwright';
import { entryWords, site } from '../src/site/site.ts';
import { experiences, owner, principles, projects, stack } from '@asad/content';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { listPages } from '../prerender/list-pages.ts';
import { fileOf } from '../src/pages.ts';
import { hydrated, useBrowser } from './testing/browser.ts';

const visit = useBrowser();
const pages = listPages({ site, entryWords, owner, projects, experiences, stack });

describe('accessibility', () => {
  // tooling/e2e/accessible.e2e.ts checks the call page's states.
  const looks = [
    { path: '/', colorScheme: 'dark', width: 390 },
    { path: '/', colorScheme: 'light', width: 1440 },
    { path: '/nowhere', colorScheme: 'light', width: 390 },
  ] as const;
  test.each(looks)('axe finds nothing on $path, $colorScheme, $width px wide', async ({ path, colorScheme, width }) => {
    const page = await visit.open(path, { colorScheme, viewport: { width, height: 900 } });
    if (path !== '/nowhere') await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
  });
  test('axe finds nothing in an open case study, or in the menu', async () => {
    const page = await visit.open('/', { colorScheme: 'dark', viewport: { width: 390, height: 900 } });
    const violations = async (): Promise<string[]> =>
      (await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations.map(({ id }) => id);
    await hydrated(page);
    await page.locator('[data-component="experience-card"] a').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    expect(await violations()).toEqual([]);
  });
});

/** Finds classes that no sheet defines: a component without its styles. */
const withoutStyles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return classes.filter((name) => name.includes('-module-') && !rules.includes(`.${name}`));
  });

test.each(pages.map(({ path }) => path))('every part of %s has its styles', async (path) => {
  const page = await visit.open(path);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[class*="-module-"]').count()).toBeGreaterThan(0);
  expect(await withoutStyles(page)).toEqual([]);
});

test('the case study and the menu, which load later, have their styles', async () => {
  const page = await visit.open('/');
  await hydrated(page);
  await page.locator('[data-component="experience-card"] a').first().click();
  await page.locator('[data-component="case-study-body"]').waitFor();
  expect(await withoutStyles(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  expect(await withoutStyles(page)).toEqual([]);
});

test.each(pages.map(fileOf))('%s is valid HTML', async (file) => {
  // React writes elements in XHTML style, which is equivalent.
  const rules = {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'no-self-closing': 'off',
    'attribute-empty-style': 'off',
  } as const;
  const report = await new HtmlValidate({ extends: ['html-validate:recommended'], rules, root: true }).validateString(
    readFileSync(join(inject('dist'), file), 'utf8'),
  );
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    ),
  ).toEqual([]);
});

describe('without JavaScript', () => {
  test('the page contains every word of the entries', async () => {
    const page = await visit.open('/', { javaScriptEnabled: false });
    const text = (await page.locator('body').textContent()) ?? '';
    const words: readonly string[] = [
      site.hero.headline,
      ...projects.flatMap(({ title, subtitle, story, impact }) => [title, subtitle, story, impact]),
      ...experiences.flatMap(({ company, role, summary, impacts }) => [company, role, summary, ...impacts.slice(0, 2)]),
      ...stack.flatMap(({ name, role, metric, dontUseIf }) => [name, role, metric, dontUseIf]),
      ...principles.flatMap(({ text: principle, description }) => [principle, description]),
      owner.email,
    ];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
  test('a card links to its complete case study', async () => {
    const page = await visit.open('/', { javaScriptEnabled: false });
    const second = experiences[1]!;
    await page.getByRole('link', { name: second.role, exact: true }).click();
    await page.waitForURL(/\/experiences\/acme-outreach$/);
    const text = (await page.locator('main').textContent()) ?? '';
    const words = [
      second.problem,
      second.approach,
      second.results,
      ...second.impacts,
      ...second.whatIOwned,
      ...second.stack,
      ...second.metrics.map(({ value }) => value),
    ];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(
      (await new AxeBuilder({ page: await visit.open(new URL(page.url()).pathname) }).analyze()).violations.map(
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
  test('a note opens, and the hero is not pinned', async () => {
    const page = await visit.open('/', { javaScriptEnabled: false });
    await page.locator('summary').first().click();
    await page.getByText(stack[0]!.dontUseIf).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(
      await page.locator('[data-hero]').evaluate((hero) => hero.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(901);
  });
});

test.each([
  ['320 px', { width: 320, height: 640 }],
  ['1280 px at 200 % zoom', { width: 640, height: 360 }],
  ['2560 px', { width: 2560, height: 1440 }],
])('nothing scrolls sideways at %s', async (_name, viewport) => {
  for (const path of ['/', '/call', '/nowhere']) {
    const page = await visit.open(path, { viewport });
    await page.waitForLoadState('networkidle');
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect([path, scroll]).toEqual([path, client]);
  }
});

/** Lists parts of the hero that overlap, buttons outside the window, and scenery without the owl. */
const findHeroFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hero = document.querySelector('[data-hero]')!;
    const list = (selector: string): Element[] => [...hero.querySelectorAll(selector)];
    const readBox = (part: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return part.matches('a') ? part.getBoundingClientRect() : range.getBoundingClientRect();
    };
    const parts = list('p, h1, a, dl > div').map((part) => ({
      name: (part.textContent || 'owl').slice(0, 20),
      box: readBox(part),
    }));
    const overlaps = parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `"${name}" overlaps "${other.name}"`),
    );
    const outside = list('[data-part="text"] a')
      .filter((button) => button.getBoundingClientRect().bottom > innerHeight)
      .map((button) => `"${button.textContent}" is below the window`);
    const [owl, moon, branch] = ['image', 'moon', 'branch'].map((name) =>
      hero.querySelector(`[data-part="${name}"]`)!.getBoundingClientRect(),
    );
    const centre = (owl!.left + owl!.right) / 2;
    const isWithOwl =
      moon!.left < centre &&
      moon!.right > centre &&
      moon!.top < owl!.bottom &&
      branch!.left < owl!.left &&
      branch!.right > owl!.right &&
      branch!.top < owl!.bottom &&
      branch!.bottom > owl!.bottom;
    return [...overlaps, ...outside, ...(isWithOwl ? [] : ['moon or branch is not with the owl'])];
  });

test('in every window no two parts of the hero overlap, and both buttons are in view', async () => {
  const page = await visit.open('/');
  await hydrated(page);
  const widths = [320, 390, 544, 768, 1024, 1440, 2400, 3840];
  const heights = [480, 664, 900, 1440, 2160];
  const devices = [
    { width: 375, height: 553 },
    { width: 844, height: 390 },
    { width: 2560, height: 1080 },
  ];
  const faults: string[] = [];
  for (const size of [...devices, ...widths.flatMap((width) => heights.map((height) => ({ width, height })))]) {
    await page.setViewportSize(size);
    faults.push(...(await findHeroFaults(page)).map((fault) => `${size.width}×${size.height}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('at 200 % zoom the proofs are under the headline, and the whole menu is reachable', async () => {
  const page = await visit.open('/', { viewport: { width: 640, height: 360 } });
  await hydrated(page);
  for (const { label } of site.hero.proofs) expect(await page.getByText(label, { exact: true }).isVisible()).toBe(true);
  await page.locator('[data-component="menu-button"]').click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  const last = menu.getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  for (const part of [menu, last]) {
    const box = await part.boundingBox();
    expect([box!.y >= 0, box!.y + box!.height <= 360]).toEqual([true, true]);
  }
});

test('in forced colours the chosen entry of the menu is outlined', async () => {
  const page = await visit.open('/', { forcedColors: 'active' });
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const chosen = page.getByRole('option', { selected: true });
  await chosen.waitFor();
  expect(await chosen.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid');
});

/** Lists text outside the window, hidden parts and the scroller's row aside. */
const findTextOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const isSkipped = texts.currentNode.parentElement?.closest(
        'header, svg, [aria-hidden="true"], [data-part="row"]',
      );
      const isOutside = width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1);
      if (isOutside && !isSkipped) found.push(texts.currentNode.textContent?.slice(0, 40) ?? '');
    }
    return found;
  });
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten';

describe.each([
  ['a word of 60 letters in every text', `${LONG_WORD} `, ''],
  ['text at 200 %', '', 'html { font-size: 200% }'],
])('%s is in the window at 320 px', (_name, word, content) => {
  const entries = pages.filter(({ path }, index) => path.split('/')[1] !== pages[index - 1]?.path.split('/')[1]);
  test.each(entries.map(({ path }) => path))('on %s', async (path) => {
    const page = await visit.open(path, { viewport: { width: 320, height: 640 } });
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: `${content} * { content-visibility: visible !important }` });
    await page.evaluate((text) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.textContent?.trim()) (texts.currentNode as Text).insertData(0, text);
    }, word);
    expect(await findTextOutside(page)).toEqual([]);
  });
});

test('text with wider spacing is not cut off (WCAG 1.4.12)', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 844 } });
  await page.addStyleTag({
    content:
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(client);
});

test.each([1440, 768, 390, 320])(
  'titles, figures and addresses break only between words, %i px wide',
  async (width) => {
    const page = await visit.open('/', { viewport: { width, height: 900 } });
    await hydrated(page);
    const large = 'main :is(h1, h2, h3, strong, [data-part="company"], [data-part="email"])';
    expect(await findBrokenWords(page, large)).toEqual([]);
  },
);

describe('print', () => {
  test('the page takes three sheets at most, without pictures or controls', async () => {
    const page = await visit.open('/', { colorScheme: 'dark' });
    await hydrated(page);
    const sheets = await printSheets(page);
    expect(sheets.length).toBeLessThanOrEqual(3);
    const text = sheets.map((sheet) => sheet.text).join('\n');
    for (const { title } of projects) expect(text).toContain(title);
    for (const { role } of experiences) expect(text).toContain(role);
    for (const { name } of stack) expect(text).toContain(name);
    expect(text).not.toMatch(/Skip to|Talk to Asad|Copy Email|Don't use if/);
    // Paper is white in any theme.
    expect(sheets[0]?.pixels[0]).toBe(255);
  });
  test('nothing is cut off, and no area is empty', async () => {
    const page = await visit.open('/');
    await hydrated(page);
    expect(await findPrintFaults(page)).toEqual([]);
  });
});
