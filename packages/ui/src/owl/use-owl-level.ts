import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';

/** CSS eases between updates: one frame in three restyles the owl. */
const LOOK_EVERY_MS = 50;

/** Polls a level (0 to 1) twenty times a second into `--level`. Without a source or under reduced motion it is 0. */
export const useOwlLevel = (owl: RefObject<Element | null>, readLevel: (() => number) | undefined): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    const element = owl.current;
    if (readLevel === undefined || !(element instanceof SVGElement) || isStill) return undefined;
    const timer = setInterval(() => {
      element.style.setProperty('--level', Math.max(0, Math.min(1, readLevel())).toFixed(2));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      element.style.removeProperty('--level');
    };
  }, [owl, readLevel, isStill]);
};
