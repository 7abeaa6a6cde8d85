import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the rule of firebase.json for files that never change. */
const ASSETS = /^\/assets\//;

/**
 * The pattern of the built files: each by its name, because Hosting gives the headers of a rule to its 404s too. A name
 * that is not there falls to `no-cache`, so that no browser keeps it as missing for a year.
 */
export const assetSource = (site: string): string => {
  const names = readdirSync(join(site, 'assets')).toSorted();
  return `/assets/@(${names.join('|')})`;
};

interface Rule {
  readonly source: string;
}

/** The same rules with the files of this build; without a build, as they are. */
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
