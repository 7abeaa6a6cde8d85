import type { Experience } from '../../model.ts';

/** An invented employer. */
export const loremAndSons = {
  id: 'lorem-and-sons',
  company: 'Lorem & Sons',
  role: 'Junior Web Developer',
  location: 'Remote',
  start: '2021-09',
  end: '2022-08',
  summary: 'Built and looked after online shops for an agency, and learned what a deadline costs when it is not yours.',
  impacts: [
    'Shipped seven shops, and was on call for all of them',
    'Halved the loading time of the agency’s base theme',
    'Wrote the release checklist that the agency still works from',
  ],
  metrics: [
    { label: 'Shops shipped', value: '7' },
    { label: 'Loading time', value: '−54%' },
    { label: 'Releases without a rollback', value: '38 in a row' },
  ],
  stack: ['Laravel', 'Vue.js', 'Tailwind CSS', 'Git'],
  media: [],
  links: {},
  tags: ['shops', 'agency', 'frontend'],
  problem:
    'Every shop was a copy of the one before, with its bugs. Releases went out on Friday evenings by file transfer, and whoever pressed the button spent the weekend near a laptop.',
  approach:
    'I pulled what all shops shared into one theme, put everything under version control, and wrote down the release as a checklist until it was dull enough for a script. Then I went after the loading time: images first, then the scripts that nobody could name.',
  results:
    'New shops started from a base that worked. Releases moved to Tuesday mornings, thirty-eight in a row went out without a rollback, and weekends became weekends.',
  whatIOwned: [
    'Seven shops, from template to first order',
    'The shared theme and its loading time',
    'The release checklist, later the release script',
  ],
  heardAs: [
    'lauren and sons',
    'laurem',
    'lorum',
    'lorum and sons',
    'florem and sons',
    'laura and sons',
    'loram',
    'loren and sons',
  ],
  spoken: {
    what: [
      'Seven online shops came out of it, and a base theme that loads in half the time.',
      'The release checklist that he wrote there sent 38 releases out in a row without a rollback.',
    ],
    why: [
      'At Lorem & Sons every shop was a copy of the one before, with its bugs.',
      'Releases went out on Friday evenings by file transfer, and whoever pressed the button spent the weekend near a laptop.',
    ],
    how: [
      'Omar pulled what all shops shared into one theme, and put everything under version control.',
      'The release was written down as a checklist, until it was dull enough for a script.',
      'Then came the loading time: images first, then the scripts that nobody could name.',
    ],
    result: [
      'At Lorem & Sons new shops then started from a base that worked.',
      'Releases moved to Tuesday mornings, 38 in a row went out without a rollback, and weekends became weekends.',
    ],
    owned: [
      'Omar owned seven shops at Lorem & Sons, from template to first order.',
      "The shared theme with its loading time, and the release checklist, later a script, were Omar's part too.",
    ],
    forWhom: ['Lorem & Sons was an agency, which builds and looks after online shops.'],
    numbers: ['Seven shops shipped, the loading time cut by 54 percent, and 38 releases in a row without a rollback.'],
    learned: ['What a deadline costs when it is not yours: that is what he learned there.'],
  },
} as const satisfies Experience;
