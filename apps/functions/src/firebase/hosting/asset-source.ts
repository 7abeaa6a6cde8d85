import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = /^\/assets\//;

/**
 * Hosting applies a rule's headers to its 404s too. Listing each name gives missing ones `no-cache`, so that browsers
 * do not cache their absence for a year.
 */
export const assetSource = (site: string): string => {
  const names = readdirSync(join(site, 'assets')).toSorted();
  return `/assets/@(${names.join('|')})`;
};

interface Rule {
  readonly source: string;
}

export function withBuiltFiles<Config extends { readonly headers: readonly Rule[] }>(
  config: Config,
  site: string,
): Config {
  let source: string;
  try {
    source = assetSource(site);
  } catch {
    return config;
  }
  const headers = config.headers.map((rule) => (ASSETS.test(rule.source) ? { ...rule, source } : rule));
  return { ...config, headers };
}
