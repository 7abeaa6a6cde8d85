import type { StackItem } from '../../model.ts';

export const docker = {
  id: 'docker',
  name: 'Docker',
  role: 'The same machine on my desk, in CI and on the server.',
  metric: 'New developer running in 10 minutes',
  icon: 'boat',
  dontUseIf: 'you have one static page. Shipping a postcard in a container is impressive, but it is still a postcard.',
  heardAs: ['dokker', 'doker', 'docket', 'dock her', 'dr docker'],
  spoken: {
    what: ['Omar uses Docker, so that the same machine runs on the desk, in tests and on the server.'],
    why: ['Docker is used because the same machine then runs on the desk, in tests and on the server.'],
    numbers: ['With Docker a new developer is up and running in ten minutes.'],
  },
} as const satisfies StackItem;
