import { useEffect, useRef, type RefObject } from 'react';
import { useOwlBlink } from './use-owl-blink.ts';
import { useOwlGaze } from './use-owl-gaze.ts';
import { useOwlLevel } from './use-owl-level.ts';

/** Returns the ref of an owl that moves (`data-live`): blinks, looks at pointer, focus or `target`, speaks with the level. */
export function useLiveOwl(readLevel?: () => number, target?: Element | null): RefObject<SVGSVGElement | null> {
  const owl = useRef<SVGSVGElement>(null);
  useOwlGaze(owl, target);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
  useEffect(() => owl.current?.setAttribute('data-live', ''), []);
  return owl;
}
