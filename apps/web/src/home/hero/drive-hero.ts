import { gsap } from 'gsap';

// Frames that GSAP ticks on after its last motion, 120 of itself: in each the page would be drawn for nothing.
gsap.config({ autoSleep: 10 });

/** How much of the page's scroll the hero is pinned for (specification, section 9). */
const PIN_PX = 500;
/** So much of it passes before anything moves: what has just been read does not run away at the first touch. */
const HELD_RATIO = 1 / 3;
/** The most that the owl leans towards the pointer. */
const MAX_TILT_DEGREES = 12;

/**
 * How far the hero has left, 0–1: a pinned one stands for the first third of its 500 px; one that is not pinned, in a low
 * or narrow window, leaves while it scrolls out of sight.
 */
const leftRatio = (scrolledPx: number, { isPinned, heightPx }: { isPinned: boolean; heightPx: number }): number => {
  const [from, to] = isPinned ? [PIN_PX * HELD_RATIO, PIN_PX] : [heightPx * HELD_RATIO, heightPx];
  return Math.min(1, Math.max(0, (scrolledPx - from) / (to - from)));
};

/**
 * Moves the hero: text and owl slide out and everything fades as the page scrolls on, and the owl's image tilts with the
 * mouse. All is laid out by CSS; this only transforms. Returns the function that stops it and puts everything back.
 */
export const driveHero = (hero: HTMLElement): (() => void) => {
  const stage = hero.querySelector<HTMLElement>('[data-part="stage"]');
  if (stage === null) return () => undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Whatever is moved in here is put back by `revert`.
  const moved = gsap.context(() => move(hero, stage, signal));
  return () => {
    stopping.abort();
    moved.revert();
    stage.removeAttribute('data-gone');
  };
};

const move = (hero: HTMLElement, stage: HTMLElement, signal: AbortSignal): void => {
  const part = gsap.utils.selector(stage);
  // Each layer fades by itself: one group of the whole window would be blended anew in every frame.
  const leaving = gsap
    .timeline({ paused: true, defaults: { ease: 'power2.in', duration: 1, force3D: true } })
    .to(part('[data-part="text"]'), { xPercent: -18, yPercent: -8 }, 0)
    .to(part('[data-part="image"]'), { xPercent: 34, yPercent: 10 }, 0)
    .to(
      part('[data-part="text"], [data-part="image"], [data-part="scenery"]'),
      { opacity: 0, ease: 'power1.in', duration: 0.62 },
      0.38,
    );
  // Read and painted once now, while nobody scrolls, rather than in the first frame that moves.
  leaving.progress(1).progress(0);
  gsap.set(part('[data-part="text"], [data-part="image"], [data-part="scenery"]'), {
    willChange: 'transform, opacity',
  });
  const follow = gsap.quickTo(leaving, 'progress', { duration: 0.2, ease: 'power2' });
  // A sticky stage stands still for the section's own height beyond the window.
  let box = { isPinned: false, heightPx: 1 };
  let last = -1;
  const onScroll = (): void => {
    const progress = leftRatio(window.scrollY, box);
    if (progress === last) return;
    last = progress;
    follow(progress);
    // What cannot be seen cannot be pressed.
    stage.toggleAttribute('data-gone', progress > 0.9);
  };
  // The keyboard comes back to something visible.
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible') && last > 0.3)
      window.scrollTo({ top: 0 });
  };

  const tiltX = gsap.quickTo(part('[data-component="owl"]'), 'rotationX', { duration: 0.7, ease: 'power3' });
  const tiltY = gsap.quickTo(part('[data-component="owl"]'), 'rotationY', { duration: 0.7, ease: 'power3' });
  let pointed = { x: -1, y: -1 };
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || last >= 1) return;
    // A page that scrolls below a resting mouse reports it again and again.
    if (event.clientX === pointed.x && event.clientY === pointed.y) return;
    pointed = { x: event.clientX, y: event.clientY };
    tiltY((event.clientX / window.innerWidth - 0.5) * 2 * MAX_TILT_DEGREES);
    tiltX((event.clientY / window.innerHeight - 0.5) * -1.2 * MAX_TILT_DEGREES);
  };

  const measure = (): void => {
    const { offsetHeight } = stage;
    box = { isPinned: hero.offsetHeight - offsetHeight >= PIN_PX, heightPx: offsetHeight };
    onScroll();
  };
  measure();
  window.addEventListener('resize', measure, { passive: true, signal });
  // Asked where the page is only while the hero is in sight: elsewhere the answer costs a layout in every frame.
  const watch = new IntersectionObserver((entries) => {
    onScroll();
    // The newest: a busy page reports leaving and coming back together.
    if (entries.at(-1)?.isIntersecting === true) window.addEventListener('scroll', onScroll, { passive: true, signal });
    else window.removeEventListener('scroll', onScroll);
  });
  watch.observe(hero);
  signal.addEventListener('abort', () => watch.disconnect());
  window.addEventListener('pointermove', onPointer, { passive: true, signal });
  stage.addEventListener('focusin', onFocus, { signal });
};
