import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/controls';
import type { ReactNode } from 'react';
import { contactLink } from '../../site/contact-link.ts';

/** False if the owner has no calendar. */
export const bookMeeting: ReactNode = owner.bookingUrl !== undefined && (
  <LinkButton tone="primary" href={owner.bookingUrl} target="_blank" rel="noopener">
    Book a Meeting
  </LinkButton>
);

export const NextSteps = (): ReactNode => (
  <>
    {bookMeeting}
    <LinkButton href={contactLink.href}>
      {owner.email === '' ? contactLink.label : `Write to ${owner.firstName}`}
    </LinkButton>
  </>
);
