import { prefersReducedMotion } from '@asad/ui/motion-preference';
import { gsap } from 'gsap';

/** How much of the page's scroll the hero's leaving takes (specification, section 9). */
const PIN_PX = 500;
/** The owl leans towards the pointer, never more. */
const MAX_TILT_DEGREES = 12;

/**
 * Moves the hero: text and owl slide out and the stage fades while the page scrolls its first 500 px, and the owl's
 * image tilts with the mouse. Everything is laid out by CSS; this only transforms. Returns the function that stops it.
 */
export const driveHero = (hero: HTMLElement): (() => void) => {
  if (prefersReducedMotion()) return () => undefined;
  const part = gsap.utils.selector(hero);
  const leaving = gsap
    .timeline({ paused: true, defaults: { ease: 'power2.in', duration: 1 } })
    .to(part('[data-part="text"]'), { xPercent: -18, yPercent: -8 }, 0)
    .to(part('[data-part="image"]'), { xPercent: 34, yPercent: 10 }, 0)
    .to(part('[data-part="scenery"]'), { yPercent: 7, ease: 'none' }, 0)
    .to(part('[data-part="stage"]'), { autoAlpha: 0, ease: 'power1.in', duration: 0.62 }, 0.38);
  const follow = gsap.quickTo(leaving, 'progress', { duration: 0.25, ease: 'power2' });
  // A sticky stage stands still for the section's own height beyond the window; without a pin nothing is driven.
  const isPinned = (): boolean => hero.offsetHeight - hero.querySelector<HTMLElement>('[data-part="stage"]')!.offsetHeight >= PIN_PX;
  const onScroll = (): void => {
    if (isPinned()) follow(Math.min(1, Math.max(0, window.scrollY / PIN_PX)));
  };

  const tiltX = gsap.quickTo(part('[data-component="owl"]'), 'rotationX', { duration: 0.7, ease: 'power3' });
  const tiltY = gsap.quickTo(part('[data-component="owl"]'), 'rotationY', { duration: 0.7, ease: 'power3' });
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || window.scrollY > PIN_PX) return;
    tiltY((event.clientX / window.innerWidth - 0.5) * 2 * MAX_TILT_DEGREES);
    tiltX((event.clientY / window.innerHeight - 0.5) * -1.2 * MAX_TILT_DEGREES);
  };

  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pointermove', onPointer, { passive: true });
  onScroll();
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pointermove', onPointer);
    leaving.revert();
  };
};
