import { useEffect, useEffectEvent } from 'react';
import { readLetter } from '../../boot/read-letter.ts';

/** In ARIA notation. Ignored while typing: on a Mac, Option types ß or µ. */
export const SHORTCUTS = { mute: 'Alt+M', hush: 'Alt+S', type: 'Alt+T' } as const;

const ACTION_OF_LETTER: Readonly<Record<string, keyof typeof SHORTCUTS>> = { m: 'mute', s: 'hush', t: 'type' };

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

export function useCallShortcuts(on: Readonly<Record<keyof typeof SHORTCUTS, () => void>>): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const action = ACTION_OF_LETTER[readLetter(event)];
    if (!action || (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null)) return;
    event.preventDefault();
    on[action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
