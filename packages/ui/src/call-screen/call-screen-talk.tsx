'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionsProps } from '../captions/captions.tsx';
import { TypeField } from '../type-field/type-field.tsx';
import { CallScreenSound, type CallScreenSoundProps } from './call-screen-sound.tsx';
import css from './call-screen.module.css';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallScreenTalkProps extends Pick<CaptionsProps, 'lines' | 'names' | 'placeholder'> {
  /** The talk's own element. */
  readonly ref?: Ref<HTMLDivElement>;
  /** The assistant is heard: captions that are read out would speak over it. */
  readonly isAloud: boolean;
  /** The visitor is heard. */
  readonly hasVoice: boolean;
  /** Whether the assistant speaks now, and can be stopped. */
  readonly isSpeaking: boolean;
  /** Questions that the assistant offers to answer next. */
  readonly suggestions: readonly string[];
  /** Why the visitor is not heard, in words. */
  readonly cannotHear?: string | undefined;
  /** How many typed questions wait for the assistant. */
  readonly waiting: number;
  /** What of its sound can be chosen; absent: nothing. */
  readonly sound?: CallScreenSoundProps | undefined;
  /** As they are shown. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** One of the suggestions was pressed. */
  readonly onAsk: (suggestion: string) => void;
  /** Return false to keep the text in the field. */
  readonly onSend: (text: string) => boolean;
  /** The assistant is to stop talking. */
  readonly onHush: () => void;
}

/** The talk while it lasts: captions, a field to type, and "stop talking". */
export const CallScreenTalk = (props: CallScreenTalkProps): ReactNode => {
  const { ref, isAloud, hasVoice, isSpeaking, suggestions, cannotHear, waiting, shortcuts, ...rest } = props;
  const { onAsk, onSend, onHush, sound, ...captions } = rest;
  return (
    <div ref={ref} className={css['conversation']}>
      <Captions {...captions} aria-live={isAloud ? 'off' : 'polite'} className={css['captions']} />
      {suggestions.length > 0 && (
        <ul className={css['suggestions']} aria-label="Questions ASAD can answer">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button onClick={() => onAsk(capitalise(suggestion))}>{capitalise(suggestion)}</Button>
            </li>
          ))}
        </ul>
      )}
      {/* There before their words: a status that comes with them is not read out. */}
      <p className={css['note']} role="status">
        {cannotHear}
      </p>
      <TypeField
        className={css['field']}
        label={hasVoice ? 'Type instead' : 'Your question'}
        placeholder="Ask about a project, a tool, or availability"
        onSend={onSend}
      />
      <p className={css['note']} role="status">
        {waiting > 0 && `${waiting === 1 ? 'Your question is' : 'Your questions are'} kept until ASAD is there.`}
      </p>
      <div className={css['controls']}>
        <Button aria-disabled={!isSpeaking || undefined} aria-keyshortcuts={shortcuts.hush} onClick={onHush}>
          Stop talking
        </Button>
        <p className={css['shortcuts']}>
          {hasVoice && (
            <>
              <kbd>{shortcuts.mute}</kbd> mute ·{' '}
            </>
          )}
          <kbd>{shortcuts.hush}</kbd> stop talking · <kbd>{shortcuts.type}</kbd> type
        </p>
      </div>
      {sound && <CallScreenSound {...sound} />}
    </div>
  );
};
