/** Joins the class names that are there. */
export const classNames = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
