/** The names of the packages that bundled code imports from outside: 'a' of 'a/b', '@a/b' of '@a/b/c'. */
export function externalPackages(code: string): readonly string[] {
  const specifiers = [...code.matchAll(/(?:\bfrom|\bimport|\bimport\.meta\.resolve)\s*\(?\s*["']([^"'\s]+)["']/g)].map(
    ([, specifier = '']) => specifier,
  );
  const names = specifiers
    .filter((specifier) => /^[a-z@]/.test(specifier) && !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].toSorted();
}
