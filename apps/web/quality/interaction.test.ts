import { site } from '../src/site/site.ts';
import { experiences, owner } from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../src/home/sections.ts';
import { hydrated, useBrowser } from './testing/browser.ts';

const visit = useBrowser();
const STALE = /could not be loaded.*Reload/;

describe('a chunk that is missing, as after a redeploy,', () => {
  const without =
    (part: string) =>
    (page: Page): Promise<unknown> =>
      page.route(part, (route) => route.abort());
  const cardOf = (page: Page) => page.getByRole('link', { name: experiences[0]!.role, exact: true });

  test('shows a message when a card is pressed, keeps the page, and a card opens after the reload', async () => {
    const page = await visit.open('/', { prepare: without('**/assets/case-study-*.js') });
    await hydrated(page);
    await cardOf(page).click();
    await page.getByRole('alert').filter({ hasText: STALE }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.unroute('**/assets/case-study-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForLoadState('load');
    await hydrated(page);
    await cardOf(page).click();
    await page.getByRole('dialog', { name: experiences[0]!.role }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/experiences/${experiences[0]!.id}`);
  });
  test('keeps the page when the menu is opened', async () => {
    const page = await visit.open('/', { prepare: without('**/assets/command-menu-*.js') });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({ hasText: STALE }).waitFor();
    expect(await page.locator('main > section').count()).toBe(1 + SECTIONS.length);
  });
  test('keeps the call page when "Call ASAD" is pressed', async () => {
    const page = await visit.open('/call', { prepare: without('**/assets/call-dialogs-*.js') });
    await hydrated(page);
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await page.getByRole('alert').filter({ hasText: STALE }).waitFor();
    expect(await page.getByRole('button', { name: 'Call ASAD' }).isVisible()).toBe(true);
  });
  test('of the page’s own script shows a message after a press', async () => {
    const page = await visit.open('/call', { prepare: without('**/assets/hydrate-page-*') });
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await page.getByRole('alert').filter({ hasText: STALE }).waitFor();
  });
});

describe('history', () => {
  const dialogOf = (page: Page, index: 0 | 1 | 2) => page.getByRole('dialog', { name: experiences[index]!.role });

  test('Back closes a case study that a press opened, and Forward reopens it on the same page', async () => {
    const page = await visit.open('/');
    await hydrated(page);
    await page.getByRole('link', { name: experiences[1]!.role, exact: true }).click();
    await dialogOf(page, 1).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/experiences/${experiences[1]!.id}`);
    await page.goBack();
    await dialogOf(page, 1).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
    await page.goForward();
    await dialogOf(page, 1).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page, 1).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('');
  });
  test('the menu goes from an open case study to a section, and Back returns to the case study', async () => {
    const page = await visit.open('/');
    await hydrated(page);
    await page.getByRole('link', { name: experiences[2]!.role, exact: true }).click();
    await dialogOf(page, 2).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('About');
    await page.keyboard.press('Enter');
    await dialogOf(page, 2).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator('#about-title').evaluate((title) => title.getBoundingClientRect().top))
      .toBeLessThan(400);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('about-title');
    await page.goBack();
    await dialogOf(page, 2).waitFor();
  });
  test('a press on a case study’s scroll bar does not close it, and its close button stays visible', async () => {
    const page = await visit.open(`/#experience-${experiences[0]!.id}`, { viewport: { width: 900, height: 500 } });
    const dialog = dialogOf(page, 0);
    await dialog.waitFor();
    const overlay = page.locator('[data-component="case-study-overlay"]');
    await overlay.evaluate((element) => {
      // Headless browsers draw no scroll bar.
      element.style.borderInlineEnd = '0';
      Object.defineProperty(element, 'clientWidth', { value: element.getBoundingClientRect().width - 15 });
    });
    await page.waitForTimeout(150);
    await page.mouse.click(893, 250);
    expect(await dialog.isVisible()).toBe(true);
    await overlay.evaluate((element) => element.scrollTo({ top: 9999, behavior: 'instant' }));
    const close = page.getByRole('button', { name: 'Close' });
    await expect.poll(() => close.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });
});

describe('hero', () => {
  const text = '[data-hero] [data-part="text"]';
  const opacity = (page: Page): Promise<number> =>
    page.locator(text).evaluate((element) => Number(getComputedStyle(element).opacity));
  const moved = (page: Page): Promise<string> =>
    page.locator(text).evaluate((element) => getComputedStyle(element).transform);
  const driven = (page: Page): Promise<unknown> =>
    page.waitForFunction((selector) => document.querySelector<HTMLElement>(selector)?.style.willChange !== '', text);
  const scroll = (page: Page, top: number): Promise<void> =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

  test('stays for the first third of its 500 px, then slides and fades', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference' });
    await hydrated(page);
    await driven(page);
    const before = await moved(page);
    await scroll(page, 160);
    await page.waitForTimeout(400);
    expect(await moved(page)).toBe(before);
    await scroll(page, 500);
    await expect.poll(() => opacity(page)).toBeLessThan(0.05);
  });
  test('is visible again after the device was turned and the page scrolled back', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
    await hydrated(page);
    await driven(page);
    await scroll(page, 700);
    await expect.poll(() => opacity(page)).toBeLessThan(0.05);
    await page.setViewportSize({ width: 844, height: 390 });
    await scroll(page, 0);
    await expect.poll(() => opacity(page)).toBe(1);
  });
  test('slides and fades in a low window too, without the pin', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference', viewport: { width: 844, height: 390 } });
    await hydrated(page);
    await driven(page);
    const height = await page.locator('[data-hero] [data-part="stage"]').evaluate((stage) => stage.clientHeight);
    await scroll(page, Math.round(height * 0.95));
    await expect.poll(() => opacity(page)).toBeLessThan(0.5);
  });
  test('stops and shows completely when reduced motion is turned on during a visit', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference' });
    await hydrated(page);
    await driven(page);
    await scroll(page, 400);
    await expect.poll(() => opacity(page)).toBeLessThan(0.9);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => opacity(page)).toBe(1);
    expect(await moved(page)).toBe('none');
  });
});

