import { createGuide } from '@asad/guide';
import { guideContent } from '@asad/content';
import { describe, expect, it } from 'vitest';

const guide = createGuide(guideContent);

/** Says lines to one call, and tells what the last was answered with. */
function targetsOf(...lines: readonly string[]): readonly string[] {
  let turn = guide.begin();
  for (const line of lines) turn = guide.replyTo(line, turn.state);
  return turn.reply.targets;
}

const jobs = guideContent.subjects.find(({ id }) => id === 'all-experience')?.members ?? [];

describe('a list that was asked for with "are there"', () => {
  it('is told, and its places point into it', () => {
    expect(targetsOf('What jobs are there?')).toEqual(['all-experience/what']);
    for (const [at, place] of ['first', 'second', 'third', 'fourth'].entries())
      expect(targetsOf('What jobs are there?', place), place).toEqual([`${jobs[at]}/what`]);
  });
});

describe('the one before', () => {
  it('is found in the list, from its end', () => {
    expect(targetsOf('What projects are there?', 'the last one', 'and the one before')).toEqual([
      'project-interview-training/what',
    ]);
  });
});

describe('a field that is not written', () => {
  it('is an answer, after which the talk goes on with the same entry', () => {
    expect(targetsOf('Tell me about Night Shift', 'What did it cost?')).toEqual([]);
    expect(targetsOf('Tell me about Night Shift', 'What did it cost?', 'What tools did he use?')).toEqual([
      'project-automation-flows/with',
    ]);
  });
});
