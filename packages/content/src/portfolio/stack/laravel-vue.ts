import type { StackItem } from '../../model.ts';

export const laravelVue = {
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
} as const satisfies StackItem;
