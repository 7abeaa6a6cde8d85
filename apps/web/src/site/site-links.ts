import { owner } from '@asad/content';
import type { SiteHeaderLink } from '@asad/ui/site-header';
import { SECTIONS } from './sections.ts';
import { site } from './site.ts';
import { toPath } from './to-path.ts';

const hasContact = owner.email !== '' || owner.phone !== undefined || owner.linkedIn !== undefined;

/** The header's links: on the home page its sections, elsewhere their addresses. */
export const listSiteLinks = (isHome = false): readonly SiteHeaderLink[] => {
  const at = (id: string): string => (isHome ? `#${id}` : toPath(`/#${id}`));
  return [
    ...SECTIONS.map(({ id, name, from }) => ({ href: at(id), text: name, from })),
    ...(hasContact ? [{ href: at('contact'), text: site.about.contactTitle }] : []),
    { href: toPath('/resume'), text: site.resume.link, from: 'phone' },
  ];
};

export const CALL_LINK = { href: toPath('/call'), name: site.assistant };
