import '@asad/ui/owl-poses.css';
import type { Call, CallSnapshot } from '@asad/call-core';
import { Owl, type OwlState } from '@asad/ui/owl';
import { useOwlBlink } from '@asad/ui/use-owl-blink';
import { useOwlGaze } from '@asad/ui/use-owl-gaze';
import { useOwlLevel } from '@asad/ui/use-owl-level';
import { useOwlPointing } from '@asad/ui/use-owl-pointing';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import css from './call-page.module.css';

/** Above this the visitor counts as speaking; the specification's 0.01 of 0.15, with room for a breathing microphone. */
const HEARD_LEVEL = 0.12;
const LOOK_EVERY_MS = 100;

/** Whether the visitor is heard now, looked at ten times a second while a call runs. */
function useIsHeard(level: () => number, isActive: boolean): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => setIsHeard(level() > HEARD_LEVEL), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [level, isActive]);
  return isActive && isHeard;
}

export interface CallOwlProps {
  readonly levels: Call['levels'];
  readonly snapshot: CallSnapshot;
  /** He sleeps after a call, and when none is left. */
  readonly isAsleep: boolean;
  /** What he points at. */
  readonly pointsAt: Element | null;
}

function getOwlState({ snapshot, isAsleep }: CallOwlProps): OwlState {
  const { status, assistantIsSpeaking, conversation } = snapshot;
  if (status === 'connecting') return 'thinking';
  if (status === 'active') {
    if (assistantIsSpeaking) return 'speaking';
    return conversation.lines.at(-1)?.speaker === 'visitor' && conversation.lines.at(-1)?.isFinal
      ? 'thinking'
      : 'listening';
  }
  return isAsleep ? 'asleep' : 'idle';
}

/** ASAD on the call screen: listens, thinks, speaks and sleeps with the call, by its true levels. */
export const CallOwl = (props: CallOwlProps): ReactNode => {
  const { levels, snapshot } = props;
  const owl = useRef<SVGSVGElement>(null);
  const state = getOwlState(props);
  const isActive = snapshot.status === 'active';
  const isHeard = useIsHeard(levels.visitor, isActive && !snapshot.assistantIsSpeaking);
  const readLevel = useMemo(() => {
    if (!isActive) return undefined;
    return state === 'speaking' ? levels.assistant : levels.visitor;
  }, [levels, isActive, state]);
  useOwlGaze(owl);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
  useOwlPointing(owl, props.pointsAt);
  return (
    <Owl
      ref={owl}
      className={css['owl']}
      state={isHeard ? 'listening' : state}
      label="ASAD, the owl"
      data-heard={isHeard || undefined}
    />
  );
};
