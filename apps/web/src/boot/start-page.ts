import { afterPaint } from '../timing/after-paint.ts';
import { watchSheets } from './load-again.ts';
import { findPress, watchIntent } from './watch-intent.ts';
import { whenIdle } from '../timing/when-idle.ts';
import { restoreScroll } from '../scroll/restore-scroll.ts';
import { holdPlace } from '../scroll/hold-place.ts';
import { loadDisplayFace } from './load-display-face.ts';
import { settleSections } from '../scroll/settle-sections.ts';
import { showReloadNotice } from './show-reload-notice.ts';
import { followTheme, toggleTheme } from '../theme/theme.ts';

/** The longest that React waits for the display face to be painted, so that the two do not share a slow processor. */
const FACE_LIMIT_MS = 300;

const whenLoaded = (run: () => void): void => {
  // A frame first: nothing competes with the first paint.
  const schedule = (): void => void requestAnimationFrame(() => whenIdle(run));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
};

/**
 * Starts a prerendered page: what is small works at once without React (theme, analytics); the page's own code comes when
 * the browser is idle after load or at the first intent, and the click that caused it is given back afterwards.
 * When the chunk cannot be had, the page stays what its HTML is: links and disclosures.
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

  let started: Promise<void> | undefined;
  const intent = watchIntent(() => start());
  const start = (): void => {
    if (started !== undefined) return;
    const place = holdPlace();
    const onRedrawn = (): void => {
      place.restore();
      target.again();
    };
    started = hydrate(root, onRedrawn).then(
      () => {
        place.end();
        intent.replay();
      },
      (cause: unknown) => {
        // Its links still work; a press on what is none is answered by words.
        delete document.documentElement.dataset['js'];
        intent.replay();
        const tell = (): void => showReloadNotice(cause);
        if (intent.hadPress()) tell();
        else document.addEventListener('click', (event) => findPress(event.target)?.matches(':not(a)') && tell());
      },
    );
  };
  // A click from before this script was there (see first-script.ts). Links have been followed; buttons had nobody.
  const { early } = document.documentElement as HTMLElement & { early?: EventTarget };
  if (early instanceof Element) early.closest('button')?.click();
  const target = restoreScroll();
  if (location.hash.startsWith('#experience-')) start();
  whenLoaded(() => {
    // The face first: what is laid out after it is laid out once.
    const faced = loadDisplayFace().then(() => {
      target.again();
      settleSections(target.end);
    });
    const enough = new Promise<void>((resolve) => void setTimeout(resolve, FACE_LIMIT_MS));
    void Promise.race([faced, enough]).then(() => afterPaint(() => whenIdle(start)));
  });
};
