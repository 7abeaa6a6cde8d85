/**
 * Brings the display face for everything but the headline, which carries its own. Not a rule in the styles: the browser
 * would fetch it before the first paint, for headings that nobody sees yet. The build writes its address to `data-face`.
 * Resolves when the face is there, or will not come and its stand-in stays.
 */
export const loadDisplayFace = async (): Promise<void> => {
  const address = document.documentElement.dataset['face'];
  if (address === undefined) return;
  const face = new FontFace('Young Serif', `url(${address}) format("woff2")`);
  try {
    // Added once it is there: a face on its way would have the page laid out twice.
    document.fonts.add(await face.load());
  } catch {
    // Its stand-in has its measures.
  }
};
