import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../close-icon.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import css from './mention-card.module.css';

export interface MentionCardProps extends Omit<ComponentProps<'aside'>, 'title'>, LinkAs {
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
  /** Accessible names, made from the title. */
  readonly labels?: { readonly mentioned: (title: string) => string; readonly dismiss: (title: string) => string };
}

const LABELS = { mentioned: (title: string) => `Mentioned: ${title}`, dismiss: (title: string) => `Dismiss ${title}` };

/** What the assistant is talking about, beside the talk. Comes without taking focus, goes when it is dismissed. */
export const MentionCard = (props: MentionCardProps): ReactNode => {
  const { kind, title, text, href, linkText, colours, onDismiss, className, style, ...others } = props;
  const { labels = LABELS, linkAs: Link = 'a', ...rest } = others;
  const isHere = href.startsWith('#') || href.startsWith('mailto:');
  const ownColours = colours && { '--from': colours[0], '--to': colours[1] };
  return (
    <aside
      {...rest}
      aria-label={labels.mentioned(title)}
      data-component="mention-card"
      className={classNames(css['root'], className)}
      style={{ ...ownColours, ...style }}
    >
      <span data-part="colours" aria-hidden="true" />
      <p data-part="kind">{kind}</p>
      <p data-part="title">{title}</p>
      {text !== undefined && <p data-part="text">{text}</p>}
      <Link data-part="link" href={href} {...(isHere ? {} : { target: '_blank', rel: 'noopener' })}>
        {linkText}
      </Link>
      {onDismiss && (
        <button type="button" data-part="dismiss" aria-label={labels.dismiss(title)} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </aside>
  );
};
