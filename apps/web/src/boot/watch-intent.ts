const NEEDS_SCRIPT = '[data-needs-script], [aria-haspopup="dialog"]';

export const findPress = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;

const remember = (control: HTMLElement) => {
  const findControls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const index = findControls().indexOf(control);
  return {
    control,
    /** Hydration replaces the controls of a changed page, such as a translated one. */
    findCurrent: (): HTMLElement | undefined => (control.isConnected ? control : findControls()[index]),
  };
};

/** Calls back at the first press that may need React. */
export const watchIntent = (onIntent: () => void) => {
  let early: ReturnType<typeof remember> | undefined;
  let pressed: typeof early;
  const onPointer = ({ button, target }: PointerEvent): void => {
    const control = button === 0 ? findPress(target) : null;
    pressed = control ? remember(control) : undefined;
  };
  // A control that was replaced while it was pressed gets no click from the browser.
  const onRelease = ({ target }: PointerEvent): void => {
    const released = findPress(target);
    if (pressed?.control.isConnected === false && released === pressed.findCurrent()) released?.click();
    pressed = undefined;
  };
  const onClick = (event: MouseEvent): void => {
    onIntent();
    // A press that ends a selection opens nothing.
    if (getSelection()?.isCollapsed === false) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = findPress(event.target);
    if (control === null) return;
    event.preventDefault();
    early = remember(control);
  };
  // Before React, which may hydrate, and replace the pressed control, within its own listener.
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('pointerup', onRelease, true);
  return {
    /** True if an early press needs React. */
    hadPress: (): boolean => early !== undefined && !(early.control instanceof HTMLAnchorElement),
    replay: (): void => {
      document.removeEventListener('click', onClick, true);
      early?.findCurrent()?.click();
    },
  };
};
