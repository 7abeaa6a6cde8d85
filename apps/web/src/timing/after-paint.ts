export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
