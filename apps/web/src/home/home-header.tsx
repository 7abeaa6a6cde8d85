import { site } from '@asad/content';
import { SiteHeader } from '@asad/ui/site-header';
import { ThemeToggle } from '@asad/ui/theme-toggle';
import { useState, type ReactNode } from 'react';
import { SiteMenu } from './menu/site-menu.tsx';
import { sections } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

const links = sections.map(({ id, short }) => ({ href: `#${id}`, text: short }));

/** The header knows where the page is; nothing else is drawn again for it. */
export const HomeHeader = (): ReactNode => {
  const [current, setCurrent] = useState<string>();
  useCurrentSection(links, setCurrent);
  return (
    <SiteHeader name={site.name} links={links} {...(current === undefined ? {} : { current })}>
      <SiteMenu />
      <ThemeToggle />
    </SiteHeader>
  );
};
