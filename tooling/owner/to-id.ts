import anyAscii from 'any-ascii';

/** Converts a name to an id of a to z, 0 to 9 and dashes. */
export const toId = (name: string): string =>
  anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
