import { guideLines } from '../guide-lines.ts';
import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';

const { firstName } = owner;

/** What ASAD knows of hiring and reaching the owner. */
export const contactFacts = [
  {
    id: 'availability',
    topic: { kind: 'contact', id: 'booking' },
    title: `whether ${firstName} is available`,
    asks: [
      'Is he available for work?',
      'Can I hire him?',
      'When could he start?',
      'Is he taking on new projects or clients?',
      'Does he have capacity for freelance or contract work?',
      'Is he open to a full-time job offer?',
      'Is he looking for work?',
    ],
    answer: [
      `${firstName} takes on one larger project at a time, and small ones beside it.`,
      'When the next one can start is settled in the fit check of fifteen minutes.',
    ],
  },
  {
    id: 'rates',
    topic: { kind: 'contact', id: 'booking' },
    title: `what ${firstName} costs`,
    asks: [
      'How much does he cost?',
      'What are his rates?',
      'What is the price of a project?',
      'Does he charge by the hour or a fixed price?',
      'What budget do I need?',
      'Is he expensive?',
      'fees, salary, quote',
    ],
    answer: [
      'There is no price list here, because I would only be guessing.',
      'Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.',
      'The fit check is free and ends with a number, or with an honest no.',
    ],
  },
  {
    id: 'fit-check',
    topic: { kind: 'contact', id: 'booking' },
    title: 'the fit check',
    asks: [
      'What is the fit check?',
      'What happens in the 15 minutes?',
      'How long is the first call and does it cost anything?',
      'What should I prepare for the meeting?',
      'Is the first consultation free?',
    ],
    answer: [
      'The fit check is a call of fifteen minutes, free of charge.',
      `You tell what hurts, and ${firstName} tells you whether this is the right person, what it might take, and what to try first.`,
    ],
  },
  {
    id: 'book',
    topic: { kind: 'contact', id: 'booking' },
    title: 'booking a meeting',
    asks: [
      'Book a meeting',
      'I want to schedule a call with him',
      'Can I make an appointment?',
      'Open the calendar',
      'How do I book the fit check?',
      'Reserve a slot for me',
      'Set up a meeting',
    ],
    answer: guideLines.book,
    action: 'book',
  },
  {
    id: 'contact',
    topic: { kind: 'contact', id: 'email' },
    title: `how to reach ${firstName}`,
    asks: [
      'How can I contact him?',
      'What is his email address?',
      'How do I reach or write to him?',
      'Give me his contact details',
      'Can I talk to a human?',
      'I want to send him a message',
      'get in touch',
    ],
    answer: [
      `Write ${firstName} an email: the address is on the card beside me.`,
      'You can copy it there, or find it in the About section.',
    ],
    action: 'openContact',
  },
  {
    id: 'linkedin',
    topic: { kind: 'contact', id: 'linkedin' },
    title: `${firstName} on LinkedIn`,
    asks: [
      'Is he on LinkedIn?',
      'Does he have a LinkedIn profile?',
      'Which social media is he on?',
      'Where can I follow or connect with him?',
      'Twitter or GitHub account',
    ],
    answer: [
      'There is a LinkedIn profile, with a link in the About section.',
      'Other networks are not listed here.',
    ],
    action: 'openContact',
  },
] as const satisfies readonly Fact[];
