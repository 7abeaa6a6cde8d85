import { MenuButton } from '@asad/ui/controls';
import { startTransition, useState, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';

const CommandMenu = lazyPart(() => import('./command-menu.tsx').then((module) => module.SiteCommandMenu));

/** The code loads on first use. Ctrl+K presses the button again to close the menu (boot/start-page.ts). */
export const SiteMenu = (): ReactNode => {
  /** Undefined before the first use. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      {/* The press is painted before the dialog renders. */}
      <MenuButton onClick={() => startTransition(() => setOpen((isOpen) => !isOpen))} />
      {open !== undefined && <CommandMenu open={open} onClose={() => startTransition(() => setOpen(false))} />}
    </>
  );
};
