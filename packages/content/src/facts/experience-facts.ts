import { acmeOutreach } from '../experiences/acme-outreach.ts';
import { exampleFreight } from '../experiences/example-freight.ts';
import { loremAndSons } from '../experiences/lorem-and-sons.ts';
import { placeholderLabs } from '../experiences/placeholder-labs.ts';
import type { Experience, Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { speakMonth } from './speak.ts';

const { firstName, pronouns } = owner;

function speakJob(job: Experience): string {
  return `From ${speakMonth(job.start)} to ${speakMonth(job.end)} ${firstName} worked at ${job.company} as ${job.role}.`;
}

/** What ASAD knows of The Experiences; one fact for each job, and some for all of them. */
export const experienceFacts = [
  {
    id: 'experiences',
    topic: { kind: 'about', id: 'experiences' },
    title: `${firstName}'s work history`,
    asks: [
      'Where has he worked?',
      'What is his work history and career?',
      'Tell me about his experience and his employers',
      'Which companies did he work for?',
      'What jobs has he had?',
      'Walk me through his resume or CV',
      'What is his background?',
    ],
    answer: [
      `Since ${speakMonth(loremAndSons.start)} ${firstName} has had four jobs, all of them remote.`,
      `It began with shops at ${loremAndSons.company} and a dispatch board at ${exampleFreight.company}.`,
      `Then came email at ${acmeOutreach.company}, and automation and voice at ${placeholderLabs.company}.`,
    ],
  },
  {
    id: 'experience-placeholder-labs',
    topic: { kind: 'experience', id: placeholderLabs.id },
    title: `the job at ${placeholderLabs.company}`,
    asks: [
      'What did he do at Placeholder Labs?',
      'What was his latest job?',
      'Tell me about his work as automation and AI engineer',
      'Where did he put a voice assistant on a phone line?',
      'What was his last position or most recent role?',
      'booking line that answers around the clock',
      'Which job was about workflows and onboarding new clients?',
    ],
    answer: [
      speakJob(placeholderLabs),
      `There ${pronouns.subject} brought the flows of eleven client companies under one roof, with alarms and retries.`,
      'The voice assistant on the booking line settles two calls in three by itself.',
    ],
  },
  {
    id: 'experience-acme-outreach',
    topic: { kind: 'experience', id: acmeOutreach.id },
    title: `the job at ${acmeOutreach.company}`,
    asks: [
      'What did he do at Acme Outreach?',
      'Tell me about the job with email sending at scale',
      'Has he worked on high volume or performance problems?',
      'Where did he speed up a slow dashboard?',
      'How did he scale messages with queues?',
      'Does he know how to handle heavy load and throughput?',
      'MERN engineer job',
    ],
    answer: [
      speakJob(acmeOutreach),
      `${firstName} rebuilt how that product sends and tracks email.`,
      'It went from forty thousand to six hundred thousand messages a day on the same bill, and the slowest page from nine seconds to under one.',
    ],
  },
  {
    id: 'experience-example-freight',
    topic: { kind: 'experience', id: exampleFreight.id },
    title: `the job at ${exampleFreight.company}`,
    asks: [
      'What did he do at Example Freight?',
      'Has he worked in logistics, with trucks and drivers?',
      'Tell me about the dispatch board',
      'Where did he replace a spreadsheet?',
      'Has he built apps that work offline without a signal?',
      'customer portal and delivery tracking page',
      'transport and planning software',
    ],
    answer: [
      speakJob(exampleFreight),
      'A live dispatch board took the place of one shared spreadsheet, for a hundred and forty trucks.',
      'Planning a day went from three hours to forty minutes, and half of the phone calls stopped.',
    ],
  },
  {
    id: 'experience-lorem-and-sons',
    topic: { kind: 'experience', id: loremAndSons.id },
    title: `the job at ${loremAndSons.company}`,
    asks: [
      'What did he do at Lorem and Sons?',
      'What was his first job?',
      'How did he start as a junior web developer?',
      'Has he built online shops or ecommerce stores?',
      'Has he worked in an agency?',
      'Where did he begin his career?',
      'release checklist and deployments without rollback',
    ],
    answer: [
      speakJob(loremAndSons),
      'Seven online shops came out of it, and a base theme that loads in half the time.',
      `The release checklist that ${pronouns.subject} wrote there sent thirty-eight releases out in a row without a rollback.`,
    ],
  },
  {
    id: 'years',
    topic: { kind: 'about', id: 'experiences' },
    title: `how long ${firstName} has done this`,
    asks: [
      'How many years of experience does he have?',
      'How long has he been a developer?',
      'How experienced or senior is he?',
      'Since when does he write software?',
      'When did he start working?',
      'number of years in the industry',
    ],
    answer: [
      `${firstName} has more than four years of professional experience.`,
      `The first job began in ${speakMonth(loremAndSons.start)}, and every one since was remote.`,
    ],
  },
  {
    id: 'current',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} does now`,
    asks: [
      'What is he doing now?',
      'What is he working on currently?',
      'Is he employed at the moment?',
      'Is he a freelancer or self-employed?',
      'What does he do these days?',
      'present occupation',
    ],
    answer: [
      `${firstName} left ${placeholderLabs.company} in ${speakMonth(placeholderLabs.end)} and works independently now.`,
      'Small teams come for web products, automations and voice assistants.',
    ],
  },
] as const satisfies readonly Fact[];
