import { reloadPage } from './load-again.ts';

const NOTICE = 'stale-notice';

/** After a deployment, an open page can no longer load its sheets. */
const BOX =
  'position:fixed;inset:auto 1rem 1rem;z-index:90;display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;max-inline-size:40rem;margin-inline:auto;padding:1rem 1.25rem;border:1px solid var(--line-strong);border-radius:var(--radius-2);background:var(--surface-raised);color:var(--text);box-shadow:0 1rem 3rem var(--shadow)';
const BUTTON =
  'min-block-size:2.75rem;padding-inline:1.25rem;border:0;border-radius:999px;background:var(--accent);color:var(--on-accent);font:600 1rem/1.2 var(--font-text);cursor:pointer';

/** A part failed to load, after a deployment or offline: offers to reload. Plain DOM, because React may be missing. */
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
  // Screen readers announce text that is added after its live region.
  text.textContent =
    'A part of this page could not be loaded. The site may be newer than the page, or the network is gone. Reload the page to go on.';
};
