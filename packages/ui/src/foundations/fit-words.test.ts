import { expect, test } from 'vitest';
import { fitLine, fitWords } from './fit-words.ts';

test('a text of short words keeps its size at any length', () => {
  expect(['A set of flows for teams', '把首屏从六秒压到两秒以内的工程师', '10k+'].filter(fitWords)).toEqual([]);
});

test('returns the letter count of a long word and of an unbreakable line', () => {
  expect(fitWords('The Schiffsglockenspiel')).toEqual({ '--letters': 19 });
  expect(fitWords('zoe@angstrom-nakamura.example.net')).toEqual({ '--letters': 20 });
  expect(fitLine('40 hours → 3 seconds')).toEqual({ '--letters': 20 });
  expect(fitWords('SALES & DISTRIBUTION')).toEqual({ '--letters': 16 });
});
