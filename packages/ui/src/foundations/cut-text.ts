/** Replaces trailing punctuation with an ellipsis. */
export const cutText = (text: string): string => `${text.replace(/[\s,;:.…–—-]+$/u, '')}…`;
