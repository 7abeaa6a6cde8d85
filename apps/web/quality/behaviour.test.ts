import { site } from '../src/site/site.ts';
import { experiences } from '@asad/content';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hold, hydrated, laidOut, useBrowser } from './testing/browser.ts';

const visit = useBrowser();

describe('before hydration', () => {
  test('a click on a card is replayed and opens its case study', async () => {
    let letThrough = (): void => undefined;
    const page = await visit.open('/', {
      prepare: async (fresh) => ({ letThrough } = await hold(fresh, '**/assets/hydrate-page-*')),
    });
    await page.waitForFunction(() => 'js' in document.documentElement.dataset);
    await page.getByRole('link', { name: experiences[0]!.role, exact: true }).click();
    letThrough();
    await expect(page.getByRole('dialog').getByText(experiences[0]!.problem).waitFor()).resolves.toBeUndefined();
  });
  test('Ctrl+K is replayed and opens the menu', async () => {
    const page = await visit.open('/');
    await page.waitForFunction(() => 'js' in document.documentElement.dataset);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
  });
  test('the theme changes, and the next visit has it before the first paint', async () => {
    const page = await visit.open('/', { colorScheme: 'dark' });
    await page.waitForFunction(() => 'js' in document.documentElement.dataset);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    // Without module scripts, only the inline script can have set it.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.evaluate(() => document.documentElement.dataset['theme'])).resolves.toBe('light');
  });
  test('two presses before hydration leave the theme unchanged, and a held key changes it', async () => {
    const page = await visit.open('/', { colorScheme: 'dark' });
    await page.waitForFunction(() => 'js' in document.documentElement.dataset);
    const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
    await toggle.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await toggle.focus();
    await page.keyboard.down('Enter');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    await page.keyboard.up('Enter');
  });
  test('pointing at a card loads the case study’s code, a card that scrolls below a resting pointer does not', async () => {
    const fetched: string[] = [];
    const page = await visit.open('/');
    page.on('request', (request) => fetched.push(request.url()));
    await hydrated(page);
    await page.mouse.move(700, 450);
    const cards = page.locator('[data-component="experience-card"]');
    const isBelowPointer = (): Promise<boolean> =>
      cards.evaluateAll((all) => all.some((card) => card.matches(':hover')));
    for (let turn = 0; turn < 80 && !(await isBelowPointer()); turn += 1) await page.mouse.wheel(0, 120);
    expect(await isBelowPointer()).toBe(true);
    await page.waitForTimeout(300);
    expect(fetched.filter((address) => address.includes('case-study'))).toEqual([]);
    await page.mouse.move(705, 452);
    await expect.poll(() => fetched.filter((address) => address.includes('case-study')).length).toBeGreaterThan(0);
  });
});

test('a card links to its case study when the page’s script fails', async () => {
  const page = await visit.open('/', {
    prepare: (fresh) => fresh.route('**/assets/hydrate-page-*', (route) => route.abort()),
  });
  await page.mouse.move(50, 50);
  await page.waitForFunction(() => !('js' in document.documentElement.dataset));
  await page.getByRole('link', { name: experiences[0]!.role, exact: true }).click();
  await page.getByText(experiences[0]!.problem).waitFor();
});

