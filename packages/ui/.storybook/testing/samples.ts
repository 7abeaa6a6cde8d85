export const sampleProject = {
  id: 'lighthouse',
  title: 'Lighthouse',
  subtitle: 'Harbour scheduling',
  story:
    'Ships waited for a telephone. Now they see their berth, their pilot and the tide on one screen, and the harbour master sleeps until six.',
  impact: 'Waiting at anchor fell from nine hours to two.',
  tags: ['TypeScript', 'PostgreSQL', 'Docker'],
  thumbnail:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"%3E%3Crect width="1200" height="800" fill="%23f4efe2"/%3E%3Crect x="60" y="60" width="480" height="60" fill="%23344"/%3E%3Crect x="60" y="160" width="1080" height="580" fill="%23dcd3bd"/%3E%3C/svg%3E',
  thumbnailAlt: 'A table of berths with arriving ships.',
  colours: ['#123c4a', '#e0a03c'],
} as const;

export const sampleExperience = {
  id: 'harbour',
  company: 'Sample Harbour',
  role: 'Full-Stack Developer',
  location: 'Remote',
  start: '2022-09',
  end: '2023-07',
  summary: 'Replaced a telephone and a whiteboard with a plan that everybody sees.',
  impacts: [
    'Cut waiting at anchor by two thirds',
    'Gave pilots their day a day ahead',
    'Third impact, only in the case study',
  ],
  metrics: [
    { label: 'Waiting at anchor', value: '9 h → 2 h' },
    { label: 'Calls a day', value: '−64%' },
  ],
  stack: ['React', 'Node.js', 'PostgreSQL', 'Docker'],
  media: [],
  links: {},
  problem: 'The plan lived on a whiteboard that one person could read.',
  approach: 'I sat beside that person for a week, then drew what I had seen, then built it.',
  results: 'The whiteboard is in the museum of the harbour.',
  whatIOwned: ['The planning model', 'The board in React', 'Moving ten years of paper'],
} as const;

export const sampleStackItem = {
  id: 'docker',
  name: 'Docker',
  role: 'The same machine on my desk, in CI and on the server.',
  metric: 'New developer running in 10 minutes',
  dontUseIf: 'you have one static page. A postcard in a container is still a postcard.',
} as const;

export const samplePrinciples = [
  { id: 'simplicity', text: 'Simplicity', description: 'The best part of a system is the one that was left out.' },
  { id: 'honesty', text: 'Honesty', description: 'Bad news on the day I hear it.' },
] as const;
