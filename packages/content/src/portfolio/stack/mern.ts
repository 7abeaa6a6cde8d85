import type { StackItem } from '../../model.ts';

export const mern = {
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
} as const satisfies StackItem;
