import type { Project } from '../../model.ts';

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
  heardAs: ['rehearsel', 're hearsal', 'reversal', 'rehearse all', 'hearsal', 'rehearsals'],
  spoken: {
    what: [
      'Rehearsal trains people for job interviews.',
      'It asks the questions aloud, follows up as a real interviewer would, and gives notes on structure, pace and filler words.',
      'After five sessions learners scored 42 percent higher on structure.',
    ],
    why: [
      'Job seekers practise answers in their heads, where every answer sounds brilliant.',
      'Rehearsal lets them practise aloud before it counts.',
    ],
    how: [
      'Rehearsal asks the questions aloud, listens, and follows up as a real interviewer would.',
      'Then it shows the recording beside notes on structure, pace and filler words.',
      'Coaches write the question sets, and the scoring explains each point that it takes off.',
    ],
    result: [
      'With Rehearsal, learners who finished five sessions scored 42 percent higher on structure.',
      'Coaches got back a day a week.',
    ],
    forWhom: ['Rehearsal is for job seekers who practise, and for the coaches who write the questions.'],
  },
} as const satisfies Project;
