import { useRef, type RefObject } from 'react';
import { useOwlBlink } from './use-owl-blink.ts';
import { useOwlGaze } from './use-owl-gaze.ts';
import { useOwlLevel } from './use-owl-level.ts';

/** Returns the ref of an owl that blinks, looks at pointer, focus or `target`, and speaks with the level. */
export function useLiveOwl(readLevel?: () => number, target?: Element | null): RefObject<SVGSVGElement | null> {
  const owl = useRef<SVGSVGElement>(null);
  useOwlGaze(owl, target);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
  return owl;
}
