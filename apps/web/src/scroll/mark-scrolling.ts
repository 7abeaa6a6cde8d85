/** The page counts as still this long after it last moved, in milliseconds. */
const STILL_AFTER_MS = 150;

/**
 * Says on the root that the page is scrolling: cards that pass below a resting pointer are not what it points at, and
 * they are held still while `data-scrolling` is there (home/still-cards.css).
 */
export const markScrolling = (): void => {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    delete dataset['scrolling'];
    timer = undefined;
  };
  window.addEventListener(
    'scroll',
    () => {
      if (timer === undefined) dataset['scrolling'] = '';
      clearTimeout(timer);
      timer = setTimeout(rest, STILL_AFTER_MS);
    },
    { passive: true },
  );
};
