import type { ComponentProps, ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { fitWords } from '../foundations/fit-words.ts';
import { classNames, LABEL, root, ROW } from '../foundations/parts.tsx';
import { useConfirmed } from '../foundations/use-confirmed.ts';
import css from './contact-block.module.css';

const CONFIRMATION_MS = 900;

export interface ContactBlockProps extends Omit<ComponentProps<'section'>, 'onCopy'> {
  /** Shown and copied. Empty: no address and no buttons for it. */
  readonly email: string;
  /** Absent: no profile link. */
  readonly profileUrl?: string | undefined;
  /** Other networks, the résumé. */
  readonly links?: readonly { readonly href: string; readonly text: string }[] | undefined;
  /** Formatted for display. */
  readonly phone?: string | undefined;
  /** `profile` names the network of `profileUrl`. */
  readonly labels: Readonly<Record<'title' | 'copyEmail' | 'copied' | 'sendEmail' | 'profile' | 'viewProfile', string>>;
  /** Copies the address; a rejection shows no confirmation. */
  readonly onCopy?: (email: string) => Promise<void>;
}

const Root = root('section', 'contact-block', css['root']);

/** An email address to copy or write to, and a profile link. */
export const ContactBlock = (props: ContactBlockProps): ReactNode => {
  const { email, profileUrl, links = [], phone, labels, onCopy, ...rest } = props;
  const [isCopied, copy] = useConfirmed(onCopy && (() => onCopy(email)), CONFIRMATION_MS);
  return (
    <Root aria-label={labels.title} {...rest} data-state={isCopied ? 'copied' : 'idle'}>
      <h3 data-part="title" className={LABEL}>
        {labels.title}
      </h3>
      {email !== '' && (
        <p data-part="email" style={fitWords(email)}>
          {email}
        </p>
      )}
      {phone !== undefined && (
        <p data-part="phone">
          <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a>
        </p>
      )}
      <div data-part="actions" className={ROW} data-unprinted>
        {email !== '' && (
          <>
            <span data-part="copy">
              <Button onClick={copy} data-needs-script>
                {labels.copyEmail}
              </Button>
              <span role="status" data-part="status">
                {isCopied && labels.copied}
              </span>
            </span>
            <LinkButton href={`mailto:${email}`}>{labels.sendEmail}</LinkButton>
          </>
        )}
        {profileUrl !== undefined && (
          <span data-part="profile" className={classNames(LABEL, ROW)}>
            <span>{labels.profile}</span>
            <LinkButton
              href={profileUrl}
              target="_blank"
              rel="noopener"
              aria-label={`${labels.viewProfile} ${labels.profile}`}
            >
              {labels.viewProfile}
            </LinkButton>
          </span>
        )}
      </div>
      {links.length > 0 && (
        <ul data-part="links" className={ROW}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href} {...(/^https?:/u.test(href) && { rel: 'me noopener', target: '_blank' })}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
};
