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

/** The content of this site. */
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
  heardAs: {
    React: ['re act', 'react js', 'react j s', 'we act'],
    'Node.js': ['no js', 'note js', 'node j s', 'no jay s', 'node jay ess', 'express'],
    MongoDB: ['mango db', 'mongo d b', 'mango d b', 'mungo db'],
    'Vue.js': ['view js', 'view dot js', 'view j s', 'few js'],
    Git: ['get hub'],
    Redis: ['reddis', 'red is', 'reddish', 'readies'],
    PostgreSQL: ['post gress', 'post gres', 'postgre', 'post grass'],
    MySQL: ['my sql', 'my sequel'],
    WebRTC: ['web r t c'],
    Firebase: ['fire base', 'fire bass'],
    Webhooks: ['web hooks'],
  },
};
