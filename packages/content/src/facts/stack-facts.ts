import type { Fact, StackItem } from '../model.ts';
import { owner } from '../owner.ts';
import { pillars } from '../pillars.ts';
import { stack } from '../stack.ts';
import { firstSentence, speakList } from './speak.ts';
import { toPhrases } from './phrases.ts';

const { firstName } = owner;

type StackId = (typeof stack)[number]['id'];

/** What is asked about each tool, and how one says it; a tool without an entry here does not compile. */
const tools: Readonly<
  Record<StackId, { spoken: string; names: readonly string[]; asks: readonly string[]; says: string }>
> = {
  mern: {
    spoken: 'the MERN stack',
    names: ['MERN', 'MongoDB'],
    asks: toPhrases(`
      Does he know React? | Does he use Node, Express and MongoDB? | What does he do with MERN? |
      Can he write JavaScript and TypeScript? | Which frontend framework does he use? | full-stack JavaScript skills |
      Is he good with NoSQL databases? | Is he comfortable with React and hooks? | single page apps |
      When is MERN a bad choice? | Mongo, Express, React and Node |
      We are a Node and React company, would he feel at home? | frontend in React, backend in Node | React developer |
      Node.js backend developer | Next.js, Redux and TypeScript | a JavaScript app from front to back |
      MongoDB schema and aggregation
    `),
    says: `${firstName} builds products with a lot of interface on the MERN stack: React in front, Node and Express behind, MongoDB below.`,
  },
  'laravel-vue': {
    spoken: 'Laravel with Vue',
    names: ['Laravel', 'Vue', 'PHP'],
    asks: toPhrases(`
      Does he know Laravel? | Can he write PHP? | Does he work with Vue.js? | What does he use Laravel and Vue for? |
      Who could maintain our PHP portal? | back office or admin panel framework | Our legacy code is in PHP |
      When is Laravel a bad choice? | legacy PHP code | Does he prefer Vue over React? |
      We have an ancient Laravel application | Laravel developer | take over an aged Laravel app | Vue developer |
      PHP developer | Symfony, WordPress and other PHP | MySQL and Eloquent | admin panel and portal in Laravel
    `),
    says: `For back offices, portals and shops ${firstName} likes Laravel with Vue, because the framework has made the boring decisions well.`,
  },
  docker: {
    spoken: 'Docker',
    names: ['Docker'],
    asks: toPhrases(`
      Does he use Docker? | Does he work with containers? | How does he deploy things? |
      What about DevOps, servers and CI? | How long until a new developer can run the project? |
      hosting and infrastructure skills | Does he run things in a container? | When is Docker a bad choice? |
      Kubernetes, cloud and deployment | Does everything work the same on every machine? | his opinion of Docker |
      containers and images | Docker Compose on a server | AWS, Azure or Google cloud |
      How does he set up servers and deployments? | DevOps | continuous integration and delivery pipelines |
      self-hosting on a VPS
    `),
    says: `${firstName} uses Docker, so that the same machine runs on the desk, in tests and on the server.`,
  },
  n8n: {
    spoken: 'n8n',
    names: ['n8n', 'Zapier'],
    asks: toPhrases(`
      Does he know n8n? | How many workflows does he run a month? | Does he use low-code tools like Zapier or Make? |
      Which tool does he automate with? | What is n8n good for? | no-code automation tool | Is n8n better than Zapier? |
      When is n8n a bad choice? | Why n8n instead of Make? | number of workflow runs a month | ten thousand workflows |
      How many n8n runs does he look after monthly? | n8n workflows | self-hosted n8n |
      a flow between our apps without code | Zapier, Make and Power Automate | automation tool of choice |
      his opinion of n8n
    `),
    says: `With n8n ${firstName} builds automations that a team can see and change, and runs 10k+ workflows a month.`,
  },
  'tailwind-css': {
    spoken: 'Tailwind CSS',
    names: ['Tailwind'],
    asks: toPhrases(`
      Does he use Tailwind? | How does he write CSS and styles? | Can he do design and user interfaces? |
      Does he make responsive pages? | styling framework | How good is he at frontend design? |
      When is Tailwind a bad choice? | Why Tailwind over plain CSS? | Bootstrap or a component library |
      Tailwind or hand-written stylesheets? | his opinion of Tailwind | CSS, Sass and stylesheets |
      good-looking user interface | UI and UX | web design and layout | pretty frontends, animations and dark mode
    `),
    says: `${firstName} writes interfaces with Tailwind CSS, so that they stay consistent when the third person edits them.`,
  },
  vapi: {
    spoken: 'Vapi',
    names: ['Vapi'],
    asks: toPhrases(`
      Does he use Vapi? | What does he build phone assistants with? | Which voice platform does he use? |
      Can he make an AI that answers phone calls? | speech and telephony tools |
      How does he handle interruptions and turn-taking in calls? | When is Vapi a bad choice? |
      Could an assistant take calls for my practice or clinic? | a voice bot for my restaurant hotline |
      robot on the phone | call center with AI | an AI receptionist on the telephone |
      phone agent for a doctor, hotel or restaurant | voice AI with Vapi, Twilio or ElevenLabs | his opinion of Vapi |
      automatic telephone answering | a telephone bot for customers | AI that answers the phone | telephone assistants |
      assistants on the telephone, which software?
    `),
    says: `${firstName} uses Vapi for assistants on the phone and on the web, with turn-taking and interruptions included.`,
  },
  'git-rest': {
    spoken: 'Git and REST APIs',
    names: ['Git'],
    asks: toPhrases(`
      Does he know Git? | Can he integrate our API? | Does he design REST APIs? |
      Has he connected other systems and third-party services? | How does he handle version control and code review? |
      integrations and webhooks | Can he hook two systems up with one another? |
      Can he connect our CRM to other services? | When are REST APIs a bad choice? |
      endpoints, interfaces and data exchange | GitHub, branches and pull requests |
      systems with APIs that must exchange data | API integration | build an API | REST, GraphQL and webhooks |
      integrate Stripe, Salesforce or HubSpot | sync data between two systems | Git workflow and commits |
      connect two systems over an API | a REST interface | REST backend for an app
    `),
    says: `${firstName} works in small commits, and has connected more than forty systems over REST APIs.`,
  },
};

