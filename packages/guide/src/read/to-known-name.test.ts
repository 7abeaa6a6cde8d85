import { describe, expect, it } from 'vitest';
import { createNamer } from './to-known-name.ts';

describe('the name of the owl in an utterance', () => {
  it.each([
    ['Mina, what do you charge?', 'Asad, what do you charge?'],
    ['hey meena tell me about MINA’s voice', 'hey Asad tell me about Asad’s voice'],
    ['the minaret', 'the minaret'],
    ['is C++3 there', 'is Asad there'],
  ])('%s is read as %s', (said, read) => {
    expect(createNamer(['Mina', 'meena', 'C++3'])(said)).toBe(read);
  });

  it('stays as said where the owl is called ASAD', () => {
    expect(createNamer([])('Mina, ASAD?')).toBe('Mina, ASAD?');
  });
});
