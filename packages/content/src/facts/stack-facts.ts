import type { Fact, StackItem } from '../model.ts';
import { owner } from '../owner.ts';
import { pillars } from '../pillars.ts';
import { stack } from '../stack.ts';
import { firstSentence, speakList } from './speak.ts';

const { firstName } = owner;

type StackId = (typeof stack)[number]['id'];

/** What is asked about each tool, and how one says it; a tool without an entry here does not compile. */
const tools: Readonly<Record<StackId, { spoken: string; asks: readonly string[]; says: string }>> = {
  mern: {
    spoken: 'the MERN stack',
    asks: [
      'Does he know React?',
      'Does he use Node, Express and MongoDB?',
      'What does he do with MERN?',
      'Can he write JavaScript and TypeScript?',
      'Which frontend framework does he use?',
      'full-stack JavaScript skills',
      'Is he good with NoSQL databases?',
    ],
    says: `${firstName} builds products with a lot of interface on the MERN stack: React in front, Node and Express behind, MongoDB below.`,
  },
  'laravel-vue': {
    spoken: 'Laravel with Vue',
    asks: [
      'Does he know Laravel?',
      'Can he write PHP?',
      'Does he work with Vue.js?',
      'What does he use Laravel and Vue for?',
      'Who could maintain our PHP portal?',
      'back office or admin panel framework',
    ],
    says: `For back offices, portals and shops ${firstName} likes Laravel with Vue, because the framework has made the boring decisions well.`,
  },
  docker: {
    spoken: 'Docker',
    asks: [
      'Does he use Docker?',
      'Does he work with containers?',
      'How does he deploy things?',
      'What about DevOps, servers and CI?',
      'How long until a new developer can run the project?',
      'hosting and infrastructure skills',
    ],
    says: `${firstName} uses Docker, so that the same machine runs on the desk, in tests and on the server.`,
  },
  n8n: {
    spoken: 'n8n',
    asks: [
      'Does he know n8n?',
      'How many workflows does he run a month?',
      'Does he use low-code tools like Zapier or Make?',
      'Which tool does he automate with?',
      'What is n8n good for?',
      'no-code automation tool',
    ],
    says: `With n8n ${firstName} builds automations that a team can see and change, and runs 10k+ workflows a month.`,
  },
  'tailwind-css': {
    spoken: 'Tailwind CSS',
    asks: [
      'Does he use Tailwind?',
      'How does he write CSS and styles?',
      'Can he do design and user interfaces?',
      'Does he make responsive pages?',
      'styling framework',
      'How good is he at frontend design?',
    ],
    says: `${firstName} writes interfaces with Tailwind CSS, so that they stay consistent when the third person edits them.`,
  },
  vapi: {
    spoken: 'Vapi',
    asks: [
      'Does he use Vapi?',
      'What does he build phone assistants with?',
      'Which voice platform does he use?',
      'Can he make an AI that answers phone calls?',
      'speech and telephony tools',
      'How does he handle interruptions and turn-taking in calls?',
    ],
    says: `${firstName} uses Vapi for assistants on the phone and on the web, with turn-taking and interruptions included.`,
  },
  'git-rest': {
    spoken: 'Git and REST APIs',
    asks: [
      'Does he know Git?',
      'Can he integrate our API?',
      'Does he design REST APIs?',
      'Has he connected other systems and third-party services?',
      'How does he handle version control and code review?',
      'integrations and webhooks',
    ],
    says: `${firstName} works in small commits, and has connected more than forty systems over REST APIs.`,
  },
};

function toolFact(item: StackItem & { readonly id: StackId }): Fact {
  const tool = tools[item.id];
  return {
    id: `stack-${item.id}`,
    topic: { kind: 'stack', id: item.id },
    title: `how ${firstName} uses ${tool.spoken}`,
    asks: tool.asks,
    answer: [tool.says, `And the card adds: don't use it if ${firstSentence(item.dontUseIf)}`],
  };
}

/** What ASAD knows of the stack; one fact for each tool, and some for all of them. */
export const stackFacts: readonly Fact[] = [
  {
    id: 'stack',
    topic: { kind: 'about', id: 'stack' },
    title: `${firstName}'s tech stack`,
    asks: [
      'What is his tech stack?',
      'Which technologies and tools does he use?',
      'What programming languages does he know?',
      'What are his technical skills?',
      'Which frameworks does he work with?',
      'List the tools on his bench',
    ],
    answer: [
      `Seven tools, on purpose: ${speakList(Object.values(tools).map((tool) => tool.spoken))}.`,
      'Each card on the home page also says when not to use it.',
    ],
  },
  {
    id: 'stack-not',
    topic: { kind: 'about', id: 'stack' },
    title: 'when not to use a tool',
    asks: [
      "What are the don't use if notes?",
      'When should I not use one of his tools?',
      'What are the drawbacks of these technologies?',
      'Why does each card say when to leave it alone?',
      'downsides and limits of the stack',
    ],
    answer: [
      "Every tool on the home page has a note that says don't use if.",
      `${firstName} would rather lose a job than sell you the wrong tool.`,
      'Name a tool, and I will tell you its note.',
    ],
  },
  ...stack.map(toolFact),
  {
    id: 'pillars',
    topic: { kind: 'about', id: 'stack' },
    title: 'what the stack is chosen for',
    asks: [
      'Why did he choose this stack?',
      'What are the three pillars?',
      'Does he ship fast?',
      'Can he keep costs low when we scale?',
      'How does he choose technology?',
      'How quickly can he launch a first version?',
      'MVP in weeks',
    ],
    answer: [
      `The stack serves three things: ${speakList(pillars.map((pillar) => pillar.text))}.`,
      'That is a first version in weeks, alarms where it would hurt, and ten times the load for an afternoon of work.',
    ],
  },
];
