import { createGuide } from '@asad/guide';
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

/** What fields are called, and the frames in which anything is asked for by its name, at once or once it is talked about. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  why: ['purpose', 'reason', 'problem'],
  how: ['approach', 'method'],
  result: ['result', 'outcome', 'impact'],
  with: ['tools', 'stack', 'technologies'],
  role: ['role', 'title', 'position'],
  owned: ['responsibilities'],
};
const AT_ONCE = [
  "What is X's F?",
  'describe the F of X',
  'can you tell me about the F of X please',
  'so what was the F of X',
];
const TALKED_ABOUT = ['and its F?', 'what was the F', 'the F?', 'no, the F', 'could you tell me about its F'];

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

  it.each(Object.keys(NOUNS))(
    'answers what asks for "%s" by its noun, at once and when the work is talked about',
    (field) => {
      const wrong = named.flatMap(({ work, name }) => {
        const { says: expected = [] } = work.fields[field] ?? {};
        const begun = guide.begin().state;
        const talked = guide.replyTo(`Tell me about ${name}`, begun).state;
        const asked = [
          ...AT_ONCE.map((frame) => ({ frame, state: begun })),
          ...TALKED_ABOUT.map((frame) => ({ frame, state: talked })),
        ];
        return (NOUNS[field] ?? []).flatMap((noun) =>
          asked.flatMap(({ frame, state }) => {
            const question = frame.replace('F', noun).replace('X', name);
            const { sentences } = guide.replyTo(question, state).reply;
            return expected.every((sentence) => sentences.includes(sentence))
              ? []
              : [`${name}: ${question} → ${sentences.join(' ')}`];
          }),
        );
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('every kind of entry', () => {
  it.each([
    ['projects', 'all-project'],
    ['jobs', 'all-experience'],
    ['tools', 'all-stack'],
    ['principles', 'all-principle'],
  ])('lists the %s to whoever asks for them, and for nothing of them', (kind, group) => {
    const asked = ['which K does he have', 'show me the K', 'list the K', 'walk me through his K', 'K?', 'name all K'];
    const said = asked.map((frame) => guide.replyTo(frame.replace('K', kind), guide.begin().state).reply.sentences);
    const list = guideContent.subjects.find(({ id }) => id === group)?.fields['what']?.says;
    expect(said).toEqual(asked.map(() => list));
  });
});

describe('a name of which nothing particular is asked', () => {
  it.each([
    ['No, I meant the phone line one', 'experience-placeholder-labs'],
    ["What was the mail firm's product for?", 'experience-acme-outreach'],
  ])('is told what it is: "%s"', (question, id) => {
    const [target] = guide.replyTo(question, guide.begin().state).reply.targets;
    expect(target).toBe(`${id}/what`);
  });
});
