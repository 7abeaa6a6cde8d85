import * as content from '@asad/content';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Every character that may stand in the display face: what the content says, and plain ASCII for what is to come. */
export const displayText = (): string => [...new Set(printable + JSON.stringify(Object.values(content)))].join('');
