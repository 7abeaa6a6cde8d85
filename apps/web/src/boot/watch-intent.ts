import { readLetter } from './read-letter.ts';

/** What cannot answer a click before React is there. */
const NEEDS_SCRIPT = '[data-needs-script], [aria-haspopup="dialog"]';

/** What was pressed, where that is nothing that answers without React. */
export const findPress = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;

const findControls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];

/** Calls back at the first press that React may have to answer, and keeps one that came before anything could. */
export const watchIntent = (onIntent: () => void) => {
  let early: HTMLElement | undefined;
  let index = -1;
  const keep = (control: HTMLElement): void => {
    early = control;
    index = findControls().indexOf(control);
  };
  // Ctrl+K before React is there counts as an early click on the menu's button.
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
    /** Whether something was pressed that only React can answer, and that is no link. */
    hadPress: (): boolean => early !== undefined && !(early instanceof HTMLAnchorElement),
    /** Ends the watch and replays the click that came too early. */
    replay: (): void => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey);
      // Where the markup was changed before React came, React has drawn the control again: its twin takes the click.
      const control = early?.isConnected === false ? findControls()[index] : early;
      control?.click();
    },
  };
};
