'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import { formatElapsed } from './format-elapsed.ts';
import css from './call-meta.module.css';

/** What styles may name. */
export const callMetaAnatomy = anatomy('call-meta', {
  parts: ['speaking', 'dot', 'level', 'time', 'calls'],
  states: { 'data-speaking': ['assistant', 'nobody'] },
  properties: ['--level'],
});

const LABELS = {
  assistant: 'The assistant is speaking',
  nobody: 'Listening',
  muted: 'You are muted',
  reconnecting: 'Reconnecting…',
  now: 'Now',
  time: 'Time',
  calls: 'Calls',
  callsLeft: (count: number): string => (count === 1 ? '1 call left' : `${count} calls left`),
};

export interface CallMetaProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Whole seconds since the call began; absent: no call. */
  readonly elapsedSeconds?: number | undefined;
  /** Absent: not known yet. */
  readonly remainingCalls?: number | undefined;
  /** Who is heard now: the assistant, or nobody (the default), which is when one may speak. */
  readonly speaking?: StateOf<typeof callMetaAnatomy, 'data-speaking'>;
  /** Whether the visitor is muted. */
  readonly isMuted?: boolean;
  /** The line is gone and is being sought again: said in place of who speaks. */
  readonly isReconnecting?: boolean;
  /** How loud the visitor's own microphone is, 0 to 1, looked at ten times a second; absent: there is none. */
  readonly readLevel?: (() => number) | undefined;
  /** Every word of the line. */
  readonly labels?: Partial<typeof LABELS> | undefined;
}

const Root = root('dl', 'call-meta', css['root']);

/** Time, calls left and who is speaking, in one quiet line. Nothing here is announced: it changes too often. */
export const CallMeta = (props: CallMetaProps): ReactNode => {
  const { elapsedSeconds, remainingCalls, speaking = 'nobody', isMuted = false, labels, ...others } = props;
  const { isReconnecting = false, readLevel, ...rest } = others;
  const words = { ...LABELS, ...labels };
  return (
    <Root {...rest} data-speaking={speaking}>
      {elapsedSeconds !== undefined && (
        <>
          <div data-part="speaking">
            <dt>{words.now}</dt>
            <dd>
              <span data-part="dot" aria-hidden="true" />
              <Words>
                {isReconnecting
                  ? words.reconnecting
                  : isMuted && speaking !== 'assistant'
                    ? words.muted
                    : words[speaking]}
              </Words>
              {readLevel && <Level read={readLevel} />}
            </dd>
          </div>
          <div data-part="time">
            <dt>{words.time}</dt>
            <dd>
              <Words>{formatElapsed(elapsedSeconds)}</Words>
            </dd>
          </div>
        </>
      )}
      {remainingCalls !== undefined && (
        <div data-part="calls">
          <dt>{words.calls}</dt>
          <dd>
            <Words>{words.callsLeft(remainingCalls)}</Words>
          </dd>
        </div>
      )}
    </Root>
  );
};

const LOOK_EVERY_MS = 100;

/** That the visitor's microphone hears something: a bar that grows, in steps of its own and so also without motion. */
const Level = ({ read }: { readonly read: () => number }): ReactNode => {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setInterval(() => bar.current?.style.setProperty('--level', read().toFixed(2)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  return <span ref={bar} data-part="level" aria-hidden="true" />;
};
