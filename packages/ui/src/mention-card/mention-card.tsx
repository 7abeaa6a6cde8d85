import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './mention-card.module.css';

export interface MentionCardProps extends Omit<ComponentProps<'aside'>, 'title'> {
  /** What it is: "Project", "Experience", "Tool". */
  readonly kind: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** Where one reads more; a new tab unless it lies on this page, since the talk goes on here. */
  readonly href: string;
  readonly linkText: string;
  /** The entry's own two colours. */
  readonly colours?: readonly [from: string, to: string] | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** What ASAD is talking about, beside the talk. Comes without taking focus, goes when it is dismissed. */
export const MentionCard = (props: MentionCardProps): ReactNode => {
  const { kind, title, text, href, linkText, colours, onDismiss, className, style, ...rest } = props;
  const isHere = href.startsWith('#') || href.startsWith('mailto:');
  const ownColours = colours && { '--from': colours[0], '--to': colours[1] };
  return (
    <aside
      {...rest}
      aria-label={`Mentioned: ${title}`}
      data-component="mention-card"
      className={classNames(css['root'], className)}
      style={{ ...ownColours, ...style }}
    >
      <span data-part="colours" aria-hidden="true" />
      <p data-part="kind">{kind}</p>
      <p data-part="title">{title}</p>
      {text !== undefined && <p data-part="text">{text}</p>}
      <a data-part="link" href={href} {...(isHere ? {} : { target: '_blank', rel: 'noopener' })}>
        {linkText}
      </a>
      {onDismiss && (
        <button type="button" data-part="dismiss" aria-label={`Dismiss ${title}`} onClick={onDismiss}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </aside>
  );
};
