import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** By axe. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Transitions change colours.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Finds classes that no sheet defines: a component without its styles. */
export const findUnstyled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return classes.filter((name) => name.includes('-module-') && !rules.includes(`.${name}`));
  });

/** Lists text outside the window after foreign rules and words, hidden parts and scrolling rows aside. */
export const findTextOutside = (page: Page, change: { readonly rules?: string; readonly word?: string }) =>
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

/** Lists elements of `ones` that overlap elements of `others`. */
export const findOverlaps = (page: Page, ones: string, others: string): Promise<readonly string[]> =>
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

/** Notes the layout shifts of each page, also those after input. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readShifts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
