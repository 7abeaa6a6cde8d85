'use client';

import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';
import { isInSight } from './is-in-sight.ts';

/** A blink lasts about as long as a bird's. */
const BLINK_MS = 150;

/**
 * Blinks at irregular intervals of 2 to 7 seconds by `data-blink` on the element, while it is in the window; never under
 * reduced motion.
 */
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
