/**
 * Takes the entry script out of the built head and leaves its address on the root: the head's one inline line fetches
 * it after the first frame (src/prerender/first-line.ts), so that nothing competes with the first paint.
 */
export const lateScripts = (html: string): string => {
  const [tag = '', address = ''] = /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/.exec(html) ?? [];
  if (tag === '') throw new Error('The built page has no entry script.');
  return html
    .replace(tag, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\s*<!-- .*? -->/g, '')
    .replaceAll(/\n\s*/g, '')
    .replace('<html ', `<html data-entry="${address}" `);
};
