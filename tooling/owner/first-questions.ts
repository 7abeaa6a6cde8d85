/** Lists first questions of visitors that neither the entries nor `answers.ts` answer: `pnpm first-questions`. */
import { parseArgs } from 'node:util';
import { KINDS, type AnswerId, type Portfolio } from '@asad/content';
import { deriveKnowledge } from '@asad/guide/derive';
import { HOUSE, runOwnerCommand } from './owner-command.ts';
import { PORTFOLIO, readPortfolio } from './portfolio-files.ts';

/** First questions of recruiters and clients, the most asked first, by the key of `answers.ts` that answers each. */
const FIRST_QUESTIONS = {
  availability: 'Are you available, and for what?',
  'availability/when': 'When can you start?',
  rates: 'What do you cost?',
  remote: 'Do you work remotely?',
  strengths: 'What are you good at?',
  weaknesses: 'What do you not do, or not do well?',
  proudest: 'Which work are you proudest of, and why?',
  contract: 'Employment, freelance, or both?',
  wish: 'What kind of role do you want next?',
  notice: 'How long is your notice period?',
  failures: 'What went wrong once, and what came of it?',
  onsite: 'Do you come to an office?',
  relocation: 'Would you move for a job?',
  visa: 'Do you need a visa or a work permit?',
  internship: 'Are you looking for an internship?',
  process: 'How does a project with you go?',
  updates: 'How often does a client hear from you?',
  ownership: 'Who owns the code when the project is over?',
  takeover: 'Do you take over code that others wrote?',
  aftercare: 'What happens after the launch?',
  smalljob: 'Do you take very small jobs?',
  dissatisfied: 'What if a client is not satisfied?',
  legal: 'Do you sign an NDA?',
  partners: 'Do you work alone or in teams?',
  teaching: 'Have you led or taught people?',
  testing: 'Do you write tests?',
  security: 'What do you do about security?',
  accessibility: 'Is what you build accessible?',
  design: 'Do you design as well?',
  deployment: 'How does your work go live?',
  'artificial-intelligence': 'Do you work with AI?',
  industries: 'Which industries do you know?',
  education: 'Where did you study, and what?',
  certificates: 'Do you have certificates or awards?',
  languages: 'Which languages do you speak?',
  blog: 'Have you published or spoken in public?',
  volunteer: 'Do you volunteer?',
  references: 'Who can speak for you?',
  'reply-time': 'How fast do you answer a mail?',
} as const satisfies Partial<Record<AnswerId, string>>;

/** Returns a line for each question, with its key of `answers.ts`. */
export function listUnanswered(portfolio: Portfolio): readonly string[] {
  const { entities } = deriveKnowledge(portfolio, undefined, { kinds: KINDS });
  return Object.entries(FIRST_QUESTIONS).flatMap(([key, question]) => {
    const [id = '', field = 'what'] = key.split('/');
    const entity = entities.find(({ id: known }) => known === id || known === `unwritten-${id}`);
    return entity?.fields[field]?.isUnwritten === true ? [`${question} (${key})`] : [];
  });
}

if (import.meta.main)
  await runOwnerCommand('pnpm first-questions', async () => {
    parseArgs();
    const unanswered = listUnanswered(await readPortfolio(HOUSE));
    return unanswered.length === 0
      ? 'Your entries and answers.ts answer every first question.'
      : [
          `People will ask; you have not answered (the keys are those of ${PORTFOLIO}/answers.ts):`,
          ...unanswered.map((line) => `  ${line}`),
        ].join('\n');
  });
