import {
  MentionCard,
  MentionCardColours,
  MentionCardClose,
  MentionCardKind,
  MentionCardLink,
  MentionCardRoot,
} from '@asad/ui/mention-card';
import type { ReactNode, Ref } from 'react';
import { BesideLink } from './beside-link.tsx';
import css from './call-page.module.css';
import type { Mention } from '../session/find-mention.ts';

export interface CallMentionProps {
  /** What ASAD points at now: one entry, or those of a list. */
  readonly shown: readonly Mention[];
  /** The card, while it is there. */
  readonly ref?: Ref<HTMLElement>;
  readonly onDismiss: () => void;
  /** What has focus when the card goes together with the button that was pressed in it. */
  readonly returnFocus: () => HTMLElement | null;
}

/** What ASAD talks about, beside the talk: one card, which comes without taking focus; of a list, all its entries. */
export const CallMention = ({ shown, ref, onDismiss, returnFocus }: CallMentionProps): ReactNode => {
  const [first] = shown;
  if (first === undefined) return null;
  const dismiss = (): void => {
    returnFocus()?.focus({ preventScroll: true });
    onDismiss();
  };
  if (shown.length === 1) {
    const { key, ...entry } = first;
    return (
      <MentionCard ref={ref} key={key} linkAs={BesideLink} {...entry} className={css['mention']} onClose={dismiss} />
    );
  }
  return (
    <MentionCardRoot
      ref={ref}
      key={shown.map(({ key }) => key).join(' ')}
      aria-label={`Mentioned: ${shown.map(({ title }) => title).join(', ')}`}
      className={css['mention']}
    >
      <MentionCardColours />
      <MentionCardKind>Mentioned</MentionCardKind>
      <ul className={css['mentions']}>
        {shown.map(({ key, kind, title, href }) => (
          <li key={key}>
            <span>{kind}</span>{' '}
            <MentionCardLink linkAs={BesideLink} href={href}>
              {title}
            </MentionCardLink>
          </li>
        ))}
      </ul>
      <MentionCardClose aria-label="Dismiss the list" onClick={dismiss} />
    </MentionCardRoot>
  );
};
