import { prefersReducedMotion } from '../foundations/motion-preference.ts';
import { approach, glideDistance, nearestStop } from './throw-motion.ts';

export type ThrowState = 'idle' | 'dragging' | 'gliding';

/** A gesture that began on the page scrolls the page. */
const WHEEL_GESTURE_GAP_MS = 160;
const DRAG_THRESHOLD_PX = 6;

/**
 * Adds dragging with inertia and wheel scrolling; touch and keyboard remain native. Returns a function that removes
 * them.
 */
export const attachThrow = (scroller: HTMLElement, onState: (state: ThrowState) => void): (() => void) => {
  let frame = 0;
  let target = 0;
  let drag: { from: MouseEvent; last: MouseEvent; scroll: number; velocity: number; moved: boolean } | undefined;
  let lastPageWheel = -Infinity;
  const until = new AbortController();
  const { signal } = until;

  /** In a page translated into Arabic, `scrollLeft` counts down from 0. */
  const sign = (): number => (scroller.matches(':dir(rtl)') ? -1 : 1);
  const clamp = (value: number): number => Math.max(0, Math.min(scroller.scrollWidth - scroller.clientWidth, value));
  const stops = (): number[] => {
    const offsets = [...scroller.querySelectorAll('li')].map((item) => item.offsetLeft);
    return offsets.map((offset) => clamp((offset - (offsets[0] ?? 0)) * sign()));
  };
  const glideTo = (next: number): void => {
    target = clamp(next);
    if (frame !== 0) return;
    onState('gliding');
    let position = scroller.scrollLeft * sign();
    let last = performance.now();
    const step = (now: number): void => {
      position = prefersReducedMotion() ? target : approach(position, target, Math.min(now - last, 50));
      last = now;
      scroller.scrollLeft = position * sign();
      frame = position === target ? 0 : requestAnimationFrame(step);
      if (frame === 0) onState('idle');
    };
    frame = requestAnimationFrame(step);
  };

  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const from = frame === 0 ? scroller.scrollLeft * sign() : target;
    const goal = clamp(from + (event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY));
    if (event.timeStamp - lastPageWheel < WHEEL_GESTURE_GAP_MS || Math.abs(goal - from) < 1)
      return void (lastPageWheel = event.timeStamp);
    event.preventDefault();
    event.stopPropagation();
    glideTo(goal);
  };
  // A cancelling wheel listener delays scrolling: attach it only when the pointer itself moves over the row.
  const takeWheel = (): void => scroller.addEventListener('wheel', onWheel, { passive: false, signal });
  const leaveWheel = (): void => scroller.removeEventListener('wheel', onWheel);
  const onPageWheel = (event: WheelEvent): void => {
    if (!scroller.contains(event.target as Node | null)) lastPageWheel = event.timeStamp;
  };
  const onDown = (event: MouseEvent): void => {
    if (event.button !== 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    drag = { from: event, last: event, scroll: scroller.scrollLeft, velocity: 0, moved: false };
    onState('dragging');
  };
  const onMove = (event: MouseEvent): void => {
    if (drag === undefined) return;
    const distance = event.clientX - drag.from.clientX;
    if (Math.abs(distance) > DRAG_THRESHOLD_PX) drag.moved = true;
    if (!drag.moved) return;
    event.preventDefault();
    const elapsed = Math.max(1, event.timeStamp - drag.last.timeStamp);
    drag.velocity = 0.7 * ((drag.last.clientX - event.clientX) / elapsed) + 0.3 * drag.velocity;
    drag.last = event;
    scroller.scrollLeft = drag.scroll - distance;
  };
  const onRelease = (event: MouseEvent): void => {
    if (drag === undefined) return;
    const { moved, velocity, last } = drag;
    drag = undefined;
    const speed = event.timeStamp - last.timeStamp > 80 ? 0 : velocity;
    onState('idle');
    if (!moved) return;
    window.addEventListener('click', swallowClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallowClick, { capture: true }), 0);
    glideTo(nearestStop(clamp((scroller.scrollLeft + glideDistance(speed)) * sign()), stops()));
  };
  const swallowClick = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  scroller.addEventListener('pointermove', takeWheel, { signal });
  scroller.addEventListener('pointerleave', leaveWheel, { signal });
  window.addEventListener('wheel', onPageWheel, { passive: true, capture: true, signal });
  scroller.addEventListener('mousedown', onDown, { signal });
  scroller.addEventListener('mousemove', onMove, { signal });
  scroller.addEventListener('mouseup', onRelease, { signal });
  scroller.addEventListener('mouseleave', onRelease, { signal });
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    cancelAnimationFrame(frame);
    until.abort();
  };
};
