import { MenuButton } from '@asad/ui/controls';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { readLetter } from '../../boot/read-letter.ts';
import { lazyPart } from '../../boot/lazy-part.ts';

const CommandMenu = lazyPart(() => import('./command-menu.tsx').then((module) => module.SiteCommandMenu));

/** The code loads on first use. */
export const SiteMenu = (): ReactNode => {
  /** Undefined before the first use. */
  const [open, setOpen] = useState<boolean>();
  // The press is painted before the dialog renders.
  const show = (isOpen: boolean): void => startTransition(() => setOpen(isOpen));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (readLetter(event) !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      startTransition(() => setOpen((isOpen) => !isOpen));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <MenuButton onClick={() => show(true)} />
      {open !== undefined && <CommandMenu open={open} onClose={() => show(false)} />}
    </>
  );
};
