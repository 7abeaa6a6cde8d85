/**
 * Fetches the text face for the next page (`data-text`). This page keeps the face that it began with, so that no line
 * moves. Does nothing where a visitor saves data or storage is blocked.
 */
export const fetchTextFace = async (): Promise<void> => {
  const { text } = document.documentElement.dataset;
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (text === undefined || connection?.saveData === true) return;
  try {
    if (localStorage.getItem('text-face') === text) return;
    await Promise.all(text.split(' ').map((address) => new FontFace('Figtree Variable', `url(${address})`).load()));
    localStorage.setItem('text-face', text);
  } catch {
    // The system's face stays.
  }
};