describe('print', () => {
  test('the printed résumé has the name and the headline at any scroll position', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference' });
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await page.waitForTimeout(500);
    await page.emulateMedia({ media: 'print' });
    const style = await page.locator('[data-hero] [data-part="text"]').evaluate((text) => {
      const { opacity, transform, clipPath } = getComputedStyle(text);
      return { opacity, transform, clipPath };
    });
    expect(style).toEqual({ opacity: '1', transform: 'none', clipPath: 'none' });
  });
  test.each([
    ['the page', '/', '0'],
    ['an open case', `/#experience-${experiences[0]!.id}`, '1'],
  ])('the menu that asked for it is gone before %s is printed', async (_, address, dialogs) => {
    const page = await visit.open(address, {
      reducedMotion: 'no-preference',
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          window.print = () => {
            document.documentElement.dataset['printed'] = String(document.querySelectorAll('[role="dialog"]').length);
          };
        }),
    });
    await hydrated(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(Number(dialogs));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Print');
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.documentElement.dataset['printed'] === count, dialogs);
  });
});

describe('theme', () => {
  const ground = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['theme']);
  const toggle = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Switch between light and dark' }).click();

  test('changes in another tab too, with the browser’s bars', async () => {
    const page = await visit.open('/call', { colorScheme: 'dark' });
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto(page.url().replace('/call', '/'));
    await hydrated(other);
    await toggle(page);
    await expect.poll(() => ground(other)).toBe('light');
    const bars = await other
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
    expect(new Set(bars)).toEqual(new Set([hexColours.light.bg]));
    await toggle(page);
    await expect.poll(() => ground(other)).toBe('dark');
  });
  test('changed on the call page stays after Back', async () => {
    const page = await visit.open('/', { colorScheme: 'dark' });
    await hydrated(page);
    await page.getByRole('link', { name: site.hero.primaryButton }).click();
    await page.waitForURL('**/call');
    await hydrated(page);
    await toggle(page);
    await expect.poll(() => ground(page)).toBe('light');
    await page.goBack();
    await expect.poll(() => ground(page)).toBe('light');
  });
});

describe('analytics count a press', () => {
  const events = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      (JSON.parse(sessionStorage.getItem('analytics_events') ?? '[]') as { event: string }[]).map(({ event }) => event),
    );

  test('before any script has loaded, even if the link opens immediately', async () => {
    const page = await visit.open('/', { prepare: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()) });
    await page.getByRole('link', { name: site.hero.primaryButton }).click();
    await page.waitForURL('**/call');
    expect(await events(page)).toEqual(['hero_view', 'primary_cta_click']);
  });
  test('with the middle button', async () => {
    const page = await visit.open('/');
    await page.getByRole('link', { name: site.hero.primaryButton }).click({ button: 'middle' });
    await expect.poll(() => events(page)).toEqual(['hero_view', 'primary_cta_click']);
  });
});

