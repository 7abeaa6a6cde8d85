import { useEffect, useEffectEvent } from 'react';

/** The shortcuts of a running call: Alt and a letter. They yield to typing: on some systems that is how ß or µ is written. */
export const SHORTCUTS = { mute: 'Alt+M', hush: 'Alt+S', type: 'Alt+T' } as const;

const ACTION_OF_CODE: Readonly<Record<string, keyof typeof SHORTCUTS>> = { KeyM: 'mute', KeyS: 'hush', KeyT: 'type' };

/** Where a key writes. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Runs `on[…]` for the shortcuts while `isOn`. By the key's place, since Alt changes what it writes on some systems. */
export function useCallShortcuts(isOn: boolean, on: Readonly<Record<keyof typeof SHORTCUTS, () => void>>): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTION_OF_CODE[event.code];
    if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
    if (!action || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    on[action]();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
