import * as hosting from './hosting.ts';

/**
 * Makes a path of this site from `/call`, `/#about` or `/resume.pdf`. Hosts of files show a folder's `index.html`, so
 * that pages without a backend end in a slash.
 */
export function toPath(path: string, { base, hasBackend }: Omit<typeof hosting, 'origin'> = hosting): string {
  const [, page = '', hash = ''] = /^\/([^#]*)(.*)$/u.exec(path) ?? [];
  const isPage = page !== '' && !page.endsWith('/') && !/\.\w+$/u.test(page);
  return `${base}${page}${isPage && !hasBackend ? '/' : ''}${hash}`;
}

/** Full address of a path. `siteUrl` is the owner's; empty without one. */
export function toAddress(siteUrl: string, path: string): string {
  const at = hosting.origin || siteUrl;
  return at === '' ? '' : new URL(toPath(path), at).href;
}
