import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

test('ranks a command whose name starts with the query above one that contains it', () => {
  const byName = matchCommand('a', 'heron', ['Heron', 'Email tracking platform']);
  const byWord = matchCommand('b', 'heron', ['See Heron at work']);
  const inside = matchCommand('c', 'heron', ['The anheronic']);
  expect(byName).toBeGreaterThan(byWord);
  expect(byWord).toBeGreaterThan(inside);
  expect(inside).toBeGreaterThan(0);
});

test('ranks a command by its shown name above one by its other words', () => {
  const byName = matchCommand('a', 'docker', ['Docker']);
  expect(byName).toBeGreaterThan(matchCommand('b', 'docker', ['Heron', 'Docker']));
});

test('accents make no difference', () => {
  expect(matchCommand('a', 'resume', ['Résumé'])).toBe(1);
  expect(matchCommand('a', 'Résumé', ['Resume'])).toBe(1);
});

test('scattered letters are no match', () => {
  expect(matchCommand('mail', 'heron', ['Send Email', 'hello@omarlinden.example.com'])).toBe(0);
});

test('an empty query matches every command', () => {
  expect(matchCommand('x', ' ', ['Anything'])).toBe(1);
});
