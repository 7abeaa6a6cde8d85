import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { LABEL, root, twoColours } from '../foundations/parts.tsx';
import css from './mention-card.module.css';

const DECORATIVE = '';
export const MentionCardRoot = root('aside', 'mention-card', css['root']);

export interface MentionCardProps extends Omit<ComponentProps<'aside'>, 'title'>, LinkAs {
  /** "Project", "Experience", "Tool". */
  readonly kind: string;
  /** Title. */
  readonly title: string;
  /** One line. */
  readonly text?: string | undefined;
  /** URL of a picture; decorative. */
  readonly picture?: string | undefined;
  /** Its most telling number. */
  readonly figure?: string | undefined;
  /** URL. */
  readonly href: string;
  /** Link text. */
  readonly linkText: string;
  /** The colours of the edge. */
  readonly colours?: readonly [from: string, to: string] | undefined;
  /** Absent: no close button. */
  readonly onClose?: (() => void) | undefined;
}

/** Shows a mentioned entry; does not take focus. */
export const MentionCard = (props: MentionCardProps): ReactNode => {
  const { kind, title, text, picture, figure, href, linkText, colours, onClose, style, ...more } = props;
  const { linkAs: Link = 'a', ...rest } = more;
  return (
    <MentionCardRoot {...rest} aria-label={`Mentioned: ${title}`} style={{ ...twoColours(colours), ...style }}>
      {picture === undefined ? (
        <span data-part="colours" aria-hidden="true" />
      ) : (
        <img data-part="picture" src={picture} alt={DECORATIVE} width={120} height={80} />
      )}
      <p data-part="kind" className={LABEL}>
        {kind}
      </p>
      <p data-part="title">{title}</p>
      {figure !== undefined && <p data-part="figure">{figure}</p>}
      {text !== undefined && <p data-part="text">{text}</p>}
      <Link data-part="link" href={href}>
        {linkText}
      </Link>
      {onClose && <CloseButton aria-label={`Dismiss ${title}`} onClick={onClose} />}
    </MentionCardRoot>
  );
};
