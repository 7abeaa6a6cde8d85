import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { toPath } from '../site/to-path.ts';

/** State of history entries that a press created; closing goes back from them. */
const CASE_ENTRY = 'case';

/** A busy browser may drop a history step (seen once, in WebKit). */
const BACK_LIMIT_MS = 500;

/** URLs of the entries, and hashes of older links. */
interface Addresses {
  readonly folder: string;
  readonly hash: string;
}

/**
 * Derived from the URL: a press pushes the entry's page. Back closes the dialog, Forward opens it; a reload or shared
 * link shows the page.
 */
export const useOpenCase = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  { folder, hash }: Addresses,
) => {
  /** The dialog keeps its entry during the exit animation. */
  const [shown, setShown] = useState<Entry>();
  const [isOpen, setOpen] = useState(false);
  /** Runs while the browser goes back; a second press must not go back again, out of the site. */
  const backTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press is painted before the dialog renders. */
  const follow = useCallback((): void => {
    const address = location.pathname + location.hash;
    const found = entries.find(({ id }) => [toPath(`${folder}${id}`), toPath(`/${hash}${id}`)].includes(address));
    // An event of an earlier step may come while the browser goes back.
    if (found === undefined) {
      clearTimeout(backTimer.current);
      backTimer.current = undefined;
    }
    startTransition(() => {
      if (found !== undefined) setShown(found);
      setOpen(found !== undefined);
    });
  }, [entries, folder, hash]);
  const open = (id: string): void => {
    const address = toPath(`${folder}${id}`);
    if (location.pathname !== address) history.pushState(CASE_ENTRY, '', address);
    follow();
  };
  const close = useCallback((): void => {
    const leave = (): void => {
      history.replaceState(null, '', toPath('/') + location.search);
      follow();
    };
    if (history.state !== CASE_ENTRY) return leave();
    if (backTimer.current !== undefined) return;
    backTimer.current = setTimeout(leave, BACK_LIMIT_MS);
    history.back();
  }, [follow]);
  useEffect(() => {
    follow();
    // Browsers fire it for a followed hash, too.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [follow]);
  return { shown, isOpen, open, close };
};
