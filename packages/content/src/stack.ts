import type { StackItem } from './model.ts';

/** Seven tools, each with the case against it. */
export const stack = [
  {
    id: 'mern',
    name: 'MERN',
    role: 'Products with a lot of interface: React in front, Node and Express behind, MongoDB below.',
    metric: '3 products in production',
    icon: 'mern',
    dontUseIf:
      'your data is mostly relations and you enjoy sleeping. Then it is a job for SQL, and I will say so before the first commit.',
  },
  {
    id: 'laravel-vue',
    name: 'Laravel + Vue.js',
    role: 'Back offices, portals and shops, where the framework has already made the boring decisions well.',
    metric: '2 years of daily use',
    icon: 'laravel-vue',
    dontUseIf: 'your whole team writes TypeScript and looks at PHP the way a cat looks at a bath.',
  },
  {
    id: 'docker',
    name: 'Docker',
    role: 'The same machine on my desk, in CI and on the server.',
    metric: 'New developer running in 10 minutes',
    icon: 'docker',
    dontUseIf:
      'you have one static page. Shipping a postcard in a container is impressive, but it is still a postcard.',
  },
  {
    id: 'n8n',
    name: 'n8n',
    role: 'Automations that the team can see, read and change without me.',
    metric: '10k+ workflows a month',
    icon: 'n8n',
    dontUseIf:
      'the flow has forty branches and a heart of business logic. At that point it is a program, so let us write one and test it.',
  },
  {
    id: 'tailwind-css',
    name: 'Tailwind CSS',
    role: 'Interfaces that stay consistent when the third person edits them.',
    metric: 'Under 15 kB of CSS a page',
    icon: 'tailwind-css',
    dontUseIf: 'you already have a design system that works. Two systems are not a richer one, they are an argument.',
  },
  {
    id: 'vapi',
    name: 'Vapi',
    role: 'Phone and web calls with an assistant: turn-taking, interruptions and tools included.',
    metric: 'Answers in about a second',
    icon: 'vapi',
    dontUseIf: 'a form would do. Nobody wants to hold a conversation to change a delivery date.',
  },
  {
    id: 'git-rest',
    name: 'Git & REST APIs',
    role: 'Small commits, reviewed changes, and interfaces that other systems can rely on for years.',
    metric: '40+ integrations connected',
    icon: 'git-rest',
    dontUseIf:
      'you want live updates many times a second. A socket is the better tool there; Git, however, is not negotiable.',
  },
] as const satisfies readonly StackItem[];
