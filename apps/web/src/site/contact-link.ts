import { owner } from '@asad/content';
import { toPath } from './to-path.ts';

const { email, linkedIn, phone, profiles = [], firstName } = owner;
const profile = profiles.find(({ url }) => url !== undefined);

/** The first way to reach the owner: mail, LinkedIn, another profile, the telephone, or else the About section. */
export const contactLink: { readonly href: string; readonly text: string; readonly label: string } =
  email !== ''
    ? { href: `mailto:${email}`, text: email, label: 'Write an e-mail' }
    : linkedIn !== undefined
      ? { href: linkedIn, text: `${firstName} on LinkedIn`, label: 'View profile' }
      : profile?.url !== undefined
        ? { href: profile.url, text: `${firstName}: ${profile.network}`, label: `Open ${profile.network}` }
        : phone !== undefined
          ? { href: `tel:${phone.replaceAll(/[^\d+]/gu, '')}`, text: phone, label: 'Call by phone' }
          : { href: toPath('/#about'), text: `About ${firstName}`, label: 'Go to About' };
