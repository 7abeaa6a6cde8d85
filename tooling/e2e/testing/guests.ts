import type { Page } from '@playwright/test';

export type Guest = 'none' | 'translated-before' | 'translated-after' | 'removing' | 'injecting';
export const GUESTS: readonly Guest[] = ['translated-before', 'translated-after', 'removing', 'injecting'];

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

/** The tests do not need these. */
function removeParts(): void {
  const kinds = [
    'main kbd',
    '[data-component="call-meta"]',
    'main aside',
    '[data-part="kept"]',
    'h1 + p',
    'dl dt',
    'footer p',
  ];
  const removed = new Set<string>();
  const look = (): void => {
    for (const kind of kinds) {
      const element = removed.has(kind) ? null : document.querySelector(kind);
      if (element === null) continue;
      removed.add(kind);
      element.remove();
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** In fields, buttons and links, before sections, at the page's end. */
function injectParts(): void {
  const seen = new WeakSet<Element>();
  const add = (host: Element, where: InsertPosition): void => {
    const guest = document.createElement('div');
    guest.dataset['guest'] = '';
    guest.style.display = 'contents';
    host.insertAdjacentElement(where, guest);
  };
  const look = (): void => {
    for (const host of document.querySelectorAll(
      'main, section, h2, p, li, dd, button, a, input, article, [role="dialog"]',
    )) {
      if (seen.has(host) || host.closest('altcha-widget') !== null) continue;
      seen.add(host);
      if (host instanceof HTMLInputElement) add(host, 'afterend');
      else {
        add(host, 'afterbegin');
        add(host, 'beforeend');
      }
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

const SCRIPTS = {
  'translated-before': translate,
  'translated-after': translate,
  removing: removeParts,
  injecting: injectParts,
};

/** Runs the guest before or after hydration. */
export async function inviteGuest(page: Page, guest: Guest): Promise<void> {
  if (guest === 'none') return;
  const isEarly = guest !== 'translated-after';
  await page.addInitScript(`{
    const run = ${String(SCRIPTS[guest])};
    const isTaken = () => Object.keys(document.querySelector('#root main') ?? {}).some((key) => key.startsWith('__react'));
    const wait = () => (${isEarly} || isTaken() ? run() : setTimeout(wait, 50));
    addEventListener('DOMContentLoaded', wait);
  }`);
}
