import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../close-icon.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, part, root, twoColours } from '../foundations/parts.tsx';
import css from './mention-card.module.css';

/** What styles may name; the two colours are those of its upper edge. */
export const mentionCardAnatomy = anatomy('mention-card', {
  parts: ['colours', 'kind', 'title', 'text', 'link', 'close'],
  properties: ['--from', '--to'],
});

export const MentionCardRoot = root('aside', 'mention-card', css['root']);
export const MentionCardKind = part('p', 'kind');
export const MentionCardTitle = part('p', 'title');
export const MentionCardText = part('p', 'text');
/** The coloured edge; decoration. */
export const MentionCardColours = (props: ComponentProps<'span'>): ReactNode => (
  <span data-part="colours" aria-hidden="true" {...props} />
);
/** The button in the corner; give it an accessible name. */
export const MentionCardClose = CloseButton;

/** Where one reads more: in a new tab unless it lies on this page, since the talk goes on here. */
export const MentionCardLink = ({ linkAs: Link = 'a', ...rest }: ComponentProps<'a'> & LinkAs): ReactNode => {
  const isHere = /^(#|mailto:)/.test(rest.href ?? '');
  return <Link data-part="link" {...(isHere ? {} : { target: '_blank', rel: 'noopener' })} {...rest} />;
};

export interface MentionCardProps extends Omit<ComponentProps<'aside'>, 'title'>, LinkAs {
  /** What it is: "Project", "Experience", "Tool". */
  readonly kind: string;
  /** The entry’s name. */
  readonly title: string;
  /** One line of it. */
  readonly text?: string | undefined;
  /** Where one reads more. */
  readonly href: string;
  /** What the link says. */
  readonly linkText: string;
  /** The entry's own two colours. */
  readonly colours?: readonly [from: string, to: string] | undefined;
  /** Without it the card cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  /** Accessible names, made from the title. */
  readonly labels?: typeof LABELS;
}

const LABELS = {
  mentioned: (title: string): string => `Mentioned: ${title}`,
  close: (title: string): string => `Dismiss ${title}`,
};

/** What the assistant is talking about, beside the talk. Comes without taking focus, goes when it is closed. */
export const MentionCard = (props: MentionCardProps): ReactNode => {
  const { kind, title, text, href, linkText, colours, onClose, style, labels = LABELS, linkAs, ...rest } = props;
  return (
    <MentionCardRoot {...rest} aria-label={labels.mentioned(title)} style={{ ...twoColours(colours), ...style }}>
      <MentionCardColours />
      <MentionCardKind>{kind}</MentionCardKind>
      <MentionCardTitle>{title}</MentionCardTitle>
      {text !== undefined && <MentionCardText>{text}</MentionCardText>}
      <MentionCardLink linkAs={linkAs} href={href}>
        {linkText}
      </MentionCardLink>
      {onClose && <MentionCardClose aria-label={labels.close(title)} onClick={onClose} />}
    </MentionCardRoot>
  );
};
