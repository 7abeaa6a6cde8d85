import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatElapsed } from './format-elapsed.ts';
import css from './call-meta.module.css';

/** Who is heard now: the assistant, or nobody, which is when one may speak. */
export type Speaking = 'assistant' | 'nobody';

/** Every word of the line. */
export interface CallMetaLabels {
  readonly assistant: string;
  readonly nobody: string;
  readonly muted: string;
  readonly now: string;
  readonly time: string;
  readonly calls: string;
  readonly callsLeft: (count: number) => string;
}

export interface CallMetaProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Whole seconds since the call began; absent: no call. */
  readonly elapsedSeconds?: number | undefined;
  /** Absent: not known yet. */
  readonly remainingCalls?: number | undefined;
  readonly speaking?: Speaking;
  readonly isMuted?: boolean;
  readonly labels?: Partial<CallMetaLabels> | undefined;
}

const LABELS: CallMetaLabels = {
  assistant: 'The assistant is speaking',
  nobody: 'Listening',
  muted: 'You are muted',
  now: 'Now',
  time: 'Time',
  calls: 'Calls',
  callsLeft: (count) => (count === 1 ? '1 call left' : `${count} calls left`),
};

/** Time, calls left and who is speaking, in one quiet line. Nothing here is announced: it changes too often. */
export const CallMeta = ({
  elapsedSeconds,
  remainingCalls,
  speaking = 'nobody',
  isMuted = false,
  labels,
  className,
  ...rest
}: CallMetaProps): ReactNode => {
  const words = { ...LABELS, ...labels };
  return (
    <dl {...rest} data-component="call-meta" data-speaking={speaking} className={classNames(css['root'], className)}>
      {elapsedSeconds !== undefined && (
        <>
          <div data-part="speaking">
            <dt>{words.now}</dt>
            <dd>
              <span data-part="dot" aria-hidden="true" />
              {isMuted && speaking !== 'assistant' ? words.muted : words[speaking]}
            </dd>
          </div>
          <div data-part="time">
            <dt>{words.time}</dt>
            <dd>{formatElapsed(elapsedSeconds)}</dd>
          </div>
        </>
      )}
      {remainingCalls !== undefined && (
        <div data-part="calls">
          <dt>{words.calls}</dt>
          <dd>{words.callsLeft(remainingCalls)}</dd>
        </div>
      )}
    </dl>
  );
};
