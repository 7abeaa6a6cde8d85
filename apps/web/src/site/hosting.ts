/** Facts of the build, set by `pnpm build-static`. Other builds have a backend and are at the root of their host. */
const env: Readonly<Record<string, string | undefined>> = globalThis.process?.env ?? {};

/** False: the site is files on any host (docs/publish.md), and nothing is asked, counted or stored. */
export const hasBackend = env['SITE_BACKEND'] !== 'none';
/** Path of the site, with a slash at both ends. */
export const base = env['SITE_BASE'] ?? '/';
/** Origin of the site, if `--base` names one. */
export const origin = env['SITE_ORIGIN'] ?? '';
