import type { StackItem } from '@asad/content';
import { expect, it } from 'vitest';
import { toolIcons } from './tool-icons.ts';

const tool = (name: string, more: Partial<StackItem> = {}): StackItem => ({
  id: name,
  name,
  icon: name.toLowerCase().replaceAll(/[^a-z]+/gu, '-'),
  role: '',
  metric: '',
  dontUseIf: '',
  ...more,
});

it('writes one rule per tool icon, by name', async () => {
  const css = await toolIcons([tool('PostgreSQL'), tool('C++', { icon: 'cplusplus' }), tool('Tailwind CSS')]);
  expect(css.match(/data-name="[^"]+"/gu)).toEqual([
    'data-name="postgresql"',
    'data-name="cplusplus"',
    'data-name="tailwind-css"',
  ]);
  expect(css).toMatch(/--mark:url\("data:image\/svg\+xml,%3Csvg [^"]*%3Cpath d='[Mm][^"]+%3C\/svg%3E"\)/u);
});

it.each([
  ['an icon with its own licence', tool('Vue.js')],
  ['an icon with its own licence, too', tool('Git')],
  ['a name without an icon', tool('Paged.js')],
  ['a name that the site draws', tool('Docker', { icon: 'boat' })],
  ['a group of skills', tool('Framework', { keywords: ['React'] })],
  ['a tool without an icon name', tool('React', { icon: '' })],
])('shows no icon for %s', async (_, icon) => {
  expect(await toolIcons([icon])).toBe('');
});
