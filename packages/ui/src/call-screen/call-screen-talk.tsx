'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionsProps } from '../captions/captions.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import css from './call-screen.module.css';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallScreenTalkProps extends Pick<CaptionsProps, 'lines' | 'names' | 'placeholder'> {
  /** The view's root element. */
  readonly ref?: Ref<HTMLDivElement>;
  /** True if the assistant is audible; captions are then not announced, because a screen reader would speak over it. */
  readonly isAloud: boolean;
  /** Follow-up questions that the assistant offers. */
  readonly suggestions: readonly string[];
  /** Accessible name of the list of suggestions. */
  readonly suggestionsLabel: string;
  /** Explains why visitor or assistant cannot be heard. */
  readonly silence?: string | undefined;
  /** The action for it: a Button. */
  readonly remedy?: ReactNode;
  /** Explains that typed questions are in the queue. */
  readonly waiting?: string | undefined;
  /** Called with the pressed suggestion. */
  readonly onAsk: (suggestion: string) => void;
}

/** The view during a call: the line that is spoken in large type, earlier lines above it, suggestions below it. */
export const CallScreenTalk = (props: CallScreenTalkProps): ReactNode => {
  const { ref, isAloud, suggestions, suggestionsLabel, silence, remedy, waiting, onAsk, ...captions } = props;
  return (
    <div ref={ref} className={css['conversation']}>
      <PartBoundary name="The conversation">
        <Captions {...captions} aria-live={isAloud ? 'off' : 'polite'} className={css['captions']} />
      </PartBoundary>
      {/* Rendered before it has text: screen readers skip a status that mounts with its text. */}
      <div className={css['silence']}>
        <p className={css['note']} role="status">
          {silence !== undefined && <Words>{silence}</Words>}
        </p>
        {remedy}
      </div>
      <p className={css['note']} role="status">
        {waiting !== undefined && <Words>{waiting}</Words>}
      </p>
      {suggestions.length > 0 && (
        <ul className={css['suggestions']} aria-label={suggestionsLabel}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button onClick={() => onAsk(capitalise(suggestion))}>{capitalise(suggestion)}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
