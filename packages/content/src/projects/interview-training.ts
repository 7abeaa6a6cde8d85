import type { Project } from '../model.ts';

/** Practice before it counts. */
export const interviewTraining = {
  id: 'interview-training',
  title: 'Rehearsal',
  subtitle: 'AI interview training platform',
  story:
    'Job seekers practise answers in their heads, where every answer sounds brilliant. Rehearsal asks the questions aloud, listens, follows up as a real interviewer would, and then shows the recording beside notes on structure, pace and filler words. Coaches write the question sets; the scoring explains each point it takes off.',
  impact: 'Learners who finished five sessions scored 42% higher on structure, and coaches got back a day a week.',
  tags: ['React', 'Node.js', 'Vapi', 'MongoDB', 'Tailwind CSS'],
  thumbnail: '/works/interview-training.webp',
  thumbnailAlt:
    'A practice interview: the question on top, a waveform of the answer, and scores for structure, pace and clarity.',
  colours: ['#5b2a4e', '#f2a48b'],
} as const satisfies Project;
