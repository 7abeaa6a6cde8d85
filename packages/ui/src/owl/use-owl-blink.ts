import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';
import { isInSight } from './is-in-sight.ts';

const BLINK_MS = 150;

/** Sets `data-blink` every 2 to 7 seconds. Pauses outside the window; off under reduced motion. */
export const useOwlBlink = (owl: RefObject<Element | null>, random: () => number = Math.random): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (isShut: boolean): void => {
      owl.current?.toggleAttribute('data-blink', isShut && isInSight(owl.current));
      timer = setTimeout(() => turn(!isShut), isShut ? BLINK_MS : 2000 + random() * 5000);
    };
    turn(false);
    return () => clearTimeout(timer);
  }, [owl, random, isStill]);
};
