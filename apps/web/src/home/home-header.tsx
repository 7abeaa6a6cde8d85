import { site } from '../site/site.ts';
import { SiteHeader } from '@asad/ui/site-header';
import { ThemeToggle } from '@asad/ui/controls';
import { useEffect, useState, type ReactNode } from 'react';
import { toPath } from '../site/to-path.ts';
import { SiteMenu } from './menu/site-menu.tsx';
import { SECTIONS } from './sections.ts';

const links = SECTIONS.map(({ id, name }) => ({ href: `#${id}`, text: name }));

/** At the middle of the screen; undefined above the first. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(`#${target.id}`);
          else seen.delete(`#${target.id}`);
        }
        setCurrent(links.find(({ href }) => seen.has(href))?.href);
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const { href } of links) {
      const section = document.querySelector(href);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Only the header rerenders. */
export const HomeHeader = (): ReactNode => (
  <SiteHeader name={site.name} homeHref={toPath('/')} links={links} current={useCurrentSection()}>
    <SiteMenu />
    <ThemeToggle />
  </SiteHeader>
);
