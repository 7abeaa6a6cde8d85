import type { StackItem } from '../kinds/stack-item.ts';

/** The stack, in the order of the page. */
export const stack = [
  {
    id: 'mern',
    name: 'MERN',
    role: 'Products with a lot of interface: React in front, Node and Express behind, MongoDB below.',
    metric: '3 products in production',
    icon: 'layers',
    dontUseIf:
      'your data is mostly relations and you enjoy sleeping. Then it is a job for SQL, and I will say so before the first commit.',
    parts: ['React', 'Node.js', 'MongoDB'],
    markedBy: ['MongoDB'],
    names: ['MERN'],
    heardAs: ['murn', 'mirn', 'myrn', 'mern stack', 'burn stack', 'moon stack', 'learn stack'],
    spokenName: 'the MERN stack',
    spoken: {
      what: [
        'Omar builds products with a lot of interface on the MERN stack: React in front, Node and Express behind, MongoDB below.',
      ],
      why: [
        'MERN is chosen because it suits products with a lot of interface: React in front, Node and Express behind, MongoDB below.',
      ],
      numbers: ['Three products in production run on the MERN stack.'],
    },
  },
  {
    id: 'laravel-vue',
    name: 'Laravel + Vue.js',
    role: 'Back offices, portals and shops, where the framework has already made the boring decisions well.',
    metric: '2 years of daily use',
    icon: 'window',
    dontUseIf: 'your whole team writes TypeScript and looks at PHP the way a cat looks at a bath.',
    parts: ['Laravel', 'Vue.js'],
    names: ['Laravel', 'PHP'],
    heardAs: ['lara vel', 'lara bell', 'laura bell', 'laura vel', 'la ravel', 'larvel', 'laurel'],
    spokenName: 'Laravel with Vue',
    spoken: {
      what: [
        'For back offices, portals and shops Omar likes Laravel with Vue, because the framework has made the boring decisions well.',
      ],
      why: [
        'Laravel with Vue is chosen because the framework has already made the boring decisions well, which suits back offices, portals and shops.',
      ],
      numbers: ['Two years of daily use stand behind Laravel with Vue.'],
      length: ['Two years of daily use stand behind Laravel with Vue.'],
    },
  },
  {
    id: 'docker',
    name: 'Docker',
    role: 'The same machine on my desk, in CI and on the server.',
    metric: 'New developer running in 10 minutes',
    icon: 'boat',
    dontUseIf:
      'you have one static page. Shipping a postcard in a container is impressive, but it is still a postcard.',
    heardAs: ['dokker', 'doker', 'docket', 'dock her', 'dr docker'],
    spoken: {
      what: ['Omar uses Docker, so that the same machine runs on the desk, in tests and on the server.'],
      why: ['Docker is used because the same machine then runs on the desk, in tests and on the server.'],
      numbers: ['With Docker a new developer is up and running in ten minutes.'],
    },
  },
  {
    id: 'n8n',
    name: 'n8n',
    role: 'Automations that the team can see, read and change without me.',
    metric: '10k+ workflows a month',
    icon: 'flow',
    dontUseIf:
      'the flow has forty branches and a heart of business logic. At that point it is a program, so let us write one and test it.',
    heardAs: [
      'and eight end',
      'an eight an',
      'an eight n',
      'and eight n',
      'n eight n',
      'n eight an',
      'en eight en',
      'and 8 end',
      'an 8 an',
      'n 8 an',
      'in eight in',
      'any ten',
      'nate n',
      'n ate n',
      'n eighteen',
      'nathan',
    ],
    spoken: {
      what: ['With n8n Omar builds automations that a team can see and change, and runs 10k+ workflows a month.'],
      why: ['The reason for n8n: the team can see, read and change the automations without Omar.'],
      numbers: ['More than ten thousand workflows a month run on n8n.'],
    },
  },
  {
    id: 'tailwind-css',
    name: 'Tailwind CSS',
    role: 'Interfaces that stay consistent when the third person edits them.',
    metric: 'Under 15 kB of CSS a page',
    icon: 'wind',
    dontUseIf: 'you already have a design system that works. Two systems are not a richer one, they are an argument.',
    names: ['Tailwind'],
    heardAs: ['tale wind', 'tail wind', 'tailwinds', 'tell wind', 'tailwind c s s', 'taylor wind'],
    spoken: {
      what: [
        'Omar writes interfaces with Tailwind CSS, so that they stay consistent when the third person edits them.',
      ],
      why: ['Tailwind is used because interfaces stay consistent when the third person edits them.'],
      numbers: ['With Tailwind pages stay under fifteen kilobytes of CSS.'],
    },
  },
  {
    id: 'vapi',
    name: 'Vapi',
    role: 'Phone and web calls with an assistant: turn-taking, interruptions and tools included.',
    metric: 'Answers in about a second',
    icon: 'sound',
    dontUseIf: 'a form would do. Nobody wants to hold a conversation to change a delivery date.',
    heardAs: ['vappy', 'vapy', 'vapee', 'wapi', 'vah pee', 'v api', 'vapi ai', 'happy ai', 'vape e', 'bapi'],
    spoken: {
      what: ['Omar uses Vapi for assistants on the phone and on the web, with turn-taking and interruptions included.'],
      why: [
        'Vapi is used because turn-taking, interruptions and tools come with it, for calls by phone and on the web.',
      ],
      numbers: ['An assistant on Vapi answers in about a second.'],
    },
  },
  {
    id: 'git-rest',
    name: 'Git & REST APIs',
    role: 'Small commits, reviewed changes, and interfaces that other systems can rely on for years.',
    metric: '40+ integrations connected',
    icon: 'branches',
    dontUseIf:
      'you want live updates many times a second. A socket is the better tool there; Git, however, is not negotiable.',
    parts: ['Git', 'REST APIs'],
    heardAs: ['get and rest', 'gith', 'rest a p i', 'rest a p is'],
    spokenName: 'Git and REST APIs',
    spoken: {
      what: ['Omar works in small commits, and has connected more than forty systems over REST APIs.'],
      why: [
        'Git and REST APIs are chosen because small commits can be reviewed, and other systems can rely on such interfaces for years.',
      ],
      numbers: ['More than forty integrations were connected over REST APIs.'],
    },
  },
] satisfies readonly StackItem[];
