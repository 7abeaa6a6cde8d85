/** True if the element is within the window; callers skip work for hidden elements. */
export const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};
