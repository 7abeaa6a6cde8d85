import { describe, expect, it } from 'vitest';
import { readManner } from './question-manner.ts';

const read = (question: string) => readManner(question, new Set(['rosa']));

describe('the manner of a question', () => {
  it('is impersonal when it points at nobody here', () => {
    expect(['How many people live in Lisbon?', 'Who invented the telephone?'].map((q) => read(q).isImpersonal)).toEqual(
      [true, true],
    );
    expect(
      ['Does he live in Lisbon?', 'What has Rosa built?', 'Can you help us?', 'opening hours'].map(
        (q) => read(q).isImpersonal,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('is private between the visitor and the guide', () => {
    expect([read('Do you love me?').isPrivate, read('Do you sell bread?').isPrivate]).toEqual([true, false]);
  });

  it('is a command when something is to be done, but not when something is to be told', () => {
    expect(read('Set an alarm for seven').command).toBe('set');
    expect(read('Recommend me a good book').command).toBe('recommend');
    expect(read('List the projects').command).toBeUndefined();
    expect(read('Tell me the news').command).toBeUndefined();
    expect(read('Bake me a cake like yours').command).toBeUndefined();
  });
});
