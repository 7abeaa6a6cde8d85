import type { ClientAction } from '@asad/call-core/contract';
import { experiences, owner, principles, projects, stack } from '@asad/content';

/** What a card beside the talk shows. */
export interface Mention {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly linkText: string;
  readonly colours?: readonly [from: string, to: string];
}

const CONTACT: Mention = {
  key: 'contact',
  kind: 'Contact',
  title: owner.email,
  text: `${owner.firstName} ${owner.pronouns === 'we' ? 'read' : 'reads'} every message.`,
  href: `mailto:${owner.email}`,
  linkText: 'Send an e-mail',
};
const BOOKING: Mention =
  owner.bookingUrl === undefined
    ? CONTACT
    : {
        key: 'booking',
        kind: 'Meeting',
        title: '15-min fit check',
        text: 'Long enough to find out whether it fits.',
        href: owner.bookingUrl,
        linkText: 'Book a meeting',
      };
const PROFILE: Mention =
  owner.linkedIn === undefined
    ? CONTACT
    : {
        key: 'profile',
        kind: 'Contact',
        title: 'LinkedIn',
        text: 'The longer story, with dates.',
        href: owner.linkedIn,
        linkText: 'View profile',
      };

/** The card for what the assistant points at; undefined for what the site does not know, or what shows nothing. */
export function findMention(action: ClientAction): Mention | undefined {
  switch (action.type) {
    case 'openContact':
      return CONTACT;
    case 'book':
      return BOOKING;
    case 'endCall':
      return undefined;
    case 'showEntry':
      return findEntry(action.entry);
  }
  return action satisfies never;
}

function findEntry({ kind, id }: Extract<ClientAction, { type: 'showEntry' }>['entry']): Mention | undefined {
  const key = `${kind}-${id}`;
  switch (kind) {
    case 'project': {
      const entry = projects.find((project) => project.id === id);
      return (
        entry && {
          key,
          kind: 'Project',
          title: entry.title,
          text: entry.impact,
          href: `/#work-${id}`,
          linkText: 'See the project',
          colours: entry.colours,
        }
      );
    }
    case 'experience': {
      const entry = experiences.find((experience) => experience.id === id);
      return (
        entry && {
          key,
          kind: 'Experience',
          title: `${entry.role}, ${entry.company}`,
          text: entry.summary,
          href: `/#experience-${id}`,
          linkText: 'Read the case study',
        }
      );
    }
    case 'stack': {
      const entry = stack.find((item) => item.id === id);
      return (
        entry && {
          key,
          kind: 'Tool',
          title: entry.name,
          text: entry.role,
          href: `/#stack-${id}`,
          linkText: 'See the stack',
        }
      );
    }
    case 'principle': {
      const entry = principles.find((principle) => principle.id === id);
      return (
        entry && {
          key,
          kind: 'Principle',
          title: entry.text,
          text: entry.description,
          href: '/#about',
          linkText: 'See the principles',
        }
      );
    }
    case 'contact':
      return id === 'booking' ? BOOKING : id === 'linkedin' ? PROFILE : CONTACT;
  }
  return kind satisfies never;
}
