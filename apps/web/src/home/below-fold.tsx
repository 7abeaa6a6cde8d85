import '@asad/ui/owl-poses.css';
import './print.css';
import { site } from '../site/site.ts';
import { about, owner, pillars, principles, stack } from '@asad/content';
import { AboutSection, SiteFooter, StackSection } from '@asad/ui/home-sections';
import { PartBoundary } from '@asad/ui/foundations';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { PageModule } from '../boot/hydrate-page.tsx';
import { toPath } from '../site/to-path.ts';
import { copyText } from '../storage/copy-text.ts';
import { Experiences } from './experiences/experiences.tsx';
import { Works } from './works/works.tsx';
import { SECTIONS, type SectionId } from '../site/sections.ts';

/** Its styles arrive with the sections. */
export { Taste } from '@asad/ui/taste';

const contact = {
  email: owner.email,
  phone: owner.phone,
  profileUrl: owner.linkedIn,
  links: [
    ...(owner.profiles ?? []).flatMap(({ network, url }) => (url === undefined ? [] : [{ href: url, text: network }])),
    { href: toPath('/resume'), text: site.resume.link },
  ],
  onCopy: copyText,
  labels: { ...site.about, title: site.about.contactTitle },
};

const photo = owner.photo === undefined ? undefined : { src: toPath(owner.photo), alt: owner.name };

const COMPONENTS: Readonly<Record<SectionId, ComponentType>> = {
  works: Works,
  experiences: Experiences,
  stack: () => <StackSection words={site.stack} pillars={pillars} items={stack} />,
  about: () => (
    <AboutSection
      words={site.about}
      intro={about.intro}
      photo={photo}
      principles={principles}
      groups={site.life}
      contact={contact}
    />
  ),
};

/** Everything below the first screen, with separate code, styles and hydration. */
export const BelowFold: PageModule['Page'] = ({ onReady }) => {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      {SECTIONS.map(({ id }) => {
        const Section = COMPONENTS[id];
        return (
          <PartBoundary key={id}>
            <Section />
          </PartBoundary>
        );
      })}
    </>
  );
};

const who = [owner.name, owner.location].filter(Boolean).join(', ');

const aside = (
  <>
    He only looks asleep. <a href={toPath('/call')}>Wake him</a>
  </>
);

export const Ending = (): ReactNode => (
  <SiteFooter aside={aside} lines={[who, ...(owner.isSample ? [site.sampleNotice] : [])]} />
);
