/** Runs something once the next frame has been handed over to be painted. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
