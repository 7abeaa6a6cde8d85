import { readLetter } from './read-letter.ts';

const NEEDS_SCRIPT = '[data-needs-script], [aria-haspopup="dialog"]';

export const findPress = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;

const findControls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];

/** Calls back at the first press that may need React. */
export const watchIntent = (onIntent: () => void) => {
  let early: HTMLElement | undefined;
  let index = -1;
  const keep = (control: HTMLElement): void => {
    early = control;
    index = findControls().indexOf(control);
  };
  // Ctrl+K before hydration counts as a click on the menu's button.
  const onKey = (event: KeyboardEvent): void => {
    if (readLetter(event) !== 'k' || !(event.metaKey || event.ctrlKey)) return;
    const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]');
    if (button === null) return;
    event.preventDefault();
    onIntent();
    keep(button);
  };
  const onClick = (event: MouseEvent): void => {
    onIntent();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = findPress(event.target);
    if (control === null) return;
    event.preventDefault();
    keep(control);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey);
  return {
    /** True if an early press needs React. */
    hadPress: (): boolean => early !== undefined && !(early instanceof HTMLAnchorElement),
    replay: (): void => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey);
      // If hydration replaced the control, click its replacement.
      const control = early?.isConnected === false ? findControls()[index] : early;
      control?.click();
    },
  };
};
