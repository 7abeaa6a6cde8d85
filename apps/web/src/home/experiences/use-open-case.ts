import type { Experience } from '@asad/content';
import { startTransition, useCallback, useEffect, useState } from 'react';

const PREFIX = '#experience-';

/** The state of those entries of the history that a press on a card has made: closing goes back from them. */
const CASE_ENTRY = 'case';

/** A browser that is busy with another step of its history may drop one (seen once, in WebKit): then it is closed here. */
const BACK_LIMIT_MS = 500;

/**
 * Which case study is open: the one that the address names (`#experience-…`), and nothing beside it. A press adds an
 * entry to the history, so that Back closes, Forward opens, and the address can be sent.
 */
export const useOpenCase = (experiences: readonly Experience[]) => {
  /** The case in the dialog; stays while the dialog closes. */
  const [shown, setShown] = useState<Experience>();
  const [isOpen, setOpen] = useState(false);
  /** Shows what the address says. As a transition: the press is answered on the card first, the dialog drawn after it. */
  const follow = useCallback((): void => {
    const id = location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : undefined;
    const found = experiences.find((experience) => experience.id === id);
    startTransition(() => {
      if (found !== undefined) setShown(found);
      setOpen(found !== undefined);
    });
  }, [experiences]);
  const open = useCallback(
    (id: string): void => {
      if (location.hash !== PREFIX + id) history.pushState(CASE_ENTRY, '', PREFIX + id);
      follow();
    },
    [follow],
  );
  const close = useCallback((): void => {
    const leave = (): void => {
      history.replaceState(null, '', location.pathname + location.search);
      follow();
    };
    if (history.state !== CASE_ENTRY) return leave();
    const timer = setTimeout(leave, BACK_LIMIT_MS);
    window.addEventListener('popstate', () => clearTimeout(timer), { once: true });
    return history.back();
  }, [follow]);
  useEffect(() => {
    // The served markup leads to a document for pages without a script; whoever copies a link should get the dialog.
    for (const { id } of experiences)
      document.querySelector(`${PREFIX}${id} [aria-haspopup]`)?.setAttribute('href', PREFIX + id);
  }, [experiences]);
  useEffect(() => {
    follow();
    // Back and Forward, and links: the latter change the address without a step in our own entries.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [follow]);
  return { shown, isOpen, open, close };
};
