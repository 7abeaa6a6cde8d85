/**
 * Loads the display face for all text but the headline, which has an inline subset. A CSS rule would load it before the
 * first paint for headings not yet visible. The URL comes from `data-face`. Resolves when the face has loaded or
 * failed; on failure the fallback remains.
 */
export const loadDisplayFace = async (): Promise<void> => {
  const address = document.documentElement.dataset['face'];
  if (address === undefined) return;
  const face = new FontFace('Young Serif', `url(${address}) format("woff2")`);
  try {
    // Add the face after loading it: a pending face would cause a second layout.
    document.fonts.add(await face.load());
  } catch {
    // The fallback has the same metrics.
  }
};
