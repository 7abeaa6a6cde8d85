import type { StackItem } from '@asad/content';
import { DRAWN_ICONS } from '@asad/ui/drawn-icons';

/** `Node.js`, `node-js` and `NodeJS` are equal; `C++` is `cplusplus`. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns style rules that show simple-icons. Groups of skills, drawn icons, and icons with their own licence show none. No script grows: only the prerendered sheet holds icons.
 */
export async function toolIcons(tools: readonly StackItem[]): Promise<string> {
  const single = tools.filter(
    ({ icon, keywords }) => icon !== '' && keywords === undefined && !DRAWN_ICONS.includes(icon),
  );
  if (single.length === 0) return '';
  const { default: _, ...all } = await import('simple-icons');
  const free = Object.values(all).filter(({ license }) => license === undefined);
  const icons = new Map(free.map(({ title, path }) => [keyOf(title), path]));
  return single
    .flatMap(({ icon, name }) => {
      const path = icons.get(keyOf(icon)) ?? icons.get(keyOf(name));
      if (path === undefined) return [];
      const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E`;
      return `[data-component=stack-icon][data-name=${JSON.stringify(icon)}]{--mark:url("data:image/svg+xml,${svg}");--mark-ink:var(--text-muted);--shown:block}`;
    })
    .join('');
}
