import type { Owner } from '../kinds/owner.ts';

/** The owner. A sample: the person is invented and every address uses a reserved example domain. */
export const owner = {
  name: 'Omar Linden',
  firstName: 'Omar',
  pronouns: 'he',
  role: 'Full-stack developer',
  email: 'hello@omarlinden.example.com',
  linkedIn: 'https://linkedin.example.com/in/omarlinden',
  bookingUrl: 'https://cal.example.com/omarlinden/fit-check',
  siteUrl: 'https://omarlinden.example.com',
  availability: 'Open for contract work',
  location: 'Lisbon, Portugal',
  timeZone: 'UTC+0, +1 in summer',
  yearsOfExperience: '4+',
  isSample: true,
} satisfies Owner;
