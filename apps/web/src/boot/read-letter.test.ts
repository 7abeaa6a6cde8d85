import { expect, test } from 'vitest';
import { readLetter } from './read-letter.ts';

const press = (key: string, code: string, altKey = false) => ({ key, code, altKey });

test.each([
  ['QWERTY', press('k', 'KeyK'), 'k'],
  ['caps lock', press('K', 'KeyK'), 'k'],
  ['Dvorak, the key labelled K', press('k', 'KeyV'), 'k'],
  ['Dvorak, the key at the place of K', press('t', 'KeyK'), 't'],
  // cinnyapp/cinny#2515
  ['Cyrillic', press('л', 'KeyK'), 'k'],
  ['Greek', press('κ', 'KeyK'), 'k'],
  ['Hebrew', press('ל', 'KeyK'), 'k'],
  ['Arabic', press('ن', 'KeyK'), 'k'],
  ['Korean', press('ㅏ', 'KeyK'), 'k'],
  ['an input method', press('Process', 'KeyK'), 'k'],
  // merkr-software/CadencR#2
  ['AZERTY, the key labelled M', press('m', 'Semicolon', true), 'm'],
  ['AZERTY, the comma at the place of M', press(',', 'KeyM', true), ','],
  ['Bépo, the è at the place of T', press('è', 'KeyT', true), 'è'],
  ['Russian with Alt', press('ь', 'KeyM', true), 'm'],
  ['a key without a letter', press('Escape', 'Escape'), 'escape'],
])('%s', (_layout, pressed, letter) => {
  expect(readLetter(pressed, false)).toBe(letter);
});

test.each([
  ['Option+M', press('µ', 'KeyM', true), 'm'],
  ['Option+S', press('ß', 'KeyS', true), 's'],
  ['Option+T', press('†', 'KeyT', true), 't'],
  ['a dead key', press('Dead', 'KeyT', true), 't'],
  ['the letter é without Option', press('é', 'KeyM'), 'é'],
])('%s on a Mac', (_keys, pressed, letter) => {
  expect(readLetter(pressed, true)).toBe(letter);
});
