import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { principles } from '../principles.ts';
import { speakList } from './speak.ts';

const { firstName, name, location } = owner;

/** What ASAD knows of the owner as a person to work with. */
export const aboutFacts = [
  {
    id: 'owner',
    topic: { kind: 'about', id: 'about' },
    title: `who ${firstName} is`,
    asks: [
      `Who is ${firstName}?`,
      'Who is the owner of this site?',
      'Introduce him to me',
      'Tell me something about him',
      'What is his name and profession?',
      'Who made all this, in a few words?',
      'summary of the person',
    ],
    answer: [
      `${name} is a full-stack developer who works remotely for small teams.`,
      `${firstName} has more than four years of experience with web products, automations and assistants that talk.`,
      'The quiet weeks after a launch are the favourite part.',
    ],
  },
  {
    id: 'strengths',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} is good at`,
    asks: [
      'What is he good at?',
      'What are his strengths?',
      'Why should I hire him?',
      'What makes him different from other developers?',
      'What is his superpower or speciality?',
      'Convince me to pick him',
      'Is he a good fit for our startup?',
    ],
    answer: [
      `${firstName} turns a messy process into software that runs by itself, and stays until it does.`,
      'You get one person for the page, the server and the automation behind it, who measures before promising.',
    ],
  },
  {
    id: 'weaknesses',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} does not do`,
    asks: [
      'What does he not do?',
      'What are his weaknesses?',
      'Which projects would he turn down?',
      'What is he bad at?',
      'Does he make native mobile apps, games or blockchain?',
      'Where would he say no?',
      'Is there work he refuses?',
    ],
    answer: [
      `${firstName} does not make games, native mobile apps or anything with a coin in it.`,
      'Large logos and brand design are better left to a designer too.',
      'If you need one of these, you will hear so in the first call.',
    ],
  },
  {
    id: 'process',
    topic: { kind: 'about', id: 'about' },
    title: `how ${firstName} works`,
    asks: [
      'How does he work with clients?',
      'What does his process look like?',
      'How does a project with him begin and go on?',
      'How does he communicate and report progress?',
      'What happens after the first meeting?',
      'How are projects run week by week?',
    ],
    answer: [
      'It starts with a fit check of fifteen minutes and a written plan of one page.',
      'Then something usable every week, with a short note on what changed and what is uncertain.',
      'At the end there is a handover that works without anybody having to be asked.',
    ],
  },
  {
    id: 'principles',
    topic: { kind: 'about', id: 'about' },
    title: `${firstName}'s principles`,
    asks: [
      'What are his principles?',
      'What are his values?',
      'What does he believe in?',
      'Which rules does he follow at work?',
      'What is his philosophy?',
      'work ethic',
    ],
    answer: [
      `There are four: ${speakList(principles.map((principle) => principle.text.toLowerCase()))}.`,
      'In short: leave things out, make it work on Sunday, say bad news early, and look after what you ship.',
    ],
  },
  {
    id: 'principle-simplicity',
    topic: { kind: 'principle', id: 'simplicity' },
    title: 'simplicity',
    asks: [
      'What does simplicity mean to him?',
      'Does he keep things simple?',
      'Will the code be over-engineered or complicated?',
      'Is his code easy to understand and maintain?',
      'clean code and architecture',
    ],
    answer: [
      `For ${firstName} the best part of a system is the one that could be left out.`,
      'What cannot be explained in a minute is not finished.',
    ],
  },
  {
    id: 'principle-reliability',
    topic: { kind: 'principle', id: 'reliability' },
    title: 'reliability',
    asks: [
      'What does reliability mean to him?',
      'What happens when something breaks in the night?',
      'Does he write tests and set up monitoring?',
      'How does he prevent downtime and outages?',
      'Will the system be stable?',
      'quality assurance and alerts',
    ],
    answer: [
      'It should work on Sunday at three in the morning.',
      'And when it does not, it should say so before a customer does, so tests and alarms come with every piece of work.',
    ],
  },
  {
    id: 'principle-honesty',
    topic: { kind: 'principle', id: 'honesty' },
    title: 'honesty',
    asks: [
      'What does honesty mean to him?',
      'How reliable are his estimates and deadlines?',
      'Will he tell me bad news?',
      'Can I trust him?',
      'What does he do when a project runs late?',
      'transparent communication',
    ],
    answer: [
      'Estimates come with their doubts, and bad news comes on the day it is known.',
      `${firstName} sells no tool just because of liking it.`,
    ],
  },
  {
    id: 'principle-ownership',
    topic: { kind: 'principle', id: 'ownership' },
    title: 'ownership',
    asks: [
      'What does ownership mean to him?',
      'Does he maintain and support what he ships?',
      'Is there documentation and a handover?',
      'Who repairs bugs after the launch?',
      'What happens when the contract is over?',
      'long-term support and maintenance',
    ],
    answer: [
      `What ${firstName} ships, ${firstName} watches, documents and repairs.`,
      'At the end you get a handover that works without its author.',
    ],
  },
  {
    id: 'location',
    topic: { kind: 'about', id: 'about' },
    title: `where ${firstName} works from`,
    asks: [
      'Where is he based?',
      'Where does he live, which country or city?',
      'Does he work remotely?',
      'Would he come to our office or relocate?',
      'What time zone is he in?',
      'Is he open to on-site or hybrid work?',
    ],
    answer: [
      `${firstName} lives in ${location}, and all work so far has been remote.`,
      'The hours overlap with all of Europe, and with the morning of the American east coast.',
    ],
  },
] as const satisfies readonly Fact[];
