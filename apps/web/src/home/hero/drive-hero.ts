import { gsap } from 'gsap';

// By default GSAP ticks and redraws for 120 frames after the last motion.
gsap.config({ autoSleep: 10 });

/** The hero stays pinned for this distance (specification, section 9). */
const PIN_PX = 500;
/** Text stays readable at the first scroll. */
const HELD_RATIO = 1 / 3;
/** The scenery outlasts the pin: no window is empty. */
const SCENERY_RATIO = 0.55;
/** An owl below the words has left when The Works rise over its place (works-section.module.css). */
const LOW_OWL_HURRY = 1.2;
const MAX_TILT_DEGREES = 12;

/**
 * 0 to 1. A pinned hero holds for the first third of its 500 px; an unpinned one exits while it scrolls out of view.
 */
const leftRatio = (scrolledPx: number, { isPinned, heightPx }: { isPinned: boolean; heightPx: number }): number => {
  const [from, to] = isPinned ? [PIN_PX * HELD_RATIO, PIN_PX] : [heightPx * HELD_RATIO, heightPx];
  return Math.min(1, Math.max(0, (scrolledPx - from) / (to - from)));
};

/** Text and owl slide out with the scroll; the owl tilts with the mouse. Only transforms. `signal` reverts everything. */
export const driveHero = (hero: HTMLElement, signal: AbortSignal): void => {
  const stage = hero.querySelector<HTMLElement>('[data-part="stage"]');
  if (stage === null || signal.aborted) return;
  const moved = gsap.context(() => move(hero, stage, signal));
  signal.addEventListener('abort', () => {
    moved.revert();
    stage.removeAttribute('data-gone');
  });
};

const move = (hero: HTMLElement, stage: HTMLElement, signal: AbortSignal): void => {
  const part = gsap.utils.selector(stage);
  const words = '[data-part="text"], [data-part="facts"]';
  // A full-window group would be blended in every frame.
  const leaving = gsap
    .timeline({ paused: true, defaults: { ease: 'power1.in', force3D: true } })
    .to(part('[data-part="taste"]'), { opacity: 0, duration: 0.3 }, 0)
    .to(part(words), { xPercent: -18, yPercent: -8, duration: 0.8 }, 0)
    .to(part(words), { opacity: 0, duration: 0.6 }, 0.2)
    // The owl leaves last.
    .to(part('[data-part="image"]'), { xPercent: 34, yPercent: 10, duration: 0.75 }, 0.25)
    .to(part('[data-part="image"]'), { opacity: 0, duration: 0.4 }, 0.6);
  const scenery = gsap.timeline({ paused: true }).to(part('[data-part="scenery"]'), { opacity: 0, ease: 'power1.in' });
  // Read and paint once before scrolling.
  for (const timeline of [leaving, scenery]) timeline.progress(1).progress(0);
  gsap.set(part(`${words}, [data-part="image"], [data-part="taste"], [data-part="scenery"]`), {
    willChange: 'transform, opacity',
  });
  const follow = gsap.quickTo(leaving, 'progress', { duration: 0.2, ease: 'power2' });
  const followScenery = gsap.quickTo(scenery, 'progress', { duration: 0.2, ease: 'power2' });
  // A sticky stage is pinned for the section's height beyond the window.
  let box = { isPinned: false, heightPx: 1 };
  let hurry = 1;
  let last = -1;
  let lastScenery = 0;
  const onScroll = (): void => {
    const progress = Math.min(1, hurry * leftRatio(window.scrollY, box));
    const sceneryProgress = box.isPinned
      ? gsap.utils.clamp(0, 1, (window.scrollY - PIN_PX) / (SCENERY_RATIO * box.heightPx))
      : progress;
    if (sceneryProgress !== lastScenery) followScenery((lastScenery = sceneryProgress));
    if (progress === last) return;
    last = progress;
    follow(progress);
    stage.toggleAttribute('data-gone', progress > 0.9);
  };
  // Keyboard focus must reveal a hidden control.
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible') && last > 0.3)
      window.scrollTo({ top: 0 });
  };

  const tiltX = gsap.quickTo(part('[data-component="owl"]'), 'rotationX', { duration: 0.7, ease: 'power3' });
  const tiltY = gsap.quickTo(part('[data-component="owl"]'), 'rotationY', { duration: 0.7, ease: 'power3' });
  let pointed = { x: -1, y: -1 };
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || last >= 1) return;
    // Scrolling below a resting mouse repeats the position.
    if (event.clientX === pointed.x && event.clientY === pointed.y) return;
    pointed = { x: event.clientX, y: event.clientY };
    tiltY((event.clientX / window.innerWidth - 0.5) * 2 * MAX_TILT_DEGREES);
    tiltX((event.clientY / window.innerHeight - 0.5) * -1.2 * MAX_TILT_DEGREES);
  };

  const measure = (): void => {
    const { offsetHeight } = stage;
    box = { isPinned: hero.offsetHeight - offsetHeight >= PIN_PX, heightPx: offsetHeight };
    const [facts, owl] = stage.querySelectorAll<HTMLElement>('[data-part="facts"], [data-part="image"]');
    hurry = owl && facts && owl.offsetTop > facts.offsetTop ? LOW_OWL_HURRY : 1;
    onScroll();
  };
  measure();
  window.addEventListener('resize', measure, { passive: true, signal });
  // Elsewhere, reading the position forces a layout per frame.
  const watch = new IntersectionObserver((entries) => {
    onScroll();
    // A busy page batches leaving and returning.
    if (entries.at(-1)?.isIntersecting === true) window.addEventListener('scroll', onScroll, { passive: true, signal });
    else window.removeEventListener('scroll', onScroll);
  });
  watch.observe(hero);
  signal.addEventListener('abort', () => watch.disconnect());
  window.addEventListener('pointermove', onPointer, { passive: true, signal });
  stage.addEventListener('focusin', onFocus, { signal });
};
