import { site } from '@asad/content';
import { SiteHeader } from '@asad/ui/site-header';
import { ThemeToggle } from '@asad/ui/theme-toggle';
import { useState, type ReactNode } from 'react';
import { SiteMenu } from './menu/site-menu.tsx';
import { SECTIONS } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

const links = SECTIONS.map(({ id, name }) => ({ href: `#${id}`, text: name }));

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
