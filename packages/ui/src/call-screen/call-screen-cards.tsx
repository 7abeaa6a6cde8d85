import { useCallback, useRef, type ReactNode } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import { MentionCard, MentionCardRoot, type MentionCardProps } from '../mention-card/mention-card.tsx';
import { CALL_SCREEN_WORDS as words } from './call-screen-words.ts';
import { classNames, LABEL, ROW } from '../foundations/parts.tsx';
import css from './call-screen.module.css';
import { keepFocus } from './keep-focus.ts';

export interface CallScreenEntry extends Pick<
  MentionCardProps,
  'kind' | 'title' | 'text' | 'picture' | 'figure' | 'href' | 'linkText' | 'colours'
> {
  readonly key: string;
}

export interface CallScreenCardsProps extends LinkAs {
  /** One entry, or a list. */
  readonly shown: readonly CallScreenEntry[];
  /** Receives the card, and null on unmount. */
  readonly onCard: (card: HTMLElement | null) => void;
  /** Called to close the single card. */
  readonly onDismiss: () => void;
}

/** One entry as a card without focus, several as a list. */
export const CallScreenCards = ({ shown, onCard, onDismiss, linkAs: Link = 'a' }: CallScreenCardsProps): ReactNode => {
  const card = useRef<HTMLElement>(null);
  useRedrawWhenRemoved(card);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      onCard((card.current = element));
      const passFocusOn = keepFocus(element);
      // React does not clear a ref if its callback returns a cleanup.
      return () => {
        passFocusOn();
        onCard((card.current = null));
      };
    },
    [onCard],
  );
  const [first] = shown;
  if (first === undefined) return null;
  if (shown.length === 1) {
    const { key, ...entry } = first;
    return <MentionCard ref={ref} key={key} linkAs={Link} {...entry} className={css['mention']} onClose={onDismiss} />;
  }
  return (
    <MentionCardRoot
      ref={ref}
      key={shown.map(({ key }) => key).join(' ')}
      aria-label={`${words.mentioned}: ${shown.map(({ title }) => title).join(', ')}`}
      className={css['mention']}
    >
      <span data-part="colours" aria-hidden="true" />
      <p data-part="kind" className={LABEL}>
        {words.mentioned}
      </p>
      <ul className={classNames(ROW, css['mentions'])}>
        {shown.map(({ key, title, href }) => (
          <li key={key}>
            <Link data-part="link" href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <CloseButton aria-label={words.dismissList} onClick={onDismiss} />
    </MentionCardRoot>
  );
};
