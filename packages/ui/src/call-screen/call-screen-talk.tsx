import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionsProps } from '../captions/captions.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import { ROW, classNames } from '../foundations/parts.tsx';
import css from './call-screen.module.css';
import { keepFocus } from './keep-focus.ts';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallScreenTalkProps extends Pick<CaptionsProps, 'lines' | 'names' | 'placeholder'> {
  /** The root. */
  readonly ref?: Ref<HTMLDivElement>;
  /** True while the assistant is audible: captions are then not announced. */
  readonly isAloud: boolean;
  /** Follow-up questions. */
  readonly suggestions: readonly string[];
  /** Accessible name of the suggestions. */
  readonly suggestionsLabel: string;
  /** Why visitor or assistant cannot be heard. */
  readonly silence?: string | undefined;
  /** A Button against the silence. */
  readonly remedy?: ReactNode;
  /** Says that typed questions wait. */
  readonly waiting?: string | undefined;
  /** Called with the pressed suggestion. */
  readonly onAsk: (suggestion: string) => void;
}

/** During a call: the spoken line, earlier lines, suggestions. */
export const CallScreenTalk = (props: CallScreenTalkProps): ReactNode => {
  const { ref, isAloud, suggestions, suggestionsLabel, silence, remedy, waiting, onAsk, ...captions } = props;
  return (
    <div ref={ref} className={css['conversation']}>
      <PartBoundary name="The conversation">
        <Captions {...captions} aria-live={isAloud ? 'off' : 'polite'} className={css['captions']} />
      </PartBoundary>
      {/* Screen readers skip a status that mounts with its text. */}
      <div className={classNames(ROW, css['silence'])}>
        <p className={css['hint']} role="status" tabIndex={(silence ?? waiting) === undefined ? undefined : 0}>
          {silence !== undefined && <Words>{silence}</Words>}
          {waiting !== undefined && <Words>{waiting}</Words>}
        </p>
        {remedy !== undefined && <span ref={keepFocus}>{remedy}</span>}
      </div>
      {suggestions.length > 0 && (
        <ul className={css['suggestions']} aria-label={suggestionsLabel}>
          {suggestions.map((suggestion) => (
            <li key={suggestion} ref={keepFocus}>
              <Button onClick={() => onAsk(capitalise(suggestion))}>{capitalise(suggestion)}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
