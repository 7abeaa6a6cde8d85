import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

test('ranks a command whose name starts with the query above one that contains it, and its other words last', () => {
  const byName = matchCommand('a', 'heron', ['Heron', 'Email tracking platform']);
  const byWord = matchCommand('b', 'heron', ['See Heron at work']);
  const inside = matchCommand('c', 'heron', ['The anheronic']);
  expect(byName).toBeGreaterThan(byWord);
  expect(byWord).toBeGreaterThan(inside);
  expect(inside).toBeGreaterThan(0);
  expect(byName).toBeGreaterThan(matchCommand('d', 'heron', ['Docker', 'Heron']));
});

test.each([
  ['accents in a command make no difference', 'resume', ['Résumé'], 1],
  ['accents in a query make no difference', 'Résumé', ['Resume'], 1],
  ['scattered letters are no match', 'heron', ['Send Email', 'hello@omarlinden.example.com'], 0],
  ['an empty query matches every command', ' ', ['Anything'], 1],
])('%s', (_, query, words, rank) => expect(matchCommand('a', query, words)).toBe(rank));
