import { portfolio as sample } from '../../fixtures/sample/portfolio.ts';
import type { Portfolio } from '../kinds/portfolio.ts';
import { answers } from './answers.ts';
import { background } from './background.ts';
import { experiences } from './experiences.ts';
import { owner } from './owner.ts';
import { pillars } from './pillars.ts';
import { principles } from './principles.ts';
import { projects } from './projects.ts';
import { stack } from './stack.ts';
import { words } from './words.ts';

/** The content of this site. It is the sample until `pnpm new-owner` writes these files, or their owner does. */
export const portfolio: Portfolio = {
  owner,
  words,
  projects,
  experiences,
  stack,
  principles,
  pillars,
  answers,
  ...background,
  heardAs: { ...sample.heardAs },
};
