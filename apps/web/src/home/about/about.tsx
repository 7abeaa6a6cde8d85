import { about, owner, principles, site } from '@asad/content';
import { ContactBlock } from '@asad/ui/contact-block';
import { PrincipleList } from '@asad/ui/principle-list';
import { SectionHeading } from '@asad/ui/section-heading';
import type { ReactNode } from 'react';
import page from '../../styles/page.module.css';
import css from './about.module.css';

const copyEmail = async (email: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(email);
  } catch (cause) {
    console.error('The email address could not be copied.', cause);
    throw cause;
  }
};

/** About: who he is, what he holds to, and how to reach him. */
export const About = (): ReactNode => (
  <section id="about" aria-labelledby="about-title" className={`${page['wrap']} ${page['section']}`}>
    <SectionHeading headingId="about-title" title={site.about.title} litRatio={1} />
    <div className={css['columns']}>
      <div className={css['intro']}>
        {about.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {principles.length > 0 && (
        <div>
          <h3 className={css['label']}>{site.about.principlesTitle}</h3>
          <PrincipleList entries={principles} />
        </div>
      )}
    </div>
    <ContactBlock
      id="contact"
      className={css['contact']}
      email={owner.email}
      profileUrl={owner.linkedIn}
      onCopy={copyEmail}
      labels={{ ...site.about, title: site.about.contactTitle }}
    />
  </section>
);
