/** Whether an element is in the window: nobody sees what one above or below does. */
export const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};
