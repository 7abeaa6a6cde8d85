import type { StackItem } from '../../model.ts';

export const vapi = {
  id: 'vapi',
  name: 'Vapi',
  role: 'Phone and web calls with an assistant: turn-taking, interruptions and tools included.',
  metric: 'Answers in about a second',
  icon: 'sound',
  dontUseIf: 'a form would do. Nobody wants to hold a conversation to change a delivery date.',
  heardAs: ['vappy', 'vapy', 'vapee', 'wapi', 'vah pee', 'v api', 'vapi ai', 'happy ai', 'vape e', 'bapi'],
  spoken: {
    what: ['Omar uses Vapi for assistants on the phone and on the web, with turn-taking and interruptions included.'],
    why: ['Vapi is used because turn-taking, interruptions and tools come with it, for calls by phone and on the web.'],
    numbers: ['An assistant on Vapi answers in about a second.'],
  },
} as const satisfies StackItem;
