import { watchSheets } from './load-again.ts';
import { findPress, watchIntent } from './watch-intent.ts';
import { whenIdle } from '../timing/when-idle.ts';
import { keepPlace } from '../scroll/keep-place.ts';
import { fetchTextFace } from './fetch-text-face.ts';
import { settleAllSections, settleSections } from '../scroll/settle-sections.ts';
import { readLetter } from './read-letter.ts';
import { showReloadNotice } from './show-reload-notice.ts';
import { followTheme, toggleTheme } from '../theme/theme.ts';

/** Then hydration no longer waits for the face: both compete for a slow processor. */
const FACE_LIMIT_MS = 300;

/** Resolves when the complete sheet has loaded or failed (boot/first-script.ts). */
const whenStyled = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const check = (): void => {
      if (!('wait' in root.dataset)) resolve();
    };
    new MutationObserver(check).observe(root, { attributeFilter: ['data-wait'] });
    check();
  });

/**
 * Starts a prerendered page. Theme and analytics work without React, whose code loads when idle or at the first intent;
 * an early click is replayed. Links and disclosures survive a failed load.
 */
export const startPage = (hydrate: (root: HTMLElement, onRedrawn: () => void) => Promise<void>): void => {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => startPage(hydrate), { once: true });
    return;
  }
  const root = document.getElementById('root');
  if (root === null) return;
  document.documentElement.dataset['js'] = '';
  followTheme();
  watchSheets();
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-component="theme-toggle"]') !== null) toggleTheme();
  });
  // Browsers press a button again and again while Enter is held (UI5/webcomponents#10299), which would spend every call.
  addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && event.preventDefault(), true);
  // A click, which waits for hydration like the visitor's own.
  document.addEventListener('keydown', (event) => {
    if (readLetter(event) !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]');
    if (button === null) return;
    event.preventDefault();
    button.click();
  });

  const place = keepPlace();
  const onRedrawn = (): void => {
    settleAllSections();
    place.again();
  };
  let started: Promise<void> | undefined;
  const intent = watchIntent(() => start());
  const start = (): void => {
    if (started !== undefined) return;
    started = hydrate(root, onRedrawn).then(
      () => {
        void settled.then(place.end);
        intent.replay();
      },
      (cause: unknown) => {
        delete document.documentElement.dataset['js'];
        intent.replay();
        const tell = (): void => showReloadNotice(cause);
        if (intent.hadPress()) tell();
        else document.addEventListener('click', (event) => findPress(event.target)?.matches(':not(a)') && tell());
      },
    );
  };
  // Links have worked before this script loaded; buttons have not.
  const { early } = document.documentElement as HTMLElement & { early?: EventTarget };
  if (early instanceof Element) early.closest('button')?.click();
  const styled = whenStyled();
  void styled.then(place.again);
  if (location.hash.startsWith('#experience-')) start();
  // Sheet and headings' face first: later content is laid out once. The fallback has the same metrics.
  const face = styled.then(() => document.fonts.load('1em "Young Serif"')).catch(() => undefined);
  const faced = face.then(place.again);
  const settled = faced.then(settleSections);
  const enough = styled.then(() => new Promise((resolve) => void setTimeout(resolve, FACE_LIMIT_MS)));
  void Promise.race([faced, enough]).then(() => whenIdle(start));
  void faced.then(() => whenIdle(() => void fetchTextFace()));
};
