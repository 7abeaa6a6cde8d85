import { useEffect, type RefObject } from 'react';

const FULL_TURN_PX = 120;

const clamp = (value: number): string => Math.max(-1, Math.min(1, value)).toFixed(3);

/**
 * Turns the head to `target`, overriding the pointer: sets `data-pointing`, `--point-x` and `--point-y` (−1 to 1).
 * Needs `@asad/ui/owl-poses.css`; works under reduced motion.
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
    // An earlier read would force a second layout.
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
