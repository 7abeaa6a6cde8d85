'use client';

import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '../foundations/motion-preference.ts';

/**
 * Pulls a loudness (0–1) once per animation frame into `--level` on the element: ring, beak and chest follow it.
 * Without a source, and under reduced motion, nothing runs and the level is 0.
 */
export const useOwlLevel = (owl: RefObject<Element | null>, readLevel: (() => number) | undefined): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    const element = owl.current;
    if (readLevel === undefined || !(element instanceof SVGElement) || isStill) return undefined;
    let frame = requestAnimationFrame(function pull() {
      element.style.setProperty('--level', Math.max(0, Math.min(1, readLevel())).toFixed(3));
      frame = requestAnimationFrame(pull);
    });
    return () => {
      cancelAnimationFrame(frame);
      element.style.removeProperty('--level');
    };
  }, [owl, readLevel, isStill]);
};
