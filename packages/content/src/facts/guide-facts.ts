import { guideLines } from '../guide-lines.ts';
import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';

const { firstName } = owner;

/** What ASAD knows of himself, of this call and of this site; small talk too. */
export const guideFacts = [
  {
    id: 'who-are-you',
    topic: { kind: 'guide', id: 'asad' },
    title: 'who ASAD is',
    asks: [
      'Who are you?',
      'What is your name?',
      'Who am I talking to?',
      'Why an owl?',
      'What are you doing here?',
      'Introduce yourself',
      'Tell me about yourself, ASAD',
    ],
    answer: [
      `I am ASAD, an owl, and I look after ${firstName}'s portfolio.`,
      'I work nights, I have read everything on this site, and I do not make things up.',
    ],
  },
  {
    id: 'are-you-ai',
    topic: { kind: 'guide', id: 'asad' },
    title: 'whether ASAD is an AI',
    asks: [
      'Are you an AI?',
      'Are you a real person or a robot?',
      'Are you human?',
      'Is this a recording or a bot?',
      'Which language model are you, ChatGPT?',
      'How do you work?',
      'Are you artificial intelligence?',
    ],
    answer: [
      'No person sits here: I am a program with feathers.',
      'As the local guide I look up your question among the facts of this site, and say the one that fits.',
      'Nothing I say is invented on the spot.',
    ],
  },
  {
    id: 'kept',
    topic: { kind: 'guide', id: 'privacy' },
    title: 'what is kept of this call',
    asks: [
      'What do you keep of this call?',
      'Is this conversation recorded or saved?',
      'What happens to my data?',
      'Is my voice stored?',
      'Who can read the transcript?',
      'Can I delete what I said?',
      'privacy and GDPR',
    ],
    answer: [
      `The transcript is kept, with its times, so that ${firstName} can read it.`,
      'When the call is over, a button deletes it from the server.',
      `The summary mailed to ${firstName} is not reached by that button, so tell me no secrets.`,
    ],
  },
  {
    id: 'limit',
    topic: { kind: 'guide', id: 'limit' },
    title: 'how many calls you have',
    asks: [
      'How many calls do I have?',
      'How often can I call you?',
      'Is there a call limit?',
      'How many calls are left?',
      'Can I call again tomorrow?',
      'How long can a call last?',
      'Does calling cost me anything?',
    ],
    answer: [
      'Each visitor has a few calls, usually three, and they are free.',
      'The page shows how many you have left, and afterwards email and the calendar remain.',
    ],
  },
  {
    id: 'site-made',
    topic: { kind: 'project', id: 'voice-concierge' },
    title: 'how this site was made',
    asks: [
      'How was this site made?',
      'What is this website built with?',
      'Which technology runs this page?',
      'Who designed this portfolio site?',
      'Is the source code of the site public?',
      'Did you use a template?',
    ],
    answer: [
      'This site is two prerendered pages in React and TypeScript, with a small backend on Firebase.',
      'I was drawn by hand as vectors, and the call is a library of its own.',
      'No template was harmed.',
    ],
  },
  {
    id: 'your-voice',
    topic: { kind: 'guide', id: 'asad' },
    title: "ASAD's voice",
    asks: [
      'Why do you sound like that?',
      'How is your voice made?',
      'Is your voice synthetic?',
      'Can you speak another language?',
      'Do you speak German, Spanish or French?',
      'Your voice is strange',
    ],
    answer: [
      'My voice was computed when this site was built, and made a little rounder, as befits an owl.',
      'I speak English only, and I apologise for the accent.',
    ],
  },
  {
    id: 'help',
    topic: { kind: 'guide', id: 'asad' },
    title: 'what you can ask',
    asks: [
      'What can I ask you?',
      'Help',
      'What can you do?',
      'What do you know?',
      'I do not know what to ask',
      'Give me suggestions',
      'How does this work?',
    ],
    answer: [
      `Ask me what ${firstName} has built, where ${firstName} has worked, with which tools and why.`,
      'I also know about availability, prices and how to book a meeting.',
    ],
  },
  {
    id: 'sample',
    topic: { kind: 'guide', id: 'site' },
    title: 'whether this is real',
    asks: [
      'Is this person real?',
      'Are these companies and numbers true?',
      'Is this sample or demo data?',
      'Are the figures made up?',
      'Does this employer really exist?',
      'fake or fictional portfolio',
    ],
    answer: [
      `${firstName}, the employers and the figures are samples, until somebody makes this site their own.`,
      'I, on the other hand, am quite real.',
    ],
  },
  {
    id: 'hello',
    topic: { kind: 'guide', id: 'asad' },
    title: 'saying hello',
    asks: ['Hello', 'Hi there', 'Hey', 'Good morning', 'Good evening', 'How are you?', 'Nice to meet you', 'Hello, can you hear me?'],
    answer: ['Hello to you too, I am wide awake.', `Would you like to hear about ${firstName}'s work?`],
  },
  {
    id: 'thanks',
    topic: { kind: 'guide', id: 'asad' },
    title: 'saying thank you',
    asks: ['Thank you', 'Thanks a lot', 'Great, thanks', 'Awesome', 'Well done', 'You are funny', 'I like you'],
    answer: ['You are welcome.', 'Is there anything else that I can tell you?'],
  },
  {
    id: 'goodbye',
    topic: { kind: 'guide', id: 'asad' },
    title: 'ending the call',
    asks: ['Goodbye', 'Bye', 'End the call', 'Hang up', 'That is all', 'See you later', 'Please stop the call', 'I have to go'],
    answer: guideLines.goodbye,
    action: 'endCall',
  },
] as const satisfies readonly Fact[];
