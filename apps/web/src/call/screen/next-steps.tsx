import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/button';
import type { ReactNode } from 'react';

export const NextSteps = (): ReactNode => (
  <>
    {owner.bookingUrl !== undefined && (
      <LinkButton tone="primary" href={owner.bookingUrl} target="_blank" rel="noopener">
        Book a Meeting
      </LinkButton>
    )}
    <LinkButton href={`mailto:${owner.email}`}>Write to {owner.firstName}</LinkButton>
  </>
);
