import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';
import { isInSight } from './is-in-sight.ts';

const FULL_TURN_PX = 520;
/** At this distance from the owl, a thing turns its head fully. */
const POINTING_TURN_PX = 120;
const LOOK_EVERY_MS = 50;
/** Fast tabbing must not lose frames to layout. */
const NOTICE_MS = 240;

type Point = Pick<DOMRectReadOnly, 'x' | 'y'>;

const turn = (distancePx: number, fullTurnPx: number): string =>
  Math.max(-1, Math.min(1, distancePx / fullTurnPx)).toFixed(3);

const centreOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const lookAt = (owl: SVGElement, { x, y }: Point, fullTurnPx: number): void => {
  const box = owl.getBoundingClientRect();
  owl.style.setProperty('--look-x', turn(x - box.x - box.width / 2, fullTurnPx));
  owl.style.setProperty('--look-y', turn(y - box.y - box.height * 0.35, fullTurnPx));
};

/**
 * Sets `--look-x` and `--look-y` (−1 to 1): follows pointer and focus at most twenty times a second, but not under
 * reduced motion. A `target` replaces them, also under reduced motion, and sets `data-pointing`.
 */
export const useOwlGaze = (owl: RefObject<SVGElement | null>, target: Element | null = null): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    const element = owl.current;
    if (element === null || target === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const point = (): void => {
      element.setAttribute('data-pointing', '');
      lookAt(element, centreOf(target), POINTING_TURN_PX);
    };
    // An earlier read would force a second layout.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(point);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeAttribute('data-pointing');
      for (const name of ['--look-x', '--look-y']) element.style.removeProperty(name);
    };
  }, [owl, target]);
  useEffect(() => {
    if (isStill || target !== null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let notice: ReturnType<typeof setTimeout>;
    let point: Point = { x: 0, y: 0 };
    const look = (): void => {
      timer = undefined;
      if (owl.current !== null && isInSight(owl.current)) lookAt(owl.current, point, FULL_TURN_PX);
    };
    const schedule = (next: Point): void => {
      // Scrolling below a resting pointer repeats the position.
      if (next.x === point.x && next.y === point.y) return;
      point = next;
      timer ??= setTimeout(look, LOOK_EVERY_MS);
    };
    const onPointer = ({ clientX, clientY }: PointerEvent): void => schedule({ x: clientX, y: clientY });
    const onFocus = ({ target: focused }: FocusEvent): void => {
      clearTimeout(notice);
      notice = setTimeout(() => {
        if (focused instanceof Element && focused.matches(':focus-visible')) schedule(centreOf(focused));
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
  }, [owl, isStill, target]);
};
