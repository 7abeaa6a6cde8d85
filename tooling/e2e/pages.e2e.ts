import { AxeBuilder } from '@axe-core/playwright';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { experiences, owner, principles, projects, stack } from '@asad/content';
import { findBrokenWords } from '@asad/tooling/find-broken-words';
import { findPrintFaults, printSheets } from '@asad/tooling/print-faults';
import type { Page } from '@playwright/test';
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

const DIST = 'apps/web/dist';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

async function findViolations(page: Page): Promise<readonly string[]> {
  // Transitions change colours.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Finds classes that no sheet defines: a component without its styles. */
const findUnstyled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return classes.filter((name) => name.includes('-module-') && !rules.includes(`.${name}`));
  });

/** Lists text outside the window after foreign rules and words, hidden parts and scrolling rows aside. */
const findTextOutside = (page: Page, change: { readonly rules?: string; readonly word?: string }) =>
  page.evaluate(({ rules = '', word = '' }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rules} * { content-visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const text of nodes) if (text.data.trim() !== '') text.insertData(0, word);
    return nodes.flatMap((text) => {
      range.selectNode(text);
      const { left, right, width } = range.getBoundingClientRect();
      const isOutside = width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1);
      const parent = text.parentElement ?? document.body;
      const isSkipped =
        parent.closest('header, svg, [aria-hidden="true"], [data-part="row"], [data-part="questions"]') !== null ||
        getComputedStyle(parent).clipPath !== 'none';
      return isOutside && !isSkipped ? text.data.slice(0, 80) : [];
    });
  }, change);

for (const path of ['/', '/call', '/resume', '/works/email-tracking', '/experiences/acme-outreach', '/nowhere'])
  test(`${path} has its styles, no axe violation, no console message, and fits at any size`, async ({
    page,
    complaints,
  }) => {
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

test('at 200 % zoom and in forced colours, the case study and the menu have their styles and no axe violation', async ({
  page,
}) => {
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

/** Lists elements of `ones` that overlap elements of `others`. */
const findOverlaps = (page: Page, ones: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    (selectors) => {
      const [left = [], right = []] = selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const isText = element.matches('p, h1, h2, li, div');
          return { element, box: (isText ? range : element).getBoundingClientRect() };
        }),
      );
      return left.flatMap(({ element, box }) =>
        right
          .filter(
            ({ element: other, box: { left: x, right: end, top, bottom } }) =>
              !element.contains(other) &&
              Math.min(box.right, end) - Math.max(box.left, x) > 1 &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
          )
          .map(({ element: other }) => `"${element.textContent}" overlaps "${other.textContent}"`),
      );
    },
    [ones, others],
  );

test('in every window no parts of the hero overlap, its buttons are in view, and no moon covers words', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-component="taste"]').waitFor();
  const sizes = [320, 390, 768, 1440, 3840].flatMap((width) => [480, 664, 900, 2160].map((height) => [width, height]));
  for (const [width = 0, height = 0] of [[375, 553], [844, 390], [2560, 1080], ...sizes]) {
    await page.setViewportSize({ width, height });
    const parts = '[data-hero] :is(p, h1, [data-part="text"] a, [data-part="image"], dl > div)';
    expect.soft(await findOverlaps(page, parts, parts), `${width}×${height}`).toEqual([]);
    const words = '[data-hero] :is(p, h1, [data-part="text"] a, dl > div)';
    const bubbles = '[data-component="taste"] :is(button, a)';
    expect.soft(await findOverlaps(page, bubbles, words), `bubbles at ${width}×${height}`).toEqual([]);
    await expect.soft(page.locator('[data-hero] [data-part="text"] a').last()).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/call');
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverlaps(page, '[data-part="moon"]', 'main :is(h1, h2, p, li, button)')).toEqual([]);
  }
});

