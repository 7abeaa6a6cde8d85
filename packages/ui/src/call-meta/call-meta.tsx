import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames, HIDDEN, LABEL, root, ROW } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import { formatElapsed } from './format-elapsed.ts';
import css from './call-meta.module.css';

const LABELS = {
  assistant: 'The assistant is speaking',
  thinking: 'The assistant is thinking',
  nobody: 'Listening',
  muted: 'You are muted',
  reconnecting: 'Reconnecting…',
  now: 'Now',
  time: 'Time',
  calls: 'Calls',
  callsLeft: (count: number): string => (count === 1 ? '1 call left' : `${count} calls left`),
};

export interface CallMetaProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Whole seconds; absent: no call. */
  readonly elapsedSeconds?: number | undefined;
  /** Absent: unknown. */
  readonly remainingCalls?: number | undefined;
  /** Who speaks, or prepares an answer; default: silence. */
  readonly speaking?: 'assistant' | 'thinking' | 'nobody';
  /** True while the visitor's microphone is muted. */
  readonly isMuted?: boolean;
  /** Replaces the speaker while the connection is being restored. */
  readonly isReconnecting?: boolean;
  /** Returns 0 to 1; polled ten times a second. Absent: no microphone. */
  readonly readLevel?: (() => number) | undefined;
  /** Texts. */
  readonly labels?: Partial<typeof LABELS> | undefined;
}

const LOOK_EVERY_MS = 100;

/** Its steps also work under reduced motion. */
const Level = ({ readLevel }: { readonly readLevel: () => number }): ReactNode => {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setInterval(() => bar.current?.style.setProperty('--level', readLevel().toFixed(2)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [readLevel]);
  return <span ref={bar} data-part="level" aria-hidden="true" />;
};

const Fact = ({ part, name, children }: { part: string; name: string; children: ReactNode }): ReactNode => (
  <div data-part={part}>
    <dt className={HIDDEN}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Root = root('dl', 'call-meta', classNames(LABEL, ROW, css['root']));

/** Call time, remaining calls and speaker. Not a live region: values change too often. */
export const CallMeta = (props: CallMetaProps): ReactNode => {
  const { elapsedSeconds, remainingCalls, speaking = 'nobody', isMuted = false, labels, ...others } = props;
  const { isReconnecting = false, readLevel, ...rest } = others;
  const words = { ...LABELS, ...labels };
  return (
    <Root {...rest} data-speaking={speaking}>
      {elapsedSeconds !== undefined && (
        <>
          <Fact part="speaking" name={words.now}>
            <span data-part="dot" aria-hidden="true" />
            <Words>
              {isReconnecting ? words.reconnecting : isMuted && speaking === 'nobody' ? words.muted : words[speaking]}
            </Words>
            {readLevel && <Level readLevel={readLevel} />}
          </Fact>
          <Fact part="time" name={words.time}>
            <Words>{formatElapsed(elapsedSeconds)}</Words>
          </Fact>
        </>
      )}
      {remainingCalls !== undefined && (
        <Fact part="calls" name={words.calls}>
          <Words>{words.callsLeft(remainingCalls)}</Words>
        </Fact>
      )}
    </Root>
  );
};
