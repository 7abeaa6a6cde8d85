/** Ends interrupted text with an ellipsis in place of trailing punctuation. */
export const cutText = (text: string): string => `${text.replace(/[\s,;:.…–—-]+$/u, '')}…`;
