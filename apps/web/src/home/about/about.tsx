import { about, owner, principles, site } from '@asad/content';
import { AboutSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';

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
  <AboutSection
    words={site.about}
    intro={about.intro}
    principles={principles}
    contact={{
      email: owner.email,
      profileUrl: owner.linkedIn,
      onCopy: copyEmail,
      labels: { ...site.about, title: site.about.contactTitle },
    }}
  />
);
