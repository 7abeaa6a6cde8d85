import { site } from '../../site/site.ts';
import { experiences, owner, projects, stack } from '@asad/content';
import { CommandMenu, type CommandMenuGroup } from '@asad/ui/command-menu';
import type { ReactNode } from 'react';
import { firstQuestion } from '../../storage/first-question.ts';
import { toggleTheme } from '../../theme/theme.ts';
import { toPath } from '../../site/to-path.ts';
import { SECTIONS, type SectionId } from '../../site/sections.ts';
import { contactLink } from '../../site/contact-link.ts';

const labels = {
  title: 'Everything on this site',
  placeholder: 'Search',
} as const;

/** Runs `work` once the dialogs are closed and focus has been restored. */
const whenClosed = (dialogs: string, work: () => void): void => {
  if (document.querySelector(dialogs) === null) setTimeout(work);
  else requestAnimationFrame(() => whenClosed(dialogs, work));
};

const goTo = (hash: string) => (): void => {
  if (location.pathname !== toPath('/')) {
    // Back returns to the open case.
    history.pushState(null, '', toPath(`/${hash}`));
    window.dispatchEvent(new PopStateEvent('popstate'));
    document.querySelector(hash)?.scrollIntoView();
    return;
  }
  // An unchanged hash must still scroll.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname);
  location.hash = hash;
};

/** Scrolls to a target without a dialog. */
const readAt = (hash: string) => (): void => {
  goTo(hash)();
  // The change of URL closes an open case.
  whenClosed('[role="dialog"]', () => {
    const target = location.hash === hash ? document.querySelector<HTMLElement>(hash) : null;
    const heading = target?.matches('h2, h3') ? target : (target?.querySelector<HTMLElement>('h2, h3') ?? target);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
};
const leaveFor = (address: string) => (): void => location.assign(address);
const openTab = (address: string) => (): void => void window.open(address, '_blank', 'noopener');

/** The menu would be printed, and its scroll lock would truncate the page. */
const print = (): void => whenClosed('[data-component="command-menu"]', () => window.print());

const fallback = {
  id: 'ask',
  text: 'No match',
  hint: 'Ask the owl',
  onSelect: (typed: string) => {
    firstQuestion.keep(typed);
    location.assign(toPath('/call'));
  },
};

/** What visitors type who want work done. */
const HIRING = ['hire', 'price', 'cost', 'rate', 'budget', 'availability', 'freelance'] as const;

const WORDS: Readonly<Record<SectionId, readonly string[]>> = {
  works: ['projects', 'portfolio', 'case studies'],
  experiences: ['jobs', 'work history', 'career', 'employers', 'companies'],
  stack: ['tools', 'skills', 'technologies', 'languages'],
  about: ['who', 'biography', 'principles', 'values', ...site.life.map(({ title }) => title)],
};

const profiles = [
  ...(owner.linkedIn === undefined ? [] : [{ text: site.about.profile, href: owner.linkedIn }]),
  ...(owner.profiles ?? []).flatMap(({ network, url }) => (url === undefined ? [] : [{ text: network, href: url }])),
];

const allGroups: readonly CommandMenuGroup[] = [
  {
    title: 'Do',
    items: [
      {
        id: 'call',
        text: site.hero.primaryButton,
        hint: 'Ask the owl',
        keywords: ['call', 'voice', 'owl', site.assistant, 'chat', 'question'],
        onSelect: leaveFor(toPath('/call')),
      },
      ...(owner.bookingUrl === undefined
        ? []
        : [
            {
              id: 'book',
              text: site.hero.secondaryButton,
              keywords: ['meeting', 'calendar', ...HIRING],
              onSelect: openTab(owner.bookingUrl),
            },
          ]),
      {
        id: 'mail',
        text: owner.email === '' ? contactLink.label : 'Send Email',
        hint: contactLink.text,
        keywords: ['contact', 'message', ...HIRING],
        onSelect: leaveFor(contactLink.href),
      },
      {
        id: 'theme',
        text: 'Switch between light and dark',
        keywords: ['night', 'day', 'theme'],
        onSelect: toggleTheme,
      },
      { id: 'resume', text: site.resume.link, keywords: ['cv', 'pdf'], onSelect: leaveFor(toPath('/resume')) },
      ...profiles.map(({ text, href }) => ({ id: text, text, hint: 'Profile', onSelect: openTab(href) })),
      { id: 'print', text: 'Print this page', keywords: ['paper'], onSelect: print },
    ],
  },
  {
    title: 'Go to',
    items: [
      ...SECTIONS.map(({ id }) => ({ id, text: site[id].title, keywords: WORDS[id], onSelect: readAt(`#${id}`) })),
      {
        id: 'contact',
        text: site.about.contactTitle,
        keywords: ['phone', 'address', ...HIRING],
        onSelect: readAt('#contact'),
      },
    ],
  },
  {
    title: site.works.title,
    items: projects.map(({ id, title, subtitle, tags, names = [], role = '' }) => ({
      id: `work-${id}`,
      text: title,
      hint: subtitle,
      keywords: [...names, role, ...tags],
      onSelect: readAt(`#work-${id}`),
    })),
  },
  {
    title: site.experiences.title,
    items: experiences.map(({ id, company, role, location, names = [], tags = [], stack: tools }) => ({
      id: `experience-${id}`,
      text: company || role,
      hint: company && role,
      keywords: [...names, location, ...tags, ...tools],
      onSelect: goTo(`#experience-${id}`),
    })),
  },
  {
    title: 'Tools',
    items: stack.map(({ id, name, role, names = [], parts = [], keywords = [] }) => ({
      id: `stack-${id}`,
      text: name,
      keywords: [...names, ...parts, ...keywords, role],
      onSelect: readAt(`#stack-${id}`),
    })),
  },
];

const groups = allGroups.filter(({ items }) => items.length > 0);

/** Loads on first use. */
export const SiteCommandMenu = (props: { readonly open: boolean; readonly onClose: () => void }): ReactNode => (
  <CommandMenu {...props} groups={groups} fallback={fallback} labels={labels} />
);