describe('visible on the page', () => {
  test('the owner’s availability, place and hours, on the first screen', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await visit.open('/', { viewport });
      const box = await page.getByText(site.hero.inSight).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
  });
  test('LinkedIn’s name, next to the link to the profile', async () => {
    const page = await visit.open('/');
    await page.locator('#about').getByText('LinkedIn').waitFor({ state: 'attached' });
    expect(await page.getByRole('link', { name: site.about.viewProfile }).getAttribute('target')).toBe('_blank');
  });
  test('a message and the owner’s address, on a call page without its scripts', async () => {
    const page = await visit.open('/call', { prepare: (fresh) => fresh.route('**/*.js*', (route) => route.abort()) });
    await page.getByText('The call needs JavaScript.').waitFor();
    await page.locator('main').getByRole('link', { name: owner.email }).waitFor();
  });
  test('no button that needs a script without JavaScript, and the owner’s address on the call page', async () => {
    const home = await visit.open('/', { javaScriptEnabled: false });
    expect(await home.locator('button:visible').allInnerTexts()).toEqual([]);
    const page = await visit.open('/call', { javaScriptEnabled: false });
    expect(await page.locator('button:visible').allInnerTexts()).toEqual([]);
    await page.locator('main').getByRole('link', { name: owner.email }).waitFor();
  });
});

const asOlderBrowsersRead = (css: string): string => css.replaceAll('light-dark(', 'unknown(').replaceAll('&', '%');

test.each(['/', '/call'])('an older browser gets the words of %s, to be read', async (path) => {
  const page = await visit.open(path, {
    prepare: async (fresh) => {
      await fresh.route('**/*.js*', (route) => route.abort());
      await fresh.route('**/*', async (route) => {
        const type = route.request().resourceType();
        if (type !== 'document' && type !== 'stylesheet') return route.fallback();
        const response = await route.fetch();
        const text = await response.text();
        const body =
          type === 'stylesheet'
            ? asOlderBrowsersRead(text)
            : text.replace(/<style[^>]*>[^]*?<\/style>/g, (sheet) => asOlderBrowsersRead(sheet));
        return route.fulfill({ response, body });
      });
    },
  });
  for (const heading of await page.getByRole('heading').all()) await heading.waitFor();
  const faint = await page.evaluate(() => {
    const light = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return (red + green + blue) / (3 * 255);
    };
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('h1, h2, h3, p, a, li')]
      .filter((element) => element.textContent.trim() !== '' && element.closest('noscript, [hidden]') === null)
      .filter((element) => Math.abs(light(getComputedStyle(element).color) - light(groundOf(element))) < 0.35)
      .map((element) => element.outerHTML.slice(0, 90));
  });
  expect(faint).toEqual([]);
});

test.each([
  ['/', 1440, 900],
  ['/', 768, 900],
  ['/', 390, 844],
  ['/call', 1440, 900],
  ['/call', 768, 900],
  ['/call', 390, 844],
])('no star stands in or behind a word of %s at %i × %i', async (path, width, height) => {
  const page = await visit.open(path, { viewport: { width, height } });
  await hydrated(page);
  const hit = await page.evaluate(() => {
    const words: { readonly text: string; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.parentElement?.closest('svg, [hidden], noscript, [aria-hidden="true"]') !== null) continue;
      for (const box of range.getClientRects()) words.push({ text: node.textContent ?? '', box });
    }
    const sky = [
      ...document.querySelectorAll<SVGSVGElement>('[data-part="stars"], [data-part="scenery"] > svg:first-child'),
    ];
    return sky.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('path')].flatMap((stars) =>
        [...(stars.getAttribute('d') ?? '').matchAll(/M([\d.]+)[ ,]([\d.]+)/g)].flatMap(([, x, y]) => {
          const at = new DOMPoint(Number(x), Number(y)).matrixTransform(stars.getScreenCTM() ?? undefined);
          if (at.y > frame.bottom || at.x > frame.right) return [];
          return words
            .filter(({ box }) => at.x > box.left - 2 && at.x < box.right + 2 && at.y > box.top && at.y < box.bottom)
            .map(({ text }) => text.slice(0, 40));
        }),
      );
    });
  });
  expect(hit).toEqual([]);
});

test.each([1440, 1024, 768, 390, 320])('the moon of /call overlaps no words, at %i px', async (width) => {
  const page = await visit.open('/call', { viewport: { width, height: 900 } });
  await hydrated(page);
  const behind = await page.evaluate(() => {
    const moon = document.querySelector('[data-part="moon"]')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('header, main :is(h1, h2, p, li, button)')]
      .filter((words) => {
        const { left, right, top, bottom, width: isThere } = words.getBoundingClientRect();
        // The float animation moves it 14 px down.
        return isThere > 1 && left < moon.right && right > moon.left && top < moon.bottom + 14 && bottom > moon.top;
      })
      .map((words) => words.textContent?.slice(0, 40));
  });
  expect(behind).toEqual([]);
});
