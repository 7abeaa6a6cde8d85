import { reloadPage } from './load-again.ts';

const NOTICE = 'stale-notice';

/** The site's own look without its sheets: a page that is older than the server may get no more of them. */
const BOX =
  'position:fixed;inset:auto 1rem 1rem;z-index:90;display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;max-inline-size:40rem;margin-inline:auto;padding:1rem 1.25rem;border:1px solid var(--line-strong);border-radius:var(--radius-2);background:var(--surface-raised);color:var(--text);box-shadow:0 1rem 3rem var(--shadow)';
const BUTTON =
  'min-block-size:2.75rem;padding-inline:1.25rem;border:0;border-radius:999px;background:var(--accent);color:var(--on-accent);font:600 1rem/1.2 var(--font-text);cursor:pointer';

/**
 * Says that a part of the page could not be loaded, and offers to load the page anew. That happens to every page that was
 * opened before a deployment, and where the network is gone. Plain elements, once: React may be what is missing.
 */
export const showReloadNotice = (cause: unknown): void => {
  console.error('A part of the page could not be loaded.', cause);
  if (document.getElementById(NOTICE) !== null) return;
  const box = document.createElement('div');
  box.id = NOTICE;
  box.style.cssText = BOX;
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.flex = '1 1 16rem';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.style.cssText = BUTTON;
  reload.addEventListener('click', () => void reloadPage());
  box.append(text, reload);
  document.body.append(box);
  // Words that come after their element are announced.
  text.textContent =
    'A part of this page could not be loaded. The site may be newer than the page, or the network is gone. Reload the page to go on.';
};
