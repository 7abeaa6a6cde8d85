import type { ClientAction, EntryRef } from '@asad/call-core/contract';
import { experiences, findFigure, owner, principles, projects, stack } from '@asad/content';
import type { CallScreenProps } from '@asad/ui/call-screen';
import { toPath } from '../../site/to-path.ts';
import { contactLink } from '../../site/contact-link.ts';

export type Mention = NonNullable<CallScreenProps['shown']>[number];

const CONTACT: Mention = {
  key: 'contact',
  kind: 'Contact',
  title: contactLink.text,
  text: `${owner.firstName} ${owner.pronouns === 'we' ? 'read' : 'reads'} every message.`,
  href: contactLink.href,
  linkText: owner.email === '' ? contactLink.label : 'Send an e-mail',
};
const unlessNone = (href: string | undefined, card: Omit<Mention, 'href'>): Mention =>
  href === undefined ? CONTACT : { ...card, href };
const BOOKING = unlessNone(owner.bookingUrl, {
  key: 'booking',
  kind: 'Meeting',
  title: '15-min fit check',
  text: 'Long enough to find out whether it fits.',
  linkText: 'Book a meeting',
});
const PROFILE = unlessNone(owner.linkedIn, {
  key: 'profile',
  kind: 'Contact',
  title: 'LinkedIn',
  text: 'The longer story, with dates.',
  linkText: 'View profile',
});

const READ = 'Read the case study';

/** Undefined for unknown entries and actions without a card. */
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

function findEntry({ kind, id }: EntryRef): Mention | undefined {
  const card = <Entry extends { readonly id: string }>(
    entries: readonly Entry[],
    show: (entry: Entry) => Omit<Mention, 'key'>,
  ): Mention | undefined => {
    const found = entries.find((entry) => entry.id === id);
    return found && { key: `${kind}-${id}`, ...show(found) };
  };
  switch (kind) {
    case 'project':
      return card(projects, ({ title, impact: text, story, colours, thumbnail }) => {
        const picture = thumbnail && toPath(thumbnail.replace('.webp', '-660.webp'));
        const href = toPath(`/works/${id}`);
        const figure = findFigure(text, story);
        return { kind: 'Project', title, text, picture, figure, href, linkText: READ, colours };
      });
    case 'experience':
      return card(experiences, ({ role, company, summary: text, metrics = [], impacts }) => {
        const title = [role, company].filter(Boolean).join(', ');
        const href = toPath(`/experiences/${id}`);
        const figure = metrics[0]?.value ?? findFigure(...impacts);
        return { kind: 'Experience', title, text, figure, href, linkText: READ };
      });
    case 'stack':
      return card(stack, ({ name: title, role: text }) => {
        return { kind: 'Tool', title, text, href: toPath(`/#stack-${id}`), linkText: 'See the stack' };
      });
    case 'principle':
      return card(principles, ({ text: title, description: text }) => {
        return { kind: 'Principle', title, text, href: toPath('/#about'), linkText: 'See the principles' };
      });
    case 'contact':
      return id === 'booking' ? BOOKING : id === 'linkedin' ? PROFILE : CONTACT;
  }
  return kind satisfies never;
}
