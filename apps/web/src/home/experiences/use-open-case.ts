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

/** Which case study is open. The address says it too, so that it can be sent: `#experience-…` opens it. */
export const useOpenCase = (experiences: readonly Experience[]): OpenCase => {
  const [shown, setShown] = useState<Experience>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (id: string): void => {
      const found = experiences.find((experience) => experience.id === id);
      if (found === undefined) return;
      // The press is answered on the card first; the dialog is drawn after it.
      startTransition(() => {
        setShown(found);
        setOpen(true);
      });
      if (location.hash !== PREFIX + id) history.replaceState(history.state, '', PREFIX + id);
    },
    [experiences],
  );
  const close = useCallback((): void => {
    startTransition(() => setOpen(false));
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  useEffect(() => {
    // The served markup leads to a document for pages without a script; whoever copies a link should get the dialog.
    for (const { id } of experiences)
      document.querySelector(`${PREFIX}${id} [aria-haspopup]`)?.setAttribute('href', PREFIX + id);
  }, [experiences]);
  useEffect(() => {
    const follow = (): void => {
      if (location.hash.startsWith(PREFIX)) open(location.hash.slice(PREFIX.length));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
  return { shown, isOpen, open, close };
};
