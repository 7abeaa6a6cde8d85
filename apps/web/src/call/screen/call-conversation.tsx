import type { Call, CallSnapshot } from '@asad/call-core';
import { guideLines } from '@asad/content';
import { Button } from '@asad/ui/button';
import { Captions } from '@asad/ui/captions';
import { TypeField } from '@asad/ui/type-field';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { SHORTCUTS, useCallShortcuts } from './call-shortcuts.ts';
import { SPEAKER_NAMES } from './speaker-names.ts';
import css from './call-page.module.css';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallConversationProps {
  readonly call: Call;
  readonly snapshot: CallSnapshot;
  /** Questions that ASAD offers to answer next. */
  readonly suggestions: readonly string[];
  /** This browser cannot turn speech into text; the guide said so. */
  readonly cannotHear: boolean;
}

/** The talk while it lasts: captions, a field to type, mute and "stop talking". */
export const CallConversation = ({ call, snapshot, suggestions, cannotHear }: CallConversationProps): ReactNode => {
  const { isMuted, assistantIsSpeaking, mode, status, queuedTexts, conversation } = snapshot;
  const root = useRef<HTMLDivElement>(null);
  const focusField = useCallback((): void => root.current?.querySelector('input')?.focus(), []);
  const ask = (suggestion: string): void => {
    // The list goes with the press: what was said stays, and keeps the focus.
    root.current?.querySelector<HTMLElement>('[role="log"]')?.focus();
    call.send(capitalise(suggestion));
  };
  const hasVoice = mode === 'voice';
  /** ASAD is heard, even where the visitor no longer is. */
  const [isAloud] = useState(hasVoice);
  useCallShortcuts(status !== 'idle', {
    mute: () => void (hasVoice && call.setMuted(!isMuted)),
    hush: call.interrupt,
    type: focusField,
  });

  // The bar and the talk begin at the top, wherever the press was.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  // Who came to type wants to type.
  useEffect(() => {
    if (!isAloud && status === 'active') focusField();
  }, [isAloud, status, focusField]);

  return (
    <div ref={root} className={css['conversation']}>
      <Captions
        lines={conversation.lines}
        names={SPEAKER_NAMES}
        // Read out, they would speak over ASAD.
        aria-live={isAloud ? 'off' : 'polite'}
        placeholder={status === 'active' ? 'ASAD is about to speak.' : 'One moment, ASAD is waking up.'}
        className={css['captions']}
      />
      {suggestions.length > 0 && (
        <ul className={css['suggestions']} aria-label="Questions ASAD can answer">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button onClick={() => ask(suggestion)}>{capitalise(suggestion)}</Button>
            </li>
          ))}
        </ul>
      )}
      {/* There before their words: a status that comes with them is not read out. */}
      <p className={css['note']} role="status">
        {cannotHear && guideLines.cannotHear}
      </p>
      <TypeField
        className={css['field']}
        label={hasVoice ? 'Type instead' : 'Your question'}
        placeholder="Ask about a project, a tool, or availability"
        onSend={(text) => call.send(text).kind !== 'refused'}
      />
      <p className={css['note']} role="status">
        {queuedTexts.length > 0 &&
          `${queuedTexts.length === 1 ? 'Your question is' : 'Your questions are'} kept until ASAD is there.`}
      </p>
      <div className={css['controls']}>
        <Button
          aria-disabled={!assistantIsSpeaking || undefined}
          aria-keyshortcuts={SHORTCUTS.hush}
          onClick={() => call.interrupt()}
        >
          Stop talking
        </Button>
        <p className={css['shortcuts']}>
          {hasVoice && (
            <>
              <kbd>{SHORTCUTS.mute}</kbd> mute ·{' '}
            </>
          )}
          <kbd>{SHORTCUTS.hush}</kbd> stop talking · <kbd>{SHORTCUTS.type}</kbd> type
        </p>
      </div>
    </div>
  );
};
