'use client';

import { useEffect, type RefObject } from 'react';

/** Distance at which he is turned as far as he can: near, since what he points at stands beside him. */
const FULL_TURN_PX = 120;

const clamp = (value: number): string => Math.max(-1, Math.min(1, value)).toFixed(3);

/**
 * The owl turns his head to `target` while it is there, whatever the pointer does: sets `data-pointing`, `--point-x` and
 * `--point-y` (−1–1) on him. A pose of `@asad/ui/owl-poses.css`, so it is there without motion too.
 */
export const useOwlPointing = (owl: RefObject<SVGElement | null>, target: Element | null): void => {
  useEffect(() => {
    const element = owl.current;
    if (element === null || target === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const point = (): void => {
      const [from, to] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
      element.setAttribute('data-pointing', '');
      element.style.setProperty('--point-x', clamp((to.x + to.width / 2 - from.x - from.width / 2) / FULL_TURN_PX));
      element.style.setProperty(
        '--point-y',
        clamp((to.y + to.height / 2 - from.y - from.height * 0.35) / FULL_TURN_PX),
      );
    };
    // After the frame that shows the target, when the page is laid out: asked before, it would be laid out once more.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(point);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeAttribute('data-pointing');
    };
  }, [owl, target]);
};
