'use client';

import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';

/** The poses ease what lies between two looks, so that the owl is styled anew in one frame of three. */
const LOOK_EVERY_MS = 50;

/**
 * Pulls a loudness (0–1) twenty times a second into `--level` on the element: ring, beak and chest follow it.
 * Without a source, and under reduced motion, nothing runs and the level is 0.
 */
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
