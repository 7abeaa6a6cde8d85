import { site } from '../site/site.ts';
import { SiteHeader } from '@asad/ui/site-header';
import { ThemeToggle } from '@asad/ui/controls';
import { useEffect, useState, type ReactNode } from 'react';
import { toPath } from '../site/to-path.ts';
import { SiteMenu } from './menu/site-menu.tsx';
import { CALL_LINK, listSiteLinks } from '../site/site-links.ts';

const links = listSiteLinks(true);
const HERO = '[data-hero]';
const parts = [HERO, ...links.map(({ href }) => href).filter((href) => href.startsWith('#'))];

/** At the middle of the screen; undefined elsewhere. */
function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(HERO);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const part = target.id === '' ? HERO : `#${target.id}`;
          if (isIntersecting) seen.add(part);
          else seen.delete(part);
        }
        setCurrent(parts.findLast((part) => seen.has(part)));
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const part of parts) {
      const section = document.querySelector(part);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Only the header rerenders. Once the hero's owl has left, the header's is the call button. */
export const HomeHeader = (): ReactNode => {
  const current = useCurrentPart();
  return (
    <SiteHeader
      name={site.name}
      homeHref={toPath('/')}
      links={links}
      current={current}
      call={{ ...CALL_LINK, isShut: current === HERO }}
    >
      <SiteMenu />
      <ThemeToggle />
    </SiteHeader>
  );
};
