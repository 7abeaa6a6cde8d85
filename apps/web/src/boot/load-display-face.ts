/**
 * A CSS rule would load the face before the first paint for headings not yet visible. The URL comes from `data-face`.
 * Resolves on load or failure, which keeps the fallback.
 */
export const loadDisplayFace = async (): Promise<void> => {
  const address = document.documentElement.dataset['face'];
  if (address === undefined) return;
  const face = new FontFace('Young Serif', `url(${address}) format("woff2")`);
  try {
    // A pending face would cause a second layout.
    document.fonts.add(await face.load());
  } catch {
    // The fallback has the same metrics.
  }
};