function toolFact(item: StackItem & { readonly id: StackId }): Fact {
  const tool = tools[item.id];
  return {
    id: `stack-${item.id}`,
    topic: { kind: 'stack', id: item.id },
    title: `how ${firstName} uses ${tool.spoken}`,
    names: tool.names,
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
    asks: toPhrases(`
      What tools does he use? | Which tools does he use? | What does he use? | What is his tech stack? | Which tools? |
      What tools does he know well? | Which tools can he use? | What is in his toolbox? |
      What does he build things with? | What technology does he use? | Which software does he work with? |
      Which stack does he work with? | What stack does he use? | Which technologies and tools does he use? |
      What are his technical skills? | Which frameworks does he work with? | List the tools on his bench |
      Which languages, databases and libraries are in his toolbox? | What are his favourite technologies? |
      software and tooling he prefers | What can he program in? | Name the technologies that he is fluent in |
      his technologies | a list of his technologies and tools | his tech skills in one sentence |
      Which tech does he use every day? | programming languages and frameworks | What is in the stack? |
      the seven tools | tools | List the tools | List all tools | Show me all tools | Can you list the tools? | What tools are there? | Which tools are there? | all tools | technology | What does he work with? | his toolbox | Which database does he use?
    `),
    answer: [
      `Seven tools, on purpose: ${speakList(Object.values(tools).map((tool) => tool.spoken))}.`,
      'Each card on the home page also says when not to use it.',
    ],
  },
  {
    id: 'stack-not',
    topic: { kind: 'about', id: 'stack' },
    title: 'when not to use a tool',
    asks: toPhrases(`
      What are the don't use if notes? | Does he say when a tool is wrong? |
      Does he admit it when a tool is the wrong one? | Does he say when something does not fit? |
      Does he say when not to use his tools? | What are those notes on the cards? |
      Does he ever advise against a tool? | When should I not use one of his tools? |
      What are the drawbacks of these technologies? | Why does each card say when to leave it alone? |
      downsides and limits of the stack | the honest notes on the cards | tell me the joke about the tools |
      disadvantages and cons of the tools | In which cases would those tools be the wrong choice? |
      the wrong tool for the job | bad choice of tools | When would he advise against a tool? |
      pros and cons of each tool | What does he say against his own tools? | What is the catch? | Is there a catch? |
      What is the fine print?
    `),
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
    asks: toPhrases(`
      Why did he choose this stack? | What is the stack for? | Why those tools? | Why did he pick these tools? |
      What are the three pillars? | Does he ship fast? | Can he keep costs low when we scale? |
      How does he choose technology? | How quickly can he launch a first version? | MVP in weeks |
      Why these tools and no others? | Why exactly these seven technologies? | speed, stability and cost |
      reason for picking the tools | Is it going to be cheap to scale? | How soon would a first version be live? |
      first version, prototype or MVP | launch quickly and cheaply | How fast can he deliver? |
      turnaround until launch | What is the idea behind the stack? | ship fast, keep it stable, scale cheap |
      Why this stack? | running costs of hosting | growing from ten to a thousand users |
      How fast can he get something out of the door? | How soon would there be a first version? |
      How quickly does he ship? | How fast does he deliver? | How long until something works? | Can he build it fast?
    `),
    answer: [
      `The stack serves three things: ${speakList(pillars.map((pillar) => pillar.text))}.`,
      'That is a first version in weeks, alarms where it would hurt, and ten times the load for an afternoon of work.',
    ],
  },
];
