/** Holds the examination and prints its table: `pnpm evaluate`, with `--show` the answers that are neither true nor honest. */
import type { Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as shapes } from '@asad/content/fixtures/shapes';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';
import { gradeFirst } from './first-intents.ts';
import { gradeAnswer, VERDICTS, type Verdict } from './grade.ts';
import { importResume, listResumes, TODAY } from './import-resume.ts';
import { readFirstQuestions, readResumeQuestions } from './read-questions.ts';

const model = readModel(english);
const isShowing = process.argv.includes('--show');
const only = process.argv[process.argv.indexOf('--only') + 1];

interface Result {
  readonly question: string;
  readonly verdict: Verdict;
  readonly said: string;
}

function examine(
  portfolio: Portfolio,
  questions: readonly string[],
  grade: (at: number, reply: ReturnType<ReturnType<typeof createGuide>['replyTo']>['reply']) => Verdict,
): readonly Result[] {
  const guide = createGuide(deriveKnowledge(portfolio, TODAY), model);
  return questions.map((question, at) => {
    const { reply } = guide.replyTo(question, guide.begin().state);
    return { question, verdict: grade(at, reply), said: reply.sentences.join(' ') };
  });
}

function print(name: string, results: readonly Result[]): void {
  const count = (verdict: Verdict): number => results.filter((result) => result.verdict === verdict).length;
  const good = Math.round((100 * (count('true') + count('honest'))) / results.length);
  process.stdout.write(
    `${name.padEnd(28)} ${VERDICTS.map((verdict) => `${verdict} ${count(verdict)}`).join(', ')}; good ${good} %\n`,
  );
  if (!isShowing) return;
  for (const { question, verdict, said } of results)
    if (verdict !== 'true' && verdict !== 'honest')
      process.stdout.write(`    ${verdict} · ${question}\n        ${said}\n`);
}

const first = readFirstQuestions();
const owners: readonly (readonly [string, Portfolio])[] = [
  ['sample', sample],
  ['zoe', zoe],
  ['studio', studio],
  ['shapes', shapes],
  ...[...listResumes()].map(([name, file]) => [name, importResume(file)] as const),
];
for (const [name, portfolio] of owners) {
  if (process.argv.includes('--only') && name !== only) continue;
  print(
    `${name}, first questions`,
    examine(
      portfolio,
      first.map(({ question }) => question),
      (at, reply) => gradeFirst(first[at]?.intent ?? '', reply.sentences, deriveKnowledge(portfolio, TODAY)),
    ),
  );
}
for (const [name, file] of listResumes()) {
  if (process.argv.includes('--only') && name !== only) continue;
  const questions = readResumeQuestions(name);
  print(
    `${name}, own questions`,
    examine(
      importResume(file),
      questions.map(({ question }) => question),
      (at, { sentences }) => gradeAnswer(questions[at] ?? { kind: 'fact', must: [] }, sentences),
    ),
  );
}
