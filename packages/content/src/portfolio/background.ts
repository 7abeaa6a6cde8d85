import type { Background } from '../kinds/background.ts';

/** Entries apart from works and jobs; invented, like the rest of the sample. */
export const background = {
  education: [
    {
      institution: 'Example Institute of Technology',
      degree: 'BSc',
      area: 'Informatics',
      start: '2018',
      end: '2021',
      location: 'Lisbon, Portugal',
    },
  ],
  volunteering: [
    {
      organization: 'Sample Repair Café',
      role: 'Fixer',
      start: '2022-03',
      summary: 'Mends laptops and lamps on one Saturday a month.',
    },
  ],
} satisfies Background;
