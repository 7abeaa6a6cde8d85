import { site } from '../../site/site.ts';
import { experiences, owner, projects, stack } from '@asad/content';
import type { CommandMenuGroup } from '@asad/ui/command-menu';
import { MenuButton } from '@asad/ui/menu-button';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { readLetter } from '../../boot/read-letter.ts';
import { lazyPart } from '../../boot/lazy-part.ts';
import { toggleTheme } from '../../theme/theme.ts';
import { SECTIONS } from '../sections.ts';

const CommandMenu = lazyPart(() => import('@asad/ui/command-menu').then((module) => module.CommandMenu));

const labels = {
  title: 'Everything on this site',
  placeholder: 'Where to?',
} as const;

/** Runs `work` once the dialogs are closed and focus has been restored. */
const whenClosed = (dialogs: string, work: () => void): void => {
  if (document.querySelector(dialogs) === null) setTimeout(work);
  else requestAnimationFrame(() => whenClosed(dialogs, work));
};

const goTo = (hash: string) => (): void => {
  if (location.pathname !== '/') {
    // Back returns to the open case.
    history.pushState(null, '', `/${hash}`);
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
  text: 'Nothing of that name here',
  hint: 'Ask the owl',
  onSelect: leaveFor('/call'),
} as const;

const allGroups: readonly CommandMenuGroup[] = [
  {
    title: 'Do',
    items: [
      {
        id: 'call',
        text: site.hero.primaryButton,
        hint: 'Ask the owl',
        keywords: ['call', 'voice', 'owl'],
        onSelect: leaveFor('/call'),
      },
      ...(owner.bookingUrl === undefined
        ? []
        : [
            {
              id: 'book',
              text: site.hero.secondaryButton,
              keywords: ['meeting', 'calendar'],
              onSelect: openTab(owner.bookingUrl),
            },
          ]),
      {
        id: 'mail',
        text: 'Send Email',
        hint: owner.email,
        keywords: ['contact'],
        onSelect: leaveFor(`mailto:${owner.email}`),
      },
      {
        id: 'theme',
        text: 'Switch between light and dark',
        keywords: ['night', 'day', 'theme'],
        onSelect: toggleTheme,
      },
      { id: 'resume', text: site.resume.link, keywords: ['cv', 'pdf'], onSelect: leaveFor('/resume') },
      { id: 'print', text: 'Print this page', keywords: ['paper'], onSelect: print },
    ],
  },
  {
    title: 'Go to',
    items: [
      ...SECTIONS.map(({ id }) => ({ id, text: site[id].title, onSelect: readAt(`#${id}`) })),
      { id: 'contact', text: site.about.contactTitle, onSelect: readAt('#contact') },
    ],
  },
  {
    title: site.works.title,
    items: projects.map(({ id, title, subtitle }) => ({
      id: `work-${id}`,
      text: title,
      hint: subtitle,
      onSelect: readAt(`#work-${id}`),
    })),
  },
  {
    title: site.experiences.title,
    items: experiences.map(({ id, company, role }) => ({
      id: `experience-${id}`,
      text: company || role,
      hint: company && role,
      onSelect: goTo(`#experience-${id}`),
    })),
  },
  {
    title: 'Tools',
    items: stack.map(({ id, name }) => ({ id: `stack-${id}`, text: name, onSelect: readAt(`#stack-${id}`) })),
  },
];

const groups = allGroups.filter(({ items }) => items.length > 0);

/** The code loads on first use. */
export const SiteMenu = (): ReactNode => {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  // The press is painted before the dialog renders.
  const show = (): void =>
    startTransition(() => {
      setWanted(true);
      setOpen(true);
    });
  const close = (): void => startTransition(() => setOpen(false));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (readLetter(event) !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      startTransition(() => {
        setWanted(true);
        setOpen((isOpen) => !isOpen);
      });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <MenuButton onClick={show} />
      {wanted && <CommandMenu open={open} onClose={close} groups={groups} fallback={fallback} labels={labels} />}
    </>
  );
};
