/**
 * A Hosting pattern as a regular expression over the whole path: `**` crosses slashes, `*` does not, `@(a|b)` chooses.
 * https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */
export function globToRegExp(glob: string): RegExp {
  const pattern = (glob.startsWith('/') ? glob : `/${glob}`).replaceAll(
    /\*\*\/|\*\*|\*|@\(([^)]*)\)|[.+?^${}()|[\]\\]/g,
    (token, choices: string | undefined) => {
      if (token === '**/') return '(?:.*/)?';
      if (token === '**') return '.*';
      if (token === '*') return '[^/]*';
      if (choices !== undefined)
        return `(?:${choices
          .split('|')
          .map((choice) => globToRegExp(choice).source.slice(3, -1))
          .join('|')})`;
      return `\\${token}`;
    },
  );
  return new RegExp(`^${pattern}$`);
}
