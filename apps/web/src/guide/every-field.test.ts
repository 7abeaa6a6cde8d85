import { createGuide } from '@asad/call-core/guide';
import { guideContent } from '@asad/content';
import { describe, expect, it } from 'vitest';

const guide = createGuide(guideContent);

/** How a field is asked of anything; X is what it is called. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  why: ['What problem did X solve?', 'What was the reason for X?'],
  how: ['How did he approach X?', 'What was his approach with X?'],
  result: ['What came out of X?', 'Was X a success?', 'What did X achieve?', 'Did X pay off?'],
  with: ['What is X built with?', 'Which tools were used for X?', 'What technology is behind X?'],
  forWhom: ['Who was X for?', 'Who benefits from X?'],
  owned: ['What was his part in X?'],
  cost: ['What did X cost?', 'How expensive was X?'],
  team: ['Who worked with him on X?'],
  hard: ['What was the hardest part of X?', 'What was difficult about X?'],
  learned: ['What did he learn from X?'],
  what: ['Tell me about X', 'Describe X in short'],
};

describe('every field of every work', () => {
  const works = guideContent.subjects.filter(({ role }) => role === 'work');
  const named = works.flatMap((work) => (work.names ?? []).map((name) => ({ work, name })));
  const described = [
    ['project-email-tracking', 'the email tracking thing'],
    ['project-interview-training', 'the interview app'],
    ['project-automation-flows', 'the night automation'],
    ['project-voice-concierge', 'the owl'],
    ['experience-placeholder-labs', 'the automation job'],
    ['experience-acme-outreach', 'the email job'],
    ['experience-example-freight', 'the trucking job'],
    ['experience-lorem-and-sons', 'the agency job'],
  ].flatMap(([id, name = '']) => works.filter((work) => work.id === id).map((work) => ({ work, name })));

  it.each(Object.keys(QUESTIONS))('answers "%s", by name and by description', (field) => {
    const wrong = [...named, ...described].flatMap(({ work, name }) =>
      (QUESTIONS[field] ?? []).flatMap((question) => {
        const asked = question.replace('X', name);
        const { sentences } = guide.replyTo(asked, guide.begin().state).reply;
        const expected = work.fields[field]?.says ?? [];
        return expected.every((sentence) => sentences.includes(sentence)) ? [] : [`${asked} → ${sentences.join(' ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
