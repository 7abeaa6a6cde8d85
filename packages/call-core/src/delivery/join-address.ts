/** `path` below `base`, which may end with a slash: addresses are copied from anywhere. */
export function joinAddress(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path}`;
}
