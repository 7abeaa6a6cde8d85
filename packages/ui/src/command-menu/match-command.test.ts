import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

test('a line is found by the beginning of its name before one that only holds the word', () => {
  const byName = matchCommand('a', 'heron', ['Heron', 'Email tracking platform']);
  const byWord = matchCommand('b', 'heron', ['See Heron at work']);
  const inside = matchCommand('c', 'heron', ['The anheronic']);
  expect(byName).toBeGreaterThan(byWord);
  expect(byWord).toBeGreaterThan(inside);
  expect(inside).toBeGreaterThan(0);
});

test('letters scattered over a line do not make it an answer', () => {
  expect(matchCommand('mail', 'heron', ['Send Email', 'hello@omarlinden.example.com'])).toBe(0);
});

test('nothing typed finds everything', () => {
  expect(matchCommand('x', ' ', ['Anything'])).toBe(1);
});
