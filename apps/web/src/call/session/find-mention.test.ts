import { experiences, principles, projects, stack } from '@asad/content';
import { expect, it } from 'vitest';
import { findMention } from './find-mention.ts';

it.each([
  ['project', projects, ({ id, title, impact }: (typeof projects)[0]) => [title, impact, `/works/${id}`]],
  [
    'experience',
    experiences,
    ({ id, role, company, summary }: (typeof experiences)[0]) => [`${role}, ${company}`, summary, `/experiences/${id}`],
  ],
  ['stack', stack, ({ id, name, role }: (typeof stack)[0]) => [name, role, `/#stack-${id}`]],
  ['principle', principles, ({ text, description }: (typeof principles)[0]) => [text, description, '/#about']],
] as const)('a %s is a card with its own words, which leads to it', (kind, entries, expected) => {
  for (const entry of entries) {
    const { key, title, text, href } = findMention({ type: 'showEntry', entry: { kind, id: entry.id } }) ?? {};
    expect([key, title, text, href]).toEqual([`${kind}-${entry.id}`, ...expected(entry as never)]);
  }
  expect(findMention({ type: 'showEntry', entry: { kind, id: 'unheard-of' } })).toBeUndefined();
});
