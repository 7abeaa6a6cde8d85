'use client';

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import css from './contact-block.module.css';

/** How long the confirmation stands (specification, section 9). */
const CONFIRMATION_MS = 900;

export interface ContactBlockLabels {
  readonly title: string;
  readonly copyEmail: string;
  readonly copied: string;
  readonly sendEmail: string;
  /** Where the profile is: the name of the network. */
  readonly profile: string;
  readonly viewProfile: string;
}

export interface ContactBlockProps extends Omit<ComponentProps<'section'>, 'onCopy'>, LinkAs {
  readonly email: string;
  readonly profileUrl: string;
  readonly labels: ContactBlockLabels;
  /** Writes the address somewhere; a rejection shows no confirmation. Where it is reported is the caller's. */
  readonly onCopy?: (email: string) => Promise<void>;
}

/** The email as text, and three ways to use it. */
export const ContactBlock = ({
  email,
  profileUrl,
  labels,
  onCopy,
  linkAs,
  className,
  ...rest
}: ContactBlockProps): ReactNode => {
  // A count, so that copying twice in a row starts the time anew.
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (): void => {
    onCopy?.(email).then(
      () => setCopies((count) => count + 1),
      () => setCopies(0),
    );
  };
  return (
    <section
      aria-label={labels.title}
      {...rest}
      data-component="contact-block"
      data-state={copies > 0 ? 'copied' : 'idle'}
      className={classNames(css['root'], className)}
    >
      <h3 data-part="title">{labels.title}</h3>
      <p data-part="email">{email}</p>
      <div data-part="actions">
        <span data-part="copy">
          <Button onClick={copy} data-needs-script>
            {labels.copyEmail}
          </Button>
          <span role="status" data-part="status">
            {copies > 0 && labels.copied}
          </span>
        </span>
        <LinkButton linkAs={linkAs} href={`mailto:${email}`}>
          {labels.sendEmail}
        </LinkButton>
        <span data-part="profile">
          {labels.profile}
          <LinkButton linkAs={linkAs} href={profileUrl} target="_blank" rel="noopener">
            {labels.viewProfile}
          </LinkButton>
        </span>
      </div>
    </section>
  );
};
