import type { Project } from '../../model.ts';

export const voiceConcierge = {
  id: 'voice-concierge',
  title: 'ASAD',
  subtitle: 'AI voice concierge',
  story:
    'People come to a portfolio with three questions and little patience. So I gave mine a host: an owl that answers aloud, shows the card of what he talks about, and says plainly when he does not know. Calls are limited by the server, transcripts can be deleted, and without a voice provider a local guide takes over from the same content.',
  impact: 'Any question about my work answered in about a second, at any hour, with an honest no to the rest.',
  tags: ['TypeScript', 'React', 'Vapi', 'WebRTC', 'Firebase'],
  thumbnail: '/works/voice-concierge.webp',
  thumbnailAlt:
    'A call in progress: an owl on a branch, live captions of a question about email tracking, and a red End Call button.',
  colours: ['#2b2a63', '#e0a03c'],
  names: ['concierge'],
  heardAs: ['voice consierge', 'conciege', 'concierce'],
  spoken: {
    what: [
      "You are talking to it: I am Omar's AI voice concierge.",
      'Omar gave this portfolio a host, because people come with three questions and little patience.',
      'I answer aloud, show the card of what I talk about, and say so when I do not know.',
    ],
    why: [
      'People come to a portfolio with three questions and little patience.',
      'So Omar gave this one a host who answers them.',
    ],
    how: [
      'The concierge answers aloud, shows the card of what it talks about, and says plainly when it does not know.',
      'The server limits the calls, and without a voice provider a local guide takes over from the same content.',
    ],
    result: [
      "Any question about Omar's work is answered in about a second, at any hour.",
      'The rest gets an honest no.',
    ],
    forWhom: ["The concierge is for the visitors of this site, who want to know about Omar's work."],
  },
} as const satisfies Project;
