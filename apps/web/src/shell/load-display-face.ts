/**
 * Brings the display face for everything but the headline, which carries its own. Not a rule in the styles: the browser
 * would fetch it before the first paint, for headings that nobody sees yet. The build writes its address to `data-face`.
 */
export const loadDisplayFace = (): void => {
  const address = document.documentElement.dataset['face'];
  if (address === undefined) return;
  const face = new FontFace('Young Serif', `url(${address}) format("woff2")`, { display: 'swap' });
  document.fonts.add(face);
  // A face that does not come leaves its stand-in.
  face.load().catch(() => undefined);
};