test.describe('printed', () => {
  test.use({ bypassCSP: true });

  test('the home page has every entry, from any place, without controls', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = String(document.querySelectorAll('[role="dialog"]').length);
      };
    });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    const text = page.locator('[data-hero] [data-part="text"]');
    await expect.poll(() => text.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.05);
    await page.emulateMedia({ media: 'print' });
    await expect(text).toHaveCSS('opacity', '1', { timeout: 5_000 });
    const sheets = await printSheets(page);
    const printed = sheets.map((sheet) => sheet.text).join(' ');
    const entries = [
      'Software that lets',
      ...projects.map(({ title }) => title),
      ...experiences.map(({ role }) => role),
    ];
    const names = [...entries, ...stack.map(({ name }) => name)];
    expect(names.filter((name) => !printed.includes(name))).toEqual([]);
    expect(printed).not.toMatch(/Skip to|Talk to Asad|Copy Email|Don't use if/);
    // Paper is white in any theme.
    expect(sheets[0]?.pixels[0]).toBe(255);
    expect(await findPrintFaults(page)).toEqual([]);

    // The menu that asked for it is gone before.
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Print');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
  });
});

test('each page fits into the first flight of a connection, the home page nearly', () => {
  const files = globSync('**/*.html', { cwd: DIST });
  const sizes = files.map((file) => [file, brotliCompressSync(readFileSync(join(DIST, file))).length] as const);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(([file, bytes]) => bytes > (file === 'index.html' ? 15_000 : 13_300))).toEqual([]);
});

test('before an interaction the home page loads 110 KiB of scripts, 142 KiB in all and the next page’s text face, without later code', async ({
  page,
  complaints,
}) => {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (protocol === 'http:') paths.add(pathname);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(() => [...paths].join()).toContain('drive-hero');
  await page.waitForLoadState('networkidle');
  // How early lazy pictures load depends on the browser.
  const early = [...paths].filter((path) => !path.startsWith('/works/'));
  const sumKiB = (list: readonly string[]): number =>
    list.reduce((sum, path) => {
      const file = readFileSync(join(DIST, path === '/' ? 'index.html' : path));
      return sum + (path.endsWith('.woff2') ? file : brotliCompressSync(file)).length / 1024;
    }, 0);
  expect(sumKiB(early.filter((path) => path.endsWith('.js')))).toBeLessThanOrEqual(110);
  const faces = early.filter((path) => path.includes('figtree'));
  expect(sumKiB(faces)).toBeLessThanOrEqual(40);
  expect(sumKiB(early) - sumKiB(faces)).toBeLessThanOrEqual(142);
  const later = /call|vapi|firebase|guide|altcha|recaptcha|case-study|command-menu|dialog|voice\//;
  expect(early.filter((path) => later.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const path of ['/', '/call'])
  test(`nothing shifts on ${path} as it arrives, as it scrolls, and when the theme changes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      // Includes shifts after input.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const readPlace = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
      for (let y = 0, end = (await readPlace())[1]; y < end; y += 400) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      const place = await readPlace();
      await page.locator('[data-component="theme-toggle"]').click();
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ ready }) => ready)));
      expect(await readPlace()).toEqual(place);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    }
  });

test('reduced motion leaves no animation and nothing invisible; otherwise the stop button stops the sky', async ({
  page,
}) => {
  const countAnimations = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  for (const path of ['/', '/call']) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.move(900, 300);
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *)')]
        .filter((element) => getComputedStyle(element).opacity === '0' && element.getBoundingClientRect().height > 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect([await countAnimations(), invisible]).toEqual([0, []]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await hydrated(page);
  const still = page.getByRole('button', { name: 'Stop the stars' });
  const sky = page.locator('[data-component="night-sky"]').first();
  const countMoving = (): Promise<number> =>
    sky.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countMoving).toBeGreaterThan(0);
  await still.click();
  await expect.poll(countMoving).toBe(0);
  await page.reload();
  await expect(still).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of the entries is there, a note opens, and a card leads to its case study', async ({ page }) => {
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
    expect(await page.locator('button:visible').count()).toBe(0);

    const { role, problem, approach, results, impacts, whatIOwned } = experiences[1]!;
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
