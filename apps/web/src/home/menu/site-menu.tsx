import { MenuButton } from '@asad/ui/controls';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { readLetter } from '../../boot/read-letter.ts';
import { lazyPart } from '../../boot/lazy-part.ts';

const CommandMenu = lazyPart(() => import('./command-menu.tsx').then((module) => module.SiteCommandMenu));

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
      {wanted && <CommandMenu open={open} onClose={close} />}
    </>
  );
};
