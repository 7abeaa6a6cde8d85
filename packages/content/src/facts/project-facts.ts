import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { automationFlows } from '../projects/automation-flows.ts';
import { emailTracking } from '../projects/email-tracking.ts';
import { interviewTraining } from '../projects/interview-training.ts';
import { projects } from '../projects/projects.ts';
import { voiceConcierge } from '../projects/voice-concierge.ts';
import { speakList } from './speak.ts';
import { toPhrases } from './phrases.ts';

const { firstName, pronouns } = owner;

/** What ASAD knows of The Works; one fact for each project, and one for all. */
export const projectFacts = [
  {
    id: 'projects',
    topic: { kind: 'about', id: 'works' },
    title: `${firstName}'s projects`,
    asks: toPhrases(`
      What are his projects called? | a list of projects | Show me the works | Which works are there? | Enumerate the projects | What else has he made? | What else has he built? | What else did he do? |
      What other things has he made? | Where can I see his work? | Can I see something he made? |
      Show me what he can do | What has he got in his portfolio? | What did he build on his own? |
      Can you name his works? | What are his works? | List his works | How many projects are there? |
      his pieces of work | Can I see his work? | his portfolio | What has he built? | What did he build? |
      things that he built | the names of his projects | each project by name | What has he made? | What has he done? |
      What does he make? | What has he built so far, and for whom? | Show me his projects |
      Tell me about the portfolio and the works | Which products did he make? | What kind of things does he build? |
      Give me examples of his work | List all projects | What did he make so far? | What is there to see on this site? |
      Everything in the works section, please | Give me an overview of all four works |
      What has come out of his workshop? | his software and applications | Show me all of it |
      case studies and references | Give me a tour of what he put together |
      Could you run me through everything on display? | What did he create or develop on his own? |
      his creations, products and apps | What are the projects on this page? | Anything he built that I can look at? |
      What has he been making? | tell me about his projects in general | Which apps and platforms has he developed? |
      the gallery of his finished work | his list of works | works on display | Show me his work | And his work? |
      the things he has made so far
    `),
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
    names: ['concierge'],
    asks: toPhrases(`
      What is the AI voice concierge project? | Are you one of his projects? | Are you one of his projects yourself? |
      Did he make you as a project? | Are you part of his portfolio? | Tell me about the voice assistant he built |
      Why did he build an owl that talks? | What does the concierge do? | How is a voice agent useful on a portfolio? |
      Does he build voice bots? | talking owl project | conversational AI work |
      How did the idea of a speaking bird come up? | Why would a portfolio need to chat with visitors? |
      the assistant behind this page, as a project | a voice concierge for visitors |
      the concierge that answers visitors of a website | voice interface, speech assistant and audio |
      I would like such a voice concierge on my own site | something with AI and voice | AI voice projects |
      Why did he make you? | Why did he build you? | Why were you made? | What are you for? | Why did he make an owl? |
      Why bother with a talking owl? | What is the point of the owl? | What happens when the voice service is down? |
      What if the voice provider fails? | How quickly do you answer? | How fast do you reply? |
      How long does an answer take? | Which technology do you run on?
    `),
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
    names: [emailTracking.title],
    asks: toPhrases(`
      What is the email tracking platform? | Tell me about Heron | How does he track opened emails and replies? |
      What did he build for sales teams? | How are false opens and scanners detected? |
      mail open rate analytics product | email platform | newsletter bounce tracking |
      Can it tell whether a message was read? | Does Heron know who opened which mails? |
      What does Heron solve for a sales person? | follow-ups, inbox and replies |
      notify me when somebody reads my email | something that follows what happens to sales emails |
      Does it notice a virus scanner or a bot that opens the message? | monitoring whether mails get read |
      deliverability, bounces and open rates | sales outreach, campaigns and mailing |
      see who has read the mail that I sent | the email tool | tracking pixels and privacy of readers | email tracker |
      How accurate are the open rates? | accuracy of open tracking
    `),
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
    names: [interviewTraining.title],
    asks: toPhrases(`
      What is the AI interview training platform? | Tell me about Rehearsal |
      Can people practise job interviews with it? | How does the mock interview score answers? |
      Which project helps job seekers and coaches? | interview practice app with feedback |
      education or learning product | Does Rehearsal prepare a candidate? |
      How are answers in a practice session judged and rated? | training software for applicants |
      notes on filler words and pace | How do people train for a recruiter’s questions? |
      a simulator with an AI recruiter | Did he build something for nervous candidates before job interviews? |
      How does Rehearsal give feedback? | I have an interview next week, can it prepare me? |
      e-learning, students and teaching | practising answers aloud with an AI interviewer | the interview trainer |
      career coaching, school and college | technology of the interview platform | the interview project
    `),
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
    asks: toPhrases(`
      What are the automation flows? | I need a developer for automation | Can he automate my office? |
      I search a developer for automation | Has he done automation? | Has he automated anything? | automation work |
      Could he automate something for us? | Tell me about Night Shift | Can he automate invoices, leads and reports? |
      What repetitive office work has he automated? | How much time did the workflows save? |
      business process automation project | back office automations for a team | Can you take paperwork off our desk? |
      We type the same data twice every day | Somebody copies numbers by hand all day long |
      filing documents and papers | saves hours of manual office work | boring tasks that repeat |
      Our accountant retypes every invoice by hand | What runs at night while people are in bed? |
      Can he automate our office? | administration, bookkeeping and receipts | manual data entry between systems |
      reduce tedious busywork in my company | automation for small businesses | the automations he built |
      automating leads in the CRM
    `),
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
    asks: toPhrases(`
      What is the biggest thing he built? | Which project is he most pleased with? | Which project is the coolest? |
      Which of his works would he show first? | What is he proudest of? | What does he brag about? |
      Which project is his best? | Which one is he most proud of? | What is his best piece of work? |
      What was his biggest project? | Which project matters most to him? | Which one is the best? |
      Which one is his favourite? | Which is the best one? | Which project is he most proud of? |
      What is his favourite project? | What is his best work? | What was the biggest success or achievement? |
      Which result are you proudest of? | What is the highlight of everything he shipped? |
      Which one does he like best? | top project, greatest hit | If he had to pick a favourite among his projects? |
      his favourite of the four | the project he loves most, his masterpiece | Which project had the greatest impact? |
      the most impressive or most important thing he did | What does he personally like the most? | the favourite |
      his favourite work | Which project is the most interesting? | the most interesting one |
      the most exciting project
    `),
    answer: [
      `Ask ${firstName} and the answer is ${automationFlows.title}, because nobody thinks about it any more.`,
      `It has run every night since ${pronouns.subject} switched it on, and it says so itself when something fails.`,
    ],
  },
] as const satisfies readonly Fact[];
