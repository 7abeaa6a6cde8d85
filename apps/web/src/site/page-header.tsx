import { ThemeToggle } from '@asad/ui/controls';
import { SiteHeader, SkipLink } from '@asad/ui/site-header';
import type { ReactNode } from 'react';
import { site } from './site.ts';
import { toPath } from './to-path.ts';
import { CALL_LINK, listSiteLinks } from './site-links.ts';

/** The header of all pages except the home page; their `main` has the id `content`. */
export const PageHeader = (): ReactNode => (
  <>
    <SkipLink href="#content">Skip to the content</SkipLink>
    <SiteHeader name={site.name} homeHref={toPath('/')} links={listSiteLinks()} call={CALL_LINK}>
      <ThemeToggle />
    </SiteHeader>
  </>
);
