import { useEffect } from 'react';

/** Says which of the linked sections crosses the middle of the screen; undefined above the first. */
export const useCurrentSection = (
  links: readonly { readonly href: string }[],
  onChange: (href: string | undefined) => void,
): void => {
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(`#${target.id}`);
          else seen.delete(`#${target.id}`);
        }
        onChange(links.find(({ href }) => seen.has(href))?.href);
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const { href } of links) {
      const section = document.querySelector(href);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [links, onChange]);
};
