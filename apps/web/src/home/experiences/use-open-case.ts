import type { Experience } from '@asad/content';
import { startTransition, useCallback, useEffect, useState } from 'react';

const PREFIX = '#experience-';

export interface OpenCase {
  /** The case in the dialog; stays while the dialog closes. */
  readonly shown: Experience | undefined;
  readonly isOpen: boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Marks the entries of the history that a press on a card has made: closing goes back from those. */
interface CaseEntry {
  readonly isCase: true;
}
const isCaseEntry = (state: unknown): state is CaseEntry =>
  typeof state === 'object' && state !== null && 'isCase' in state;

/**
 * Which case study is open: the one that the address names (`#experience-…`), and nothing beside it. A press adds an
 * entry to the history, so that Back closes, Forward opens, and the address can be sent.
 */
export const useOpenCase = (experiences: readonly Experience[]): OpenCase => {
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
      if (location.hash !== PREFIX + id) history.pushState({ isCase: true } satisfies CaseEntry, '', PREFIX + id);
      follow();
    },
    [follow],
  );
  const close = useCallback((): void => {
    if (isCaseEntry(history.state)) {
      history.back();
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    follow();
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
