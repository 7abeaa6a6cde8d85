/** A ref. Focus within an element that React removes moves to the conversation: on the body, keyboard users lose their place. */
export const keepFocus = (element: HTMLElement | null) => (): void => {
  if (element?.contains(document.activeElement))
    document.querySelector<HTMLElement>('main [role="log"]')?.focus({ preventScroll: true });
};
