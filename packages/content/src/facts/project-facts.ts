import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { automationFlows } from '../projects/automation-flows.ts';
import { emailTracking } from '../projects/email-tracking.ts';
import { interviewTraining } from '../projects/interview-training.ts';
import { projects } from '../projects/projects.ts';
import { voiceConcierge } from '../projects/voice-concierge.ts';
import { speakList } from './speak.ts';

const { firstName, pronouns } = owner;

/** What ASAD knows of The Works; one fact for each project, and one for all. */
export const projectFacts = [
  {
    id: 'projects',
    topic: { kind: 'about', id: 'works' },
    title: `${firstName}'s projects`,
    asks: [
      'What has he built?',
      'Show me his projects',
      'Tell me about the portfolio and the works',
      'Which products did he make?',
      'What kind of things does he build?',
      'Give me examples of his work',
      'List all projects',
    ],
    answer: [
      `Four works stand on the home page: ${speakList(projects.map((project) => project.title))}.`,
      'They are a voice concierge, an email tracking platform, a trainer for job interviews and a set of automation flows.',
      'Name one of them, and I will tell you more.',
    ],
  },
  {
    id: 'project-voice-concierge',
    topic: { kind: 'project', id: voiceConcierge.id },
    title: 'the voice concierge',
    asks: [
      'What is the AI voice concierge project?',
      'Tell me about the voice assistant he built',
      'Why did he build an owl that talks?',
      'What does the concierge do?',
      'How is a voice agent useful on a portfolio?',
      'Does he build voice bots?',
      'talking owl project',
      'conversational AI work',
    ],
    answer: [
      `You are talking to it: I am ${firstName}'s AI voice concierge.`,
      `${firstName} gave this portfolio a host, because people come with three questions and little patience.`,
      'I answer aloud, show the card of what I talk about, and say so when I do not know.',
    ],
  },
  {
    id: 'project-email-tracking',
    topic: { kind: 'project', id: emailTracking.id },
    title: 'the email tracking platform',
    asks: [
      'What is the email tracking platform?',
      'Tell me about Heron',
      'How does he track opened emails and replies?',
      'What did he build for sales teams?',
      'How are false opens and scanners detected?',
      'mail open rate analytics product',
      'email platform',
      'newsletter bounce tracking',
    ],
    answer: [
      `${emailTracking.title} is an email tracking platform for small sales teams.`,
      'It follows each message from queue to reply, and tells real readers from the scanners that open everything.',
      'Follow-ups within the hour rose from 31 to 78 percent.',
    ],
  },
  {
    id: 'project-interview-training',
    topic: { kind: 'project', id: interviewTraining.id },
    title: 'the interview training platform',
    asks: [
      'What is the AI interview training platform?',
      'Tell me about Rehearsal',
      'Can people practise job interviews with it?',
      'How does the mock interview score answers?',
      'Which project helps job seekers and coaches?',
      'interview practice app with feedback',
      'education or learning product',
    ],
    answer: [
      `${interviewTraining.title} trains people for job interviews.`,
      'It asks the questions aloud, follows up as a real interviewer would, and gives notes on structure, pace and filler words.',
      'After five sessions learners scored 42 percent higher on structure.',
    ],
  },
  {
    id: 'project-automation-flows',
    topic: { kind: 'project', id: automationFlows.id },
    title: 'the automation flows',
    asks: [
      'What are the automation flows?',
      'Tell me about Night Shift',
      'Can he automate invoices, leads and reports?',
      'What repetitive office work has he automated?',
      'How much time did the workflows save?',
      'business process automation project',
      'back office automations for a team',
    ],
    answer: [
      `${automationFlows.title} is a set of automation flows that works while a team sleeps.`,
      'It reads the inbox, files invoices, asks a person when it is not sure, and reports in the morning.',
      `${firstName} built it in n8n, and it gives about sixty hours a month back to a team of nine.`,
    ],
  },
  {
    id: 'proudest',
    topic: { kind: 'project', id: automationFlows.id },
    title: `the work ${firstName} is proudest of`,
    asks: [
      'Which project is he most proud of?',
      'What is his favourite project?',
      'What is his best work?',
      'What was the biggest success or achievement?',
      'Which result are you proudest of?',
    ],
    answer: [
      `Ask ${firstName} and the answer is ${automationFlows.title}, because nobody thinks about it any more.`,
      `It has run every night since ${pronouns.subject} switched it on, and it says so itself when something fails.`,
    ],
  },
] as const satisfies readonly Fact[];