describe('case study', () => {
  test('takes focus, closes by Escape in about 0.25 s, and gives focus back to its card', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference' });
    await hydrated(page);
    const card = page.getByRole('link', { name: experiences[2]!.role, exact: true });
    await card.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.35s');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close');
    // A test outside the page would see it 250 ms late.
    const leaving = await dialog.evaluateHandle((element) => {
      const durations: string[] = [];
      // A busy browser may skip the animation, not the change of state.
      new MutationObserver(() => {
        if (element.getAttribute('data-state') === 'closed')
          durations.push(getComputedStyle(element).animationDuration);
      }).observe(element, { attributeFilter: ['data-state'] });
      return durations;
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await leaving.jsonValue()).toEqual(['0.25s']);
    await page.waitForFunction(() => document.activeElement?.matches('[data-component="experience-card"] a') === true);
  });
  test('opens by its address, has that address while open, and removes it when closed', async () => {
    const page = await visit.open(`/#experience-${experiences[3]!.id}`);
    await page.getByRole('dialog', { name: experiences[3]!.role }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('');
  });
  test('goes back once when its close button is pressed twice', async () => {
    const page = await visit.open('/');
    await hydrated(page);
    await page.getByRole('link', { name: experiences[0]!.role, exact: true }).click();
    await page.evaluate(() => (document.body.dataset['open'] = '')); // lost when the page is left
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => [location.pathname, document.body.dataset['open']])).toEqual(['/', '']);
  });
  test('closes even if the browser ignores history.back()', async () => {
    const page = await visit.open('/');
    await hydrated(page);
    await page.evaluate(() => {
      history.back = () => undefined;
    });
    await page.getByRole('link', { name: experiences[0]!.role, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('content below the first screen, which is laid out later:', () => {
  /** The page's `scroll-padding-block-start` in px. */
  const BELOW_HEADER = 88;
  const phone = { width: 390, height: 844 };
  const topOf = (page: Page, id: string): Promise<number> =>
    page.evaluate((of) => Math.round(document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN), id);

  test.each(['works', 'stack', 'about', 'work-automation-flows', 'stack-docker'])(
    '/#%s scrolls to its target on a phone',
    async (id) => {
      const page = await visit.open(`/#${id}`, { viewport: phone });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => topOf(page, id)).toBe(BELOW_HEADER);
    },
  );
  test.each([1440, 768, 390, 320])('sections begin without an empty screen, %i px wide', async (width) => {
    const page = await visit.open('/', { viewport: { width, height: 844 } });
    await hydrated(page);
    await laidOut(page);
    const gaps = await page.evaluate(() => {
      const box = (element: Element | null | undefined): DOMRect => (element ?? document.body).getBoundingClientRect();
      return [...document.querySelectorAll('main > section[id]')].map((section) => {
        const head = box(section.querySelector('[data-component="section-heading"]')).top;
        const words = [...(section.previousElementSibling?.querySelectorAll('p, dd, dt, li, h3, article') ?? [])];
        // The hero leaves one screen of scroll behind it.
        const isAfterHero = section.previousElementSibling?.matches('[data-hero]') === true;
        const above = isAfterHero ? 0 : head - Math.max(...words.map((element) => box(element).bottom));
        return [head - box(section).top <= 48, above <= 210];
      });
    });
    expect(gaps.flat()).not.toContain(false);
    expect(gaps).toHaveLength(4);
  });
  test('a header link scrolls to its target when pressed immediately', async () => {
    const page = await visit.open('/', { reducedMotion: 'no-preference' });
    await page.locator('header a[href="#about"]').click();
    await expect.poll(() => topOf(page, 'about')).toBe(BELOW_HEADER);
    await page.waitForLoadState('networkidle');
    expect(await topOf(page, 'about')).toBe(BELOW_HEADER);
  });
  test.each([
    ['/', 6000, 'reduce'],
    ['/', 6000, 'no-preference'],
    ['/#stack', 2000, 'no-preference'],
    ['/call', 300, 'no-preference'],
  ] as const)('a reload of %s stays where it was, at %i px (%s)', async (path, top, reducedMotion) => {
    const page = await visit.open(path, { viewport: { ...phone, height: 600 }, reducedMotion });
    await hydrated(page);
    await laidOut(page);
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(300);
    await page.reload();
    await hydrated(page);
    await laidOut(page);
    await page.waitForTimeout(300);
    // Leaving resets the emulated preference: read the stored value.
    const storedTop = await page.evaluate(() => Number(sessionStorage.getItem(`left-at:${location.pathname}`)));
    expect(storedTop).toBeGreaterThanOrEqual(top);
    expect(await page.evaluate(() => scrollY)).toBe(storedTop);
  });
});

describe('the style sheet below the first screen', () => {
  const seen = (page: Page): Promise<boolean> => page.locator('#works-title').isVisible();

  test('delays that content until it has loaded', async () => {
    let letThrough = (): void => undefined;
    const page = await visit.open('/', {
      prepare: async (fresh) => ({ letThrough } = await hold(fresh, '**/assets/later-*.css')),
    });
    await page.waitForFunction(() => 'js' in document.documentElement.dataset);
    expect(await seen(page)).toBe(false);
    letThrough();
    await expect.poll(() => seen(page)).toBe(true);
  });
  test('may fail, and the text is still visible', async () => {
    const page = await visit.open('/', {
      prepare: (fresh) => fresh.route('**/assets/later-*.css', (route) => route.abort()),
    });
    await expect.poll(() => seen(page)).toBe(true);
  });
});

test('the hero stays while the page scrolls 500 px, then leaves', async () => {
  const page = await visit.open('/', { reducedMotion: 'no-preference' });
  await hydrated(page);
  const stage = page.locator('[data-hero] [data-part="stage"]');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => stage.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const text = stage.locator('[data-part="text"]');
  await expect.poll(() => text.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.05);
  const scenery = stage.locator('[data-part="scenery"]');
  const readOpacity = (): Promise<number> => scenery.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await readOpacity()).toBe(1);
  const works = page.locator('#works-title');
  expect(await works.evaluate((title) => title.getBoundingClientRect().bottom <= innerHeight * 0.8)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 500 + innerHeight * 0.6, behavior: 'instant' }));
  await expect.poll(readOpacity).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => text.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeGreaterThan(0.95);
});

