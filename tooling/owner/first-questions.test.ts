import { portfolio as sample } from '@asad/content/fixtures/sample';
import { describe, expect, it } from 'vitest';
import { listUnanswered } from './first-questions.ts';

describe('listUnanswered', () => {
  it('lists a first question that neither the entries nor answers.ts answer', () => {
    expect(listUnanswered(sample)).toContain('How long is your notice period? (notice)');
  });

  it('omits questions that answers.ts answers', () => {
    const answers = { ...sample.answers, notice: ['The notice period is four weeks.'] };
    expect(listUnanswered({ ...sample, answers }).join()).not.toContain('notice period');
    expect(listUnanswered(sample).join()).not.toContain('What do you cost?');
  });

  it('omits questions that the entries answer', () => {
    const asked = 'Where did you study, and what? (education)';
    const { education: _, ...withoutStudies } = sample;
    expect(listUnanswered(sample)).not.toContain(asked);
    expect(listUnanswered(withoutStudies)).toContain(asked);
  });
});
