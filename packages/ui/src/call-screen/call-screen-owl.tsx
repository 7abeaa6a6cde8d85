'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Owl, type OwlState } from '../owl/owl.tsx';
import { useOwlBlink } from '../owl/use-owl-blink.ts';
import { useOwlGaze } from '../owl/use-owl-gaze.ts';
import { useOwlLevel } from '../owl/use-owl-level.ts';
import { useOwlPointing } from '../owl/use-owl-pointing.ts';
import css from './call-screen.module.css';

/** Above this the visitor counts as speaking; the specification's 0.01 of 0.15, with room for a breathing microphone. */
const HEARD_LEVEL = 0.12;
const LOOK_EVERY_MS = 100;

/** Whether the visitor is heard now, looked at ten times a second while somebody listens. */
function useIsHeard(level: (() => number) | undefined): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    if (!level) return undefined;
    const timer = setInterval(() => setIsHeard(level() > HEARD_LEVEL), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [level]);
  return level !== undefined && isHeard;
}

export interface CallScreenOwlProps {
  /** What he is doing. */
  readonly state: OwlState;
  /** His accessible name. */
  readonly label: string;
  /** How loud the one is who speaks or is listened to, 0 to 1; absent: no call runs. */
  readonly readLevel?: (() => number) | undefined;
  /** How loud the visitor is, while he listens: then he is all ears. */
  readonly readVisitorLevel?: (() => number) | undefined;
  /** What he points at. */
  readonly pointsAt?: Element | null;
}

/** The owl of the call screen: listens, thinks, speaks and sleeps with the call, by its true levels. */
export const CallScreenOwl = (props: CallScreenOwlProps): ReactNode => {
  const { state, label, readLevel, readVisitorLevel, pointsAt = null } = props;
  const owl = useRef<SVGSVGElement>(null);
  const isHeard = useIsHeard(readVisitorLevel);
  useOwlGaze(owl);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
  useOwlPointing(owl, pointsAt);
  return <Owl ref={owl} className={css['owl']} state={isHeard ? 'listening' : state} label={label} />;
};
