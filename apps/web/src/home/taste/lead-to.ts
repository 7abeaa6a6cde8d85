import './lead-to.css';
import { settleAllSections } from '../../scroll/settle-sections.ts';

/** Long enough to read what passes. */
const GLIDE_MS = 1_400;
/** Browsers round scroll positions. */
const OWN_SCROLL_PX = 3;
/** Header and owl. */
const BELOW_HEADER_PX = 156;
const HEAD_REM = 4.4;
const CARD_EDGE_REM = 1.1;

const ease = (ratio: number): number => (ratio < 0.5 ? 4 * ratio ** 3 : 1 - (2 - 2 * ratio) ** 3 / 2);

/** The visitor's own scroll, key or touch ends a lead. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The owl's head, looking over the edge of `card`. */
const putHead = (card: Element): HTMLElement => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const box = card.getBoundingClientRect();
  const head = document.createElement('div');
  head.className = 'lead-owl';
  head.style.top = `${box.top + scrollY - (HEAD_REM + CARD_EDGE_REM) * rem}px`;
  head.style.left = `${box.right - 7 * rem}px`;
  const drawing = document.querySelector('[data-component="site-header"] [data-component="owl"]')?.cloneNode(true);
  if (drawing instanceof SVGElement) {
    drawing.style.setProperty('--look-x', '-0.6');
    drawing.style.setProperty('--look-y', '0.9');
    head.append(drawing);
  }
  document.body.append(head);
  return head;
};

/** Brings a card or section into view and lights it. Reduced motion: it is marked in place. */
export function leadTo(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (target === null) return;
  const section = target.matches('section') ? target.querySelector('h2') : null;
  const place = section ?? target;
  settleAllSections();
  const row = target.closest<HTMLElement>('[data-part="viewport"]');
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  let frame = 0;
  let expectedY = scrollY;

  const goalY = (): number => {
    const { top, height } = place.getBoundingClientRect();
    const space = innerHeight - BELOW_HEADER_PX - height;
    const most = document.documentElement.scrollHeight - innerHeight;
    return Math.min(most, Math.max(0, scrollY + top - BELOW_HEADER_PX - Math.max(0, space) / 2));
  };
  const goTo = (top: number): void => {
    scrollTo({ top, behavior: 'instant' });
    expectedY = scrollY;
  };
  const arrive = (): void => {
    if (section === null) place.dataset['lit'] = '';
    const head = putHead(place);
    place.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
    signal.addEventListener('abort', () => {
      delete place.dataset['lit'];
      head.remove();
    });
  };

  for (const kind of INTERRUPTIONS) addEventListener(kind, end, { passive: true, capture: true, signal });
  addEventListener('scroll', () => Math.abs(scrollY - expectedY) > OWN_SCROLL_PX && end(), { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  if (row) row.scrollLeft += target.getBoundingClientRect().left - row.getBoundingClientRect().left - 24;

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    goTo(goalY());
    arrive();
    return;
  }
  const fromY = scrollY;
  const beganAtMs = performance.now();
  const glide = (nowMs: number): void => {
    const ratio = Math.min(1, Math.max(0, (nowMs - beganAtMs) / GLIDE_MS));
    // Pictures that load on the way move the goal.
    goTo(fromY + (goalY() - fromY) * ease(ratio));
    if (ratio < 1) frame = requestAnimationFrame(glide);
    else arrive();
  };
  frame = requestAnimationFrame(glide);
}
