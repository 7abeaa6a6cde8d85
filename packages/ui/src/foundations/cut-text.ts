/** What a speaker who was cut short had said: a pause where the line breaks off, not the comma before it. */
export const cutText = (text: string): string => `${text.replace(/[\s,;:.…–—-]+$/u, '')}…`;
