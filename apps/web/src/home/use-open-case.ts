import { startTransition, useCallback, useEffect, useState } from 'react';

/** The state of those entries of the history that a press on a card has made: closing goes back from them. */
const CASE_ENTRY = 'case';

/** A browser that is busy with another step of its history may drop one (seen once, in WebKit): then it is closed here. */
const BACK_LIMIT_MS = 500;

/** Where the pages of the entries are, and how older links name them on the home page. */
interface Addresses {
  /** `/experiences/` */
  readonly folder: string;
  /** `#experience-` */
  readonly hash: string;
}

/**
 * Which entry is open as a dialog: the one that the address names. A press gives the home page the address of the
 * entry's own page and adds it to the history: Back closes, Forward opens, and a reload or a shared link opens that page.
 */
export const useOpenCase = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  { folder, hash }: Addresses,
) => {
  /** The entry in the dialog; stays while the dialog closes. */
  const [shown, setShown] = useState<Entry>();
  const [isOpen, setOpen] = useState(false);
  /** Shows what the address says. As a transition: the press is answered on the card first, the dialog drawn after it. */
  const follow = useCallback((): void => {
    const address = location.pathname + location.hash;
    const prefix = [folder, `/${hash}`].find((start) => address.startsWith(start));
    const found = entries.find(({ id }) => prefix !== undefined && id === address.slice(prefix.length));
    startTransition(() => {
      if (found !== undefined) setShown(found);
      setOpen(found !== undefined);
    });
  }, [entries, folder, hash]);
  const open = useCallback(
    (id: string): void => {
      if (location.pathname !== folder + id) history.pushState(CASE_ENTRY, '', folder + id);
      follow();
    },
    [follow, folder],
  );
  const close = useCallback((): void => {
    const leave = (): void => {
      history.replaceState(null, '', `/${location.search}`);
      follow();
    };
    if (history.state !== CASE_ENTRY) return leave();
    const timer = setTimeout(leave, BACK_LIMIT_MS);
    window.addEventListener('popstate', () => clearTimeout(timer), { once: true });
    return history.back();
  }, [follow]);
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
