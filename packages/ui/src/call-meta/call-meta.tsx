import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatElapsed } from './format-elapsed.ts';
import css from './call-meta.module.css';

/** Who is heard now. */
export type Speaking = 'visitor' | 'assistant' | 'nobody';

export interface CallMetaProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Whole seconds since the call began; absent: no call. */
  readonly elapsedSeconds?: number | undefined;
  /** Absent: not known yet. */
  readonly remainingCalls?: number | undefined;
  readonly speaking?: Speaking;
  readonly isMuted?: boolean;
}

const SPEAKING_WORDS = {
  visitor: 'You are speaking',
  assistant: 'ASAD is speaking',
  nobody: 'Listening',
} as const satisfies Record<Speaking, string>;

/** Time, calls left and who is speaking, in one quiet line. Nothing here is announced: it changes too often. */
export const CallMeta = ({
  elapsedSeconds,
  remainingCalls,
  speaking = 'nobody',
  isMuted = false,
  className,
  ...rest
}: CallMetaProps): ReactNode => (
  <dl {...rest} data-component="call-meta" data-speaking={speaking} className={classNames(css['root'], className)}>
    {elapsedSeconds !== undefined && (
      <>
        <div data-part="speaking">
          <dt>Now</dt>
          <dd>
            <span data-part="dot" aria-hidden="true" />
            {isMuted && speaking !== 'assistant' ? 'You are muted' : SPEAKING_WORDS[speaking]}
          </dd>
        </div>
        <div data-part="time">
          <dt>Time</dt>
          <dd>{formatElapsed(elapsedSeconds)}</dd>
        </div>
      </>
    )}
    {remainingCalls !== undefined && (
      <div data-part="calls">
        <dt>Calls</dt>
        <dd>{remainingCalls === 1 ? '1 call left' : `${remainingCalls} calls left`}</dd>
      </div>
    )}
  </dl>
);
