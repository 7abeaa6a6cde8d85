import { about, experiences, owner, pillars, principles, projects, site, stack } from '@asad/content';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Every character that may stand in the display face: what content says, and plain ASCII for what is to come. */
export const displayText = (): string =>
  [
    ...new Set(printable + JSON.stringify([about, experiences, owner, pillars, principles, projects, site, stack])),
  ].join('');
