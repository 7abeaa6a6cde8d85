import { useEffect, useEffectEvent } from 'react';

/** The shortcuts of a running call: Alt and a letter, so that none fires while somebody types (WCAG 2.1.4). */
export const SHORTCUTS = { mute: 'Alt+M', hush: 'Alt+S', type: 'Alt+T' } as const;

const ACTION_OF_CODE: Readonly<Record<string, keyof typeof SHORTCUTS>> = { KeyM: 'mute', KeyS: 'hush', KeyT: 'type' };

/** Runs `on[…]` for the shortcuts while `isOn`. By the key's place, since Alt changes what it writes on some systems. */
export function useCallShortcuts(isOn: boolean, on: Readonly<Record<keyof typeof SHORTCUTS, () => void>>): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTION_OF_CODE[event.code];
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
