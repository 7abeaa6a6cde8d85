import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';
import { isInSight } from './is-in-sight.ts';

const FULL_TURN_PX = 520;
const LOOK_EVERY_MS = 50;
/** Fast tabbing must not lose frames to layout. */
const NOTICE_MS = 240;

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

/**
 * Follows pointer and focus: sets `--look-x` and `--look-y` (−1 to 1) at most twenty times a second. Off under reduced
 * motion.
 */
export const useOwlGaze = (owl: RefObject<Element | null>): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let notice: ReturnType<typeof setTimeout>;
    let point = { x: 0, y: 0 };
    const look = (): void => {
      timer = undefined;
      const element = owl.current;
      if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
      if (!isInSight(element)) return;
      const box = element.getBoundingClientRect();
      element.style.setProperty('--look-x', clamp((point.x - box.x - box.width / 2) / FULL_TURN_PX).toFixed(3));
      element.style.setProperty('--look-y', clamp((point.y - box.y - box.height * 0.35) / FULL_TURN_PX).toFixed(3));
    };
    const schedule = (x: number, y: number): void => {
      // Scrolling below a resting pointer repeats the position.
      if (x === point.x && y === point.y) return;
      point = { x, y };
      timer ??= setTimeout(look, LOOK_EVERY_MS);
    };
    const onPointer = (event: PointerEvent): void => schedule(event.clientX, event.clientY);
    const onFocus = ({ target }: FocusEvent): void => {
      clearTimeout(notice);
      notice = setTimeout(() => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
        const box = target.getBoundingClientRect();
        schedule(box.x + box.width / 2, box.y + box.height / 2);
      }, NOTICE_MS);
    };
    window.addEventListener('pointermove', onPointer, { passive: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      clearTimeout(notice);
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('focusin', onFocus);
    };
  }, [owl, isStill]);
};