test('a browser that forbids storage shows the page and leaves it without errors', async () => {
  const page = await visit.open('/', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('Denied.', 'SecurityError');
            },
          });
      }),
  });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => void broken.push(message));
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect([await page.getByRole('heading', { level: 1 }).isVisible(), broken]).toEqual([true, []]);
});

describe('analytics', () => {
  test('session storage lists the view and the clicks of the specification', async () => {
    const page = await visit.open('/', {
      prepare: (fresh) => fresh.addInitScript(() => addEventListener('click', (event) => event.preventDefault())),
    });
    await hydrated(page);
    // The links of the owl and the footer have other names.
    await page.getByRole('link', { name: site.hero.primaryButton }).click();
    await page.getByRole('link', { name: site.hero.secondaryButton }).click();
    const events = await page.evaluate(
      () =>
        JSON.parse(sessionStorage.getItem('analytics_events') ?? 'null') as {
          event: string;
          data: Record<string, string>;
        }[],
    );
    expect(events.map(({ event }) => event)).toEqual(['hero_view', 'primary_cta_click', 'secondary_cta_click']);
    expect(events[0]?.data).toMatchObject({
      url: page.url(),
      userAgent: expect.stringContaining('Mozilla'),
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });
  test('the list has the view immediately, even if the scripts fail', async () => {
    const page = await visit.open('/', { prepare: (fresh) => fresh.route('**/*.js', (route) => route.abort()) });
    const stored = await page.evaluate(() => sessionStorage.getItem('analytics_events') ?? '[]');
    expect(JSON.parse(stored)).toEqual([
      {
        event: 'hero_view',
        data: {
          timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
          url: page.url(),
          userAgent: expect.stringContaining('Mozilla'),
        },
      },
    ]);
  });
  test('a click into a new tab counts, even before the script has loaded', async () => {
    let letThrough = (): void => undefined;
    const page = await visit.open('/', {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
        ({ letThrough } = await hold(fresh, '**/assets/site-*'));
      },
    });
    await page.getByRole('link', { name: site.hero.secondaryButton }).click();
    expect(await page.evaluate(() => 'js' in document.documentElement.dataset)).toBe(false);
    letThrough();
    await hydrated(page);
    const stored = await page.evaluate(() => sessionStorage.getItem('analytics_events') ?? '[]');
    expect((JSON.parse(stored) as { event: string }[]).map(({ event }) => event)).toEqual([
      'hero_view',
      'secondary_cta_click',
    ]);
  });
  test('the owl of the first screen is a named image that links to the call', async () => {
    const page = await visit.open('/');
    const owl = page.getByRole('link', { name: site.hero.owlLabel, exact: true });
    expect(await owl.getAttribute('href')).toBe('/call');
    expect(await owl.getByRole('img', { name: site.hero.owlLabel, exact: true }).count()).toBe(1);
  });
  test('a failure is only logged', async () => {
    const logged: string[] = [];
    const page = await visit.open('/', {
      prepare: async (fresh) => {
        fresh.on('console', (message) => logged.push(message.text()));
        await fresh.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new Error('full');
          };
        });
      },
    });
    await hydrated(page);
    expect(logged.filter((line) => line.includes('analytics'))).toHaveLength(1);
  });
});

test('a failed copy is only logged and shows no confirmation', async () => {
  const logged: string[] = [];
  const page = await visit.open('/', {
    prepare: async (fresh) => {
      fresh.on('console', (message) => logged.push(message.text()));
      await fresh.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
    },
  });
  await hydrated(page);
  await page.getByRole('button', { name: site.about.copyEmail }).click();
  await expect.poll(() => logged.some((line) => line.includes('could not be copied'))).toBe(true);
  expect(await page.getByText(site.about.copied).count()).toBe(0);
});
