import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CloseButton } from '../close-button/close-button.tsx';
import { HIDDEN, root, ROW } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './taste.module.css';

export interface TasteAnswer {
  readonly question: string;
  /** The sentence that is spoken; at the end, the whole answer. */
  readonly text: string;
  /** Its spoken beginning. */
  readonly said: string;
  readonly isDone: boolean;
}

export interface TasteProps {
  readonly questions: readonly string[];
  /** Replaces the questions. */
  readonly answer?: TasteAnswer | undefined;
  readonly onAsk: (question: string) => void;
  /** Leads to what the answer is about; absent: nothing to show. */
  readonly onShow?: (() => void) | undefined;
  /** Ends the answer: the questions return. */
  readonly onClose: () => void;
  /** Where any other question is asked. */
  readonly href: string;
}

const WORDS = { label: 'Ask the owl', anything: 'Ask me anything', show: 'Show me', close: 'Other questions' };
const Root = root('div', 'taste', css['root']);

/** Questions as bubbles beside an owl; an answer takes their place, word by word. */
export const Taste = ({ questions, answer, onAsk, onShow, onClose, href }: TasteProps): ReactNode => {
  const bubble = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(undefined);
  const question = answer?.question;
  // The pressed button is gone: keyboard users must not lose their place.
  useEffect(() => {
    if (question !== undefined) bubble.current?.focus({ preventScroll: true });
    else if (document.activeElement === document.body && pressed.current !== undefined)
      list.current?.querySelectorAll('button')[questions.indexOf(pressed.current)]?.focus({ preventScroll: true });
    pressed.current = question;
  }, [question, questions]);
  return (
    <Root
      role="group"
      aria-label={WORDS.label}
      data-state={answer ? 'answering' : 'asking'}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {answer === undefined ? (
        <ul ref={list} data-part="questions">
          {questions.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => onAsk(text)}>
                {text}
              </button>
            </li>
          ))}
          <li>
            <a href={href}>{WORDS.anything}</a>
          </li>
        </ul>
      ) : (
        <div ref={bubble} data-part="answer" tabIndex={-1} role="group" aria-label={answer.question}>
          <p data-part="asked" dir="auto" aria-hidden="true">
            {answer.question}
          </p>
          <p aria-hidden="true" dir="auto" data-part="words" data-state={answer.isDone ? 'done' : 'spoken'}>
            <Words>{answer.said}</Words>
            {/* Keeps the bubble's size while the sentence is spoken. */}
            <span data-part="unsaid">{answer.text.slice(answer.said.length)}</span>
          </p>
          <p role="status" className={HIDDEN}>
            {answer.isDone && answer.text}
          </p>
          {answer.isDone && (
            <div data-part="next" className={ROW}>
              {onShow && (
                <Button tone="primary" size="small" onClick={onShow}>
                  {WORDS.show}
                </Button>
              )}
              <a href={href}>{WORDS.anything}</a>
            </div>
          )}
          <CloseButton aria-label={WORDS.close} onClick={onClose} />
        </div>
      )}
    </Root>
  );
};
