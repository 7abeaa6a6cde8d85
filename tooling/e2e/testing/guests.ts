import type { Page } from '@playwright/test';

/** As Chrome translates. A zero-width space in each text, which React notices and readers do not. */
export function translate(): void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (!text.data.trim() || !parentElement?.isConnected) continue;
      if (parentElement.closest('font, script, style, noscript, textarea, svg, altcha-widget') !== null) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      // Tests match short text exactly.
      inner.textContent = text.data.length > 40 ? `${text.data}\u200B` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Each page is translated before hydration. */
export const translateEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`);
