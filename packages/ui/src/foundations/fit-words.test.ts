import { expect, test } from 'vitest';
import { fitLine, fitWords } from './fit-words.ts';

test('a text of short words keeps its size, however long it is', () => {
  expect(fitWords('A set of automation flows for small teams')).toBeUndefined();
  expect(fitLine('10k+')).toBeUndefined();
});

test('a long word is told with its letters, and so is a line that is to stay one', () => {
  expect(fitWords('The Schiffsglockenspiel')).toEqual({ '--letters': 19 });
  expect(fitWords('zoe@angstrom-nakamura.example.net')).toEqual({ '--letters': 20 });
  expect(fitLine('40 hours → 3 seconds')).toEqual({ '--letters': 20 });
});
