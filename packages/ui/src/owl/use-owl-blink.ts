'use client';

import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';

/** A blink lasts about as long as a bird's. */
const BLINK_MS = 150;

/** Blinks at irregular intervals of 2 to 7 seconds by `data-blink` on the element; never under reduced motion. */
export const useOwlBlink = (owl: RefObject<Element | null>, random: () => number = Math.random): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isInSight = false;
    const watch = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true;
    });
    if (owl.current !== null) watch.observe(owl.current);
    const open = (): void => {
      owl.current?.removeAttribute('data-blink');
      timer = setTimeout(close, 2000 + random() * 5000);
    };
    const close = (): void => {
      // Nobody sees an owl blink that is hidden or scrolled away.
      if (isInSight) owl.current?.setAttribute('data-blink', '');
      timer = setTimeout(open, BLINK_MS);
    };
    open();
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [owl, random, isStill]);
};
