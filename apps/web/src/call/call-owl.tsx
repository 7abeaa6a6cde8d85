import '@asad/ui/owl-poses.css';
import { Owl, type OwlState } from '@asad/ui/owl';
import { useOwlBlink } from '@asad/ui/use-owl-blink';
import { useOwlGaze } from '@asad/ui/use-owl-gaze';
import { useOwlLevel } from '@asad/ui/use-owl-level';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CallScreen } from './call-screen.ts';
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

function getOwlState({ snapshot, finished, dialog }: CallScreen): OwlState {
  const { status, assistantIsSpeaking, conversation } = snapshot;
  if (status === 'connecting') return 'thinking';
  if (status === 'active') {
    if (assistantIsSpeaking) return 'speaking';
    return conversation.lines.at(-1)?.speaker === 'visitor' && conversation.lines.at(-1)?.isFinal
      ? 'thinking'
      : 'listening';
  }
  return finished !== null || dialog === 'limit' ? 'asleep' : 'idle';
}

/** ASAD on the call screen: listens, thinks, speaks and sleeps with the call, by its true levels. */
export const CallOwl = ({ screen }: { readonly screen: CallScreen }): ReactNode => {
  const owl = useRef<SVGSVGElement>(null);
  const { call } = screen.portfolio;
  const state = getOwlState(screen);
  const isActive = screen.snapshot.status === 'active';
  const isHeard = useIsHeard(call.levels.visitor, isActive && !screen.snapshot.assistantIsSpeaking);
  const readLevel = useMemo(() => {
    if (!isActive) return undefined;
    return state === 'speaking' ? call.levels.assistant : call.levels.visitor;
  }, [call, isActive, state]);
  useOwlGaze(owl);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
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
